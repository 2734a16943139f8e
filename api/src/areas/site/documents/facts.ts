// What the placeholders of the documents are filled from.

import { type CancellationTerms, lowestPercent } from '@academy/contract/base/cancellation-terms'
import { type Locale, type Localized, locales } from '@academy/contract/base/locale'
import { shortMoneyText } from '@academy/contract/base/money'
import type { WrittenDocument } from '@academy/contract/site/documents/office-schemas'
import { invalidInput } from '../../../base/problem.ts'
import { json } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields } from '../../../db/localized.ts'
import { fieldsWithoutValue } from './rules.ts'
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

const factsStatement = fixedStatement({ facts: json<DocumentFacts>() })(`
  select json_build_object(
    'association', json_build_object(
      'name', association.name, 'street', street, 'zip', zip, 'city', city,
      'email', coalesce(nullif(contact_email, ''), email), 'country_code', country.iso_code,
      ${jsonFields({ table: 'countries', row: 'country' }, 'name', 'country')}),
    'academy', (
      select json_build_object('place', place_name, 'handling_fee_cents', handling_fee_cents,
        'recording_fee_cents', recording_fee_cents, 'withdrawal_terms', withdrawal_terms, 'lodging_terms', lodging_terms)
      from academies where is_current),
    'prices', (
      select json_build_object('single_room_cents', highest, 'double_room_cents', lowest, 'half_board_cents', board)
      from academies academy
      cross join lateral (
        select max(price_cents) as highest, min(price_cents) as lowest from room_types where academy_id = academy.id) rooms
      cross join lateral (
        select price_cents as board from meal_types where academy_id = academy.id order by id limit 1) meals
      where academy.is_current and highest is not null)) as facts
  from association join countries country on country.id = country_id`)

/** Returns what the documents say about the association and the current academy. */
export const loadFacts = async (db: Db): Promise<DocumentFacts> => {
  const [row] = await factsStatement(db)
  if (!row) throw new Error('The association has no row')
  return row.facts
}

/** Refuses texts with a placeholder that has no value yet, at its fields. */
export const refuseEmptyPlaceholders = (
  texts: Record<Locale, WrittenDocument>,
  facts: DocumentFacts,
  locale: Locale,
): void => {
  const empty = locales.flatMap(language =>
    fieldsWithoutValue(texts[language], documentValues(facts, language)).map(
      field => [`text_${language}.${field}`, 'PLACEHOLDER_EMPTY'] as const,
    ),
  )
  if (empty.length > 0) throw invalidInput(Object.fromEntries(empty), locale)
}
