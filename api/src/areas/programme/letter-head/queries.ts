import { day, localizedText, number, type RowOf, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { columnList, columnsAs } from '../../../db/localized.ts'
import { chosenAcademy } from '../editing/queries.ts'

const letterHeadColumns = {
  academy_id: number(),
  start_date: day(),
  end_date: day(),
  place: text(),
  association: text(),
  street: text(),
  zip: text(),
  city: text(),
  email: text(),
  phone: text(),
  website: text(),
  ...localizedText('site_name'),
  ...localizedText('country'),
}
/** The association and an academy, as papers name them. */
export type LetterHead = RowOf<typeof letterHeadColumns>

const headStatement = fixedStatement(letterHeadColumns)<[academy_id: number | null]>(`
  select academy.id as academy_id, start_date_academy as start_date, end_date_academy as end_date,
    place_name as place, association.name as association, street, zip, city,
    coalesce(nullif(contact_email, ''), email) as email, phone, website,
    ${columnList({ table: 'association' }, 'site_name')},
    ${columnsAs({ table: 'countries', row: 'country' }, 'name', 'country')}
  from (${chosenAcademy}) academy, association join countries country on country.id = association.country_id`)

/** Returns the head of a letter; undefined if there is no such academy. */
export const findLetterHead = async (
  db: Db | Tx,
  academy_id: number | undefined,
): Promise<LetterHead | undefined> => (await headStatement(db, academy_id ?? null))[0]
