/** What this browser is called in a list of devices: its maker and its system, as far as it tells them. */
const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

export function deviceName(agent: string): string {
  const find = (known: [RegExp, string][]) => known.find(([looks]) => looks.test(agent))?.[1]
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(', ') || 'Browser'
}

/** A code in groups that can be read out: 4 letters, or 5 where it is long. */
export function groupCode(code: string): string {
  const size = code.length > 12 ? 5 : 4
  return code.match(new RegExp(`.{1,${size}}`, 'g'))?.join(' ') ?? ''
}

/** A code that somebody has typed or pasted, as it was made; nothing if it cannot be one. */
export function codeIn(typed: string): string {
  const code = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return (code.length === 8 || code.length === 26) && /^[A-HJ-NP-Z2-9]+$/.test(code) ? code : ''
}
