import type { Phase } from '@academy/contract/base/phase'
import { createContext, use } from 'react'

/** The site and the association behind it, in the language of the page. A text that is not set is empty. */
export interface SiteInfo {
  siteName: string
  /** Shown while no academy is current. */
  place: string
  /** The name of the association. */
  name: string
  legalForm: string
  street: string
  zip: string
  city: string
  country: string
  countryCode: string
  email: string
  phone: string
  website: string
  registerNumber: string
  registerAuthority: string
  taxNote: string
  purpose: string
  board: { function: string; name: string }[]
  socialLinks: { name: string; url: string }[]
  /** The part of the year. */
  phase: Phase
}

/** Before anything is known, and when it cannot be loaded. */
export const unknownSite: SiteInfo = {
  siteName: '',
  place: '',
  name: '',
  legalForm: '',
  street: '',
  zip: '',
  city: '',
  country: '',
  countryCode: '',
  email: '',
  phone: '',
  website: '',
  registerNumber: '',
  registerAuthority: '',
  taxNote: '',
  purpose: '',
  board: [],
  socialLinks: [],
  phase: 'applications',
}

export const SiteContext = createContext<SiteInfo>(unknownSite)

export const useSite = (): SiteInfo => use(SiteContext)

/** `8899 Amselzell, Austria` */
export const townOf = ({ zip, city, country }: SiteInfo): string =>
  [`${zip} ${city}`.trim(), country].filter(Boolean).join(', ')

/** `Stiftsplatz 1, 8899 Amselzell, Austria` */
export const addressOf = (site: SiteInfo): string => [site.street, townOf(site)].filter(Boolean).join(', ')
