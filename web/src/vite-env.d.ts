/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:sprites' {
  /** Where the sheet of symbols lies. */
  export const address: string
  /** Names of the drawings, `#s-NAME` in the sheet. */
  export const pieces: ReadonlySet<string>
  /** Names of the interface icons, `#ui-NAME` in the sheet. */
  export const icons: ReadonlySet<string>
}
