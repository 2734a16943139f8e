import { type Localized, localizedBy } from '@academy/contract/base/locale'
import type { TextValue, TextVersion } from '@academy/contract/site/site-texts/schemas'
import { json, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { storableJson, utc } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { columnList, jsonFields } from '../../../db/localized.ts'
import { violates } from '../../../db/violates.ts'
import type { TextFacts } from './facts.ts'
import type { StoredValues } from './rules.ts'

const table = 'site_text_versions'
const values = columnList({ table }, 'value')

type LoadedTexts = { stored: Record<string, StoredValues>; facts: TextFacts }

const loadStatement = fixedStatement<LoadedTexts>({
  stored: json(),
  facts: json(),
})<[keys: string[], academy_id: number | null]>(`
  select (
      select coalesce(json_object_agg(key, json_build_object(${jsonFields({ table }, 'value')})), '{}')
      from (
        select distinct on (key) key, ${values} from site_text_versions
        where key = any($1) order by key, version desc) newest) as stored,
    json_build_object(
      'association', a.name, 'street', a.street, 'zip', a.zip, 'city', a.city,
      ${jsonFields({ table: 'countries', row: 'country' }, 'name', 'country')},
      ${jsonFields({ table: 'association', row: 'a' }, 'site_name')},
      'email', coalesce(nullif(a.contact_email, ''), a.email), 'place', a.place,
      'place_name', academy.place_name,
      'start_date_academy', academy.start_date_academy,
      'end_date_academy', academy.end_date_academy,
      'end_date_application', academy.end_date_application,
      'handling_fee_cents', academy.handling_fee_cents) as facts
  from association a
  join countries country on country.id = a.country_id
  left join academies academy on case when $2::int is null then academy.is_current else academy.id = $2 end`)

/**
 * Returns the newest version of each changed text, and what the placeholders are filled from: the current academy
 * or that with the id.
 */
export const loadTexts = async (
  db: Db | Tx,
  keys: string[],
  academy_id: number | null = null,
): Promise<LoadedTexts> => {
  const [row] = await loadStatement(db, keys, academy_id)
  if (!row) throw new Error('There is no association')
  return row
}

type VersionRow = TextVersion & { key: string }

const versionColumns = `
  v.key, json_build_object('version', v.version,
    'changed_at', ${utc('v.changed_at')},
    'changed_by', full_name(person.first_name, person.last_name),
    ${jsonFields({ table, row: 'v' }, 'value')}) as saved`
const versionTables = 'site_text_versions v left join accounts person on person.id = v.account_id'

const listStatement = fixedStatement({
  key: text(),
  saved: json<TextVersion>(),
})(`
  select distinct on (v.key) ${versionColumns} from ${versionTables} order by v.key, v.version desc`)

/** Returns the newest version of every changed text. */
export const findCurrentTexts = async (db: Db): Promise<VersionRow[]> =>
  (await listStatement(db)).map(({ key, saved }) => ({ key, ...saved }))

const versionsStatement = fixedStatement({
  key: text(),
  saved: json<TextVersion>(),
})<[key: string]>(
  `select ${versionColumns} from ${versionTables} where v.key = $1 order by v.version desc limit 50`,
)

/** Returns the last versions of a text, the newest first. */
export const findVersions = async (db: Db | Tx, key: string): Promise<TextVersion[]> =>
  (await versionsStatement(db, key)).map(({ saved }) => saved)

interface NewVersion extends Localized<'value', TextValue | null> {
  key: string
  /** The version that this one follows. */
  version: number
  account_id: number
  now: Date
}

/** Whether two people saved the same version at once. */
export const isVersionTaken = violates('unique', 'site_text_versions_pkey')

/** Adds the version after the given one. */
export const insertVersion = async (tx: Tx, { key, version, account_id, now, ...input }: NewVersion) => {
  const stored = localizedBy('value', locale => {
    const value = input[`value_${locale}`]
    return value === null ? null : storableJson(value)
  })
  await tx
    .insertInto('site_text_versions')
    .values({ key, version: version + 1, ...stored, changed_at: now, account_id })
    .execute()
}
