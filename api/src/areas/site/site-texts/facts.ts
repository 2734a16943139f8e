// Formats the values of the placeholders that every text may use.

import { type Locale, type Localized, locales } from '@academy/contract/base/locale'
import { shortMoneyText } from '@academy/contract/base/money'
import { defaultSiteNames } from '@academy/contract/site/association/default-site-names'
import type { PlaceholderValues } from '@academy/contract/site/site-texts/placeholders'
import { dayText } from '../../../base/formats.ts'

/**
 * What the placeholders are filled from. A text of the association that is not set is empty; what an academy
 * has is null while none is current.
 */
export interface TextFacts extends Localized<'country'>, Localized<'site_name'> {
  association: string
  street: string
  zip: string
  city: string
  /** The contact address, as the public sees it. */
  email: string
  place: string
  place_name: string | null
  start_date_academy: string | null
  end_date_academy: string | null
  end_date_application: string | null
  handling_fee_cents: number | null
}

/** Replaces a day or an amount before there is an academy. */
const open: Record<Locale, string> = { de: 'wird noch bekannt gegeben', en: 'to be announced' }

/** Stands for the association and the place before they are known. */
const siteNameIn = (facts: TextFacts, locale: Locale): string =>
  [locale, ...locales].map(language => facts[`site_name_${language}`]).find(Boolean) ??
  defaultSiteNames[locale]

const addressIn = ({ street, zip, city, ...facts }: TextFacts, locale: Locale): string => {
  const lines = [street, `${zip} ${city}`.trim()].filter(Boolean)
  return lines.length > 0 ? [...lines, facts[`country_${locale}`]].join(', ') : ''
}

/** Only the mail address and the address may be empty. */
export const placeholderValues = (facts: TextFacts, locale: Locale, today: string): PlaceholderValues => {
  const siteName = siteNameIn(facts, locale)
  const day = (value: string | null) => (value === null ? open[locale] : dayText(value, locale))
  return {
    association: facts.association || siteName,
    address: addressIn(facts, locale),
    email: facts.email,
    place: facts.place_name || facts.place || facts.city || siteName,
    year: (facts.start_date_academy ?? today).slice(0, 4),
    academy_start: day(facts.start_date_academy),
    academy_end: day(facts.end_date_academy),
    deadline: day(facts.end_date_application),
    handling_fee:
      facts.handling_fee_cents === null ? open[locale] : shortMoneyText(facts.handling_fee_cents, locale),
  }
}
