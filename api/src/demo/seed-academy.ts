import { laterDay } from '@academy/contract/base/days'
import { localized, localizedBy } from '@academy/contract/base/locale'
import { centsOf } from '@academy/contract/base/money'
import { factsBy } from '@academy/contract/programme/masterclasses/facts'
import { association } from '../areas/site/association/demo-association.ts'
import type { Tx } from '../db/connection.ts'
import { storableJson } from '../db/expressions.ts'
import { academy, mealTypes, roomTypes, scholarship } from './content/academy.ts'
import { type DemoMasterclass, withoutAccompanist } from './content/masterclasses.ts'
import { demoAboutTexts, demoAcademyTexts, demoHomeTexts, demoLogos } from './content/site-texts.ts'
import { teachers } from './content/teachers.ts'
import { demoYear, timestampOn } from './season.ts'

export const demoTexts = { ...demoHomeTexts, ...demoAcademyTexts, ...demoAboutTexts, ...demoLogos }

/** Publishes the wording of the demo's office, except for texts that were changed since. */
export const seedSiteTexts = async (tx: Tx, year: number): Promise<void> => {
  const office = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'manager@example.org')
    .executeTakeFirst()
  // The autumn before the academy.
  const changed_at = new Date(`${year - 1}-10-12T08:30:00Z`)
  const rows = Object.entries(demoTexts).map(([key, text]) => ({
    key,
    version: 1,
    ...localizedBy('value', locale => storableJson(text[locale])),
    changed_at,
    account_id: office?.id ?? null,
  }))
  await tx
    .insertInto('site_text_versions')
    .values(rows)
    .onConflict(conflict => conflict.columns(['key', 'version']).doNothing())
    .execute()
}

/**
 * Fills in the association, unless it was changed. A demo of an earlier version lacks the contact address and
 * all that came with it.
 */
export const seedAssociation = async (tx: Tx): Promise<void> => {
  const { board, social_links, ...texts } = association
  await tx
    .updateTable('association')
    .set({ ...texts, board: JSON.stringify(board), social_links: JSON.stringify(social_links) })
    .where('contact_email', '=', '')
    .where('iban', 'in', ['', association.iban])
    .execute()
}

/** Creates the academy of a year with its offers and masterclasses. Returns its id. */
export const seedAcademy = async (
  tx: Tx,
  year: number,
  masterclasses: readonly DemoMasterclass[],
): Promise<number> => {
  const { day, ...dates } = demoYear(year)
  const there = await tx
    .selectFrom('academies')
    .select('id')
    .where('start_date_academy', '=', dates.start_date_academy)
    .executeTakeFirst()
  if (there) return there.id

  const { id: academy_id } = await tx
    .insertInto('academies')
    .values({
      ...dates,
      changed_at: timestampOn(laterDay(demoYear(year - 1).end_date_academy, 1)),
      place_name: academy.place_name,
      handling_fee_cents: centsOf(academy.handling_fee),
      recording_fee_cents: centsOf(academy.recording_fee),
      scholarship_de: scholarship.note_de,
      scholarship_en: scholarship.note_en,
      scholarship_url: scholarship.link,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('room_types')
    .values(roomTypes.map(({ price, ...room }) => ({ ...room, academy_id, price_cents: centsOf(price) })))
    .execute()
  await tx
    .insertInto('meal_types')
    .values(mealTypes.map(({ price, ...meal }) => ({ ...meal, academy_id, price_cents: centsOf(price) })))
    .execute()
  const rows = await rowsOf(tx, academy_id, day, masterclasses)
  if (rows.length > 0) await tx.insertInto('masterclasses').values(rows).execute()
  return academy_id
}

const rowsOf = async (
  tx: Tx,
  academy_id: number,
  day: (offset: number) => string,
  masterclasses: readonly DemoMasterclass[],
) => {
  const slugOf = new Map(
    teachers.map(({ slug, first_name, last_name }) => [`${first_name} ${last_name}`, slug]),
  )
  const people = await tx.selectFrom('teachers').select(['id', 'first_name', 'last_name']).execute()
  const teacherId = new Map(people.map(row => [slugOf.get(`${row.first_name} ${row.last_name}`), row.id]))
  const instruments = await tx.selectFrom('instruments').select(['id', 'key']).execute()
  const instrumentId = new Map(instruments.map(({ id, key }) => [key, id]))
  return masterclasses.map(
    ({ teacher, instrument, from_day, to_day, participation_fee, application_closed, ...described }) => ({
      academy_id,
      teacher_id: found(teacherId.get(teacher), teacher),
      instrument_id: found(instrumentId.get(instrument), instrument),
      start_date: day(from_day),
      end_date: day(to_day),
      participation_fee_cents: centsOf(participation_fee),
      application_closed,
      needs_accompanist: !withoutAccompanist.includes(instrument),
      // One statement inserts all rows, so each has every column.
      places: described.places ?? null,
      ...localizedBy('tagline', locale => described.tagline?.[locale] ?? ''),
      ...(described.chamberMusic ?? localized('chamber_music', '')),
      ...factsBy((fact, locale) => described.texts[fact][locale]),
    }),
  )
}

const found = (id: number | undefined, name: string): number => {
  if (id === undefined) throw new Error(`Demo content: ${name} does not exist`)
  return id
}
