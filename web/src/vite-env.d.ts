/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:sprites' {
  export interface Facts {
    faces?: 'left' | 'right'
    size?: number
    backdrop?: boolean
    tint?: string
    coats?: Record<string, string>
    sound?: string
  }
  /** Where the sheet of symbols lies. */
  export const address: string
  /** Names of the drawings, `#s-NAME` in the sheet. */
  export const pieces: ReadonlySet<string>
  /** What the drawings say about pieces that are drawn with them (`sprite-sheet.ts`), where they say anything. */
  export const facts: Readonly<Record<string, Facts | undefined>>
  /** Names of the interface icons, `#ui-NAME` in the sheet. */
  export const icons: ReadonlySet<string>
}
