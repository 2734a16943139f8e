// Formats the values of the placeholders that every text may use.
import type { Locale } from '@academy/contract/locale'
import { moneyText } from '@academy/contract/money'
import type { PlaceholderValues } from '@academy/contract/site-texts/placeholders'
import { dayText } from '../../lib/formats.ts'

/** What the placeholders are filled from; null while there is no current academy. */
export interface TextFacts {
  association: string
  street: string
  zip: string
  city: string
  email: string
  place_name: string | null
  start_date_academy: string | null
  end_date_academy: string | null
  end_date_application: string | null
  handling_fee_cents: number | null
}

/** Replaces a day or an amount before there is an academy. */
const open: Record<Locale, string> = { de: 'wird noch bekannt gegeben', en: 'to be announced' }

export const placeholderValues = (facts: TextFacts, locale: Locale, today: string): PlaceholderValues => {
  const day = (value: string | null) => (value === null ? open[locale] : dayText(value, locale))
  return {
    association: facts.association,
    address: `${facts.street}, ${facts.zip} ${facts.city}`,
    email: facts.email,
    place: facts.place_name ?? facts.city,
    year: (facts.start_date_academy ?? today).slice(0, 4),
    academy_start: day(facts.start_date_academy),
    academy_end: day(facts.end_date_academy),
    deadline: day(facts.end_date_application),
    handling_fee:
      facts.handling_fee_cents === null ? open[locale] : moneyText(facts.handling_fee_cents, locale),
  }
}
