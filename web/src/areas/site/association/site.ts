import { type Locale, type Localized, locales } from '@academy/contract/base/locale'
import { defaultSiteNames } from '@academy/contract/site/association/default-site-names'
import * as contract from '@academy/contract/site/association/endpoints'
import type { Site } from '@academy/contract/site/association/schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { type SiteInfo, unknownSite } from '../../../base/site.ts'

/** Returns a text in this language; in another one while it is missing. */
const textIn = <Name extends string>(texts: Localized<Name>, name: Name, locale: Locale): string =>
  texts[`${name}_${locale}`] || locales.map(other => texts[`${name}_${other}`]).find(Boolean) || ''

const infoOf = (site: Site, locale: Locale): SiteInfo => ({
  siteName: textIn(site, 'site_name', locale) || defaultSiteNames[locale],
  place: site.place,
  name: site.name,
  legalForm: textIn(site, 'legal_form', locale),
  street: site.street,
  zip: site.zip,
  city: site.city,
  country: textIn(site, 'country', locale),
  countryCode: site.country_code,
  email: site.email,
  phone: site.phone,
  website: site.website,
  registerNumber: site.register_number,
  registerAuthority: site.register_authority,
  taxNote: textIn(site, 'tax_note', locale),
  purpose: textIn(site, 'purpose', locale),
  board: site.board.map(member => ({ function: textIn(member, 'function', locale), name: member.name })),
  socialLinks: site.social_links,
  phase: site.phase,
})

// Set in the browser only: the server reads the data for every page.
let lastShown: SiteInfo | undefined

/** Remembers what the page shows, for when a later request fails. */
export const rememberSite = (shown: SiteInfo): void => {
  lastShown = shown
}

/** Loads the data of header and footer. Never fails: a page is shown without them rather than not at all. */
export const loadSite = (call: Call, locale: Locale): Promise<SiteInfo> =>
  call(contract.site, {}, quiet).then(
    found => infoOf(found, locale),
    () => lastShown ?? { ...unknownSite, siteName: defaultSiteNames[locale] },
  )
