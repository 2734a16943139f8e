// What the placeholders of the documents are filled from.

import type { Locale, Localized } from '@academy/contract/base/locale'
import { shortMoneyText } from '@academy/contract/base/money'
import type { CancellationTerms } from '@academy/contract/office/academies/cancellation-terms'
import { lowestPercent } from '@academy/contract/office/academies/cancellation-terms'
import { lodgingRows, withdrawalRows } from './texts/cancellation-rows.ts'
import type { DocumentValues } from './texts/fill.ts'

export interface DocumentFacts {
  association: Localized<'country'> & {
    name: string
    street: string
    zip: string
    city: string
    email: string
    country_code: string
  }
  /** Null while no academy is current. */
  academy: {
    place: string
    handling_fee_cents: number
    recording_fee_cents: number
    /** Of the participation fee, and of the price of a booking. */
    withdrawal_terms: CancellationTerms
    lodging_terms: CancellationTerms
  } | null
  /** Per person and night; null while there are none. */
  prices: { single_room_cents: number; double_room_cents: number; half_board_cents: number } | null
}

/** Whether an address of this country names it: in German, an Austrian one does not. */
const namesCountry: Record<Locale, (country_code: string) => boolean> = {
  de: country_code => country_code !== 'AT',
  en: () => true,
}

const addressIn = ({ association }: DocumentFacts, locale: Locale) => {
  const { street, zip, city, country_code } = association
  const country = namesCountry[locale](country_code) && association[`country_${locale}`]
  return [street, `${zip} ${city}`.trim(), country].filter(Boolean).join(', ')
}

export const documentValues = (facts: DocumentFacts, locale: Locale): DocumentValues => {
  const { association, academy, prices } = facts
  const money = (cents: number) => shortMoneyText(cents, locale)
  return {
    texts: {
      association: association.name,
      address: addressIn(facts, locale),
      country: association[`country_${locale}`],
      city: association.city,
      email: association.email,
      ...(academy && {
        place: academy.place,
        handling_fee: money(academy.handling_fee_cents),
        recording_fee: money(academy.recording_fee_cents),
        withdrawal_percent: String(lowestPercent(academy.withdrawal_terms)),
      }),
      ...(prices && {
        single_room: money(prices.single_room_cents),
        double_room: money(prices.double_room_cents),
        half_board: money(prices.half_board_cents),
      }),
    },
    tables: academy
      ? {
          withdrawal_terms: withdrawalRows[locale](academy.withdrawal_terms),
          lodging_terms: lodgingRows[locale](academy.lodging_terms),
        }
      : {},
  }
}
