// Without zod, so that a page can name a device without loading the schemas.
import type { Locale } from './locale.ts'

/** The browsers that are told apart. Nothing else of a user agent is stored. */
export const browsers = ['Firefox', 'Chrome', 'Safari', 'Edge', 'Opera', 'Samsung Internet'] as const
export type Browser = (typeof browsers)[number]

export const systems = ['Windows', 'macOS', 'iPhone', 'iPad', 'Android', 'ChromeOS', 'Linux'] as const
export type System = (typeof systems)[number]

/** A browser and its operating system, as far as they are known. */
export interface Device {
  browser: Browser | null
  system: System | null
}

const unknownDevice: Record<Locale, string> = { en: 'Unknown device', de: 'Unbekanntes Gerät' }
const joined: Record<Locale, (browser: string, system: string) => string> = {
  en: (browser, system) => `${browser} on ${system}`,
  de: (browser, system) => `${browser} auf ${system}`,
}

export const deviceName = ({ browser, system }: Device, locale: Locale): string => {
  if (browser && system) return joined[locale](browser, system)
  return browser ?? system ?? unknownDevice[locale]
}

/** The stored form of an address that is not on the internet. */
export const LOCAL_NETWORK = 'local'

const localNetwork: Record<Locale, string> = { en: 'Local network', de: 'Lokales Netz' }
const unknownNetwork: Record<Locale, string> = { en: 'Unknown network', de: 'Unbekanntes Netz' }
const network: Record<Locale, (shown: string) => string> = {
  en: shown => `Network ${shown}`,
  de: shown => `Netz ${shown}`,
}

/** A network in words. `shown` is its shortened address, such as `203.0.113.x`. */
export const networkName = (shown: string | null, locale: Locale): string => {
  if (shown === null) return unknownNetwork[locale]
  return shown === LOCAL_NETWORK ? localNetwork[locale] : network[locale](shown)
}
