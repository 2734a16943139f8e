import type { Browser, Device, System } from '@academy/contract/access/sessions/devices'

// The order matters: most browsers also name those that they resemble.
const browserPatterns: [RegExp, Browser][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/\d[\d.]* (?:Mobile\/\w+ )?Safari\//, 'Safari'],
]

const systemPatterns: [RegExp, System][] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const firstMatch = <Name>(patterns: [RegExp, Name][], agent: string): Name | null =>
  patterns.find(([pattern]) => pattern.test(agent))?.[1] ?? null

/** Returns the names of a fixed list that a user agent fits, so that nothing else of it is stored or shown. */
export const describeAgent = (agent: string): Device => ({
  browser: firstMatch(browserPatterns, agent),
  system: firstMatch(systemPatterns, agent),
})
