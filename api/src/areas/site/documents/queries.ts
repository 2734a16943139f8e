import { type Locale, type Localized, locales } from '@academy/contract/base/locale'
import type {
  DocumentSource,
  PublishedVersion,
  WrittenDocument,
} from '@academy/contract/site/documents/office-schemas'
import type { AgreedDocument, DocumentName } from '@academy/contract/site/documents/schemas'
import { type Insertable, sql } from 'kysely'
import { boolean, day, json, localizedText, notNull, nullable, number, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { utc } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { columnList } from '../../../db/localized.ts'
import type { DocumentVersions } from '../../../db/schema.ts'

type CurrentVersion = AgreedDocument &
  Localized<'key'> & {
    checksum: string
    source: DocumentSource
    template: Record<Locale, WrittenDocument> | null
  }

const keys = columnList({ table: 'document_versions' }, 'key')

const currentStatement = fixedStatement<CurrentVersion>({
  ...localizedText('key'),
  id: number(),
  name: text(),
  valid_from: day(),
  checksum: text(),
  source: text(),
  template: nullable(json()),
})<[today: string]>(`
  select distinct on (name) id, name, valid_from, checksum, source, template, ${keys}
  from document_versions
  where valid_from <= $1::date and withdrawn_at is null
  order by name, valid_from desc, id desc`)

/** Returns the version in force of each document. */
export const findCurrentVersions = (db: Db | Tx, today: string) => currentStatement(db, today)

/** The versions with these ids as `AgreedDocument`s; the ids are SQL expressions. */
export const agreedJson = (...ids: string[]) => `(
  select coalesce(json_agg(json_build_object('id', agreed.id, 'name', agreed.name, 'valid_from', agreed.valid_from)
    order by agreed.name), '[]')
  from document_versions agreed where agreed.id in (${ids.join(', ')}))`

const readableStatement = fixedStatement<Localized<'key'>>(localizedText('key'))<
  [id: number, today: string, account_id: number, is_office: boolean]
>(`
  select ${keys} from document_versions version
  where id = $1 and ($4 or (valid_from <= $2::date and withdrawn_at is null) or exists (
    select from applications
    where account_id = $3 and (consent_version_id = version.id or terms_version_id = version.id))
    or exists (select from bookings where account_id = $3 and terms_version_id = version.id))`)

interface Reader {
  today: string
  account_id: number
  is_office: boolean
}

/** Returns a version that is or was in force, or that this account has agreed to; the office may read all. */
export const findReadable = async (db: Db, id: number, { today, account_id, is_office }: Reader) => {
  const [version] = await readableStatement(db, id, today, account_id, is_office)
  return version
}

export const insertVersion = (tx: Tx, version: Insertable<DocumentVersions>) =>
  tx.insertInto('document_versions').values(version).returning('id').executeTakeFirstOrThrow()

export const countPublication = async (tx: Tx, name: DocumentName): Promise<void> => {
  await sql`update documents set version = version + 1 where name = ${name}`.execute(tx)
}

/** Assigns the first version to agreements from before versions existed. */
export const assignFirstVersion = async (tx: Tx, name: DocumentName, id: number): Promise<void> => {
  const column = name === 'consent_form' ? 'consent_version_id' : 'terms_version_id'
  const table = name === 'terms_and_conditions_accommodation' ? 'bookings' : 'applications'
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${id} where ${sql.ref(column)} is null`.execute(
    tx,
  )
}

/** Returns the documents of which nothing was ever published. */
export const findUnpublished = async (db: Db): Promise<DocumentName[]> =>
  (await db.selectFrom('documents').select('name').where('version', '=', 0).orderBy('name').execute()).map(
    ({ name }) => name as DocumentName,
  )

type ListedVersion = Omit<PublishedVersion, 'state'> & { is_withdrawn: boolean }
interface ListedDocument {
  name: DocumentName
  version: number
  versions: ListedVersion[]
}

const isOneFile = locales.map(locale => `v.key_${locale} = v.key_${locales[0]}`).join(' and ')

const documentsStatement = fixedStatement<ListedDocument>({
  name: text(),
  version: number(),
  versions: json(),
})<[name: string | null]>(`
  select document.name, document.version, (
    select coalesce(json_agg(json_build_object(
      'id', v.id, 'valid_from', v.valid_from, 'source', v.source, 'is_one_file', ${isOneFile},
      'published_at', ${utc('v.created_at')},
      'published_by', full_name(person.first_name, person.last_name),
      'is_withdrawn', v.withdrawn_at is not null,
      'agreed_count', (
        select count(*) from applications where consent_version_id = v.id or terms_version_id = v.id) + (
        select count(*) from bookings where terms_version_id = v.id))
      order by v.valid_from desc, v.id desc), '[]')
    from (
      select * from document_versions where name = document.name order by valid_from desc, id desc limit 200) v
    left join accounts person on person.id = v.account_id) as versions
  from documents document
  where $1::text is null or document.name = $1
  order by document.name`)

/** Returns one document or all of them, with their versions. */
export const findDocuments = (db: Db | Tx, name?: DocumentName) => documentsStatement(db, name ?? null)

const writtenStatement = fixedStatement({
  template: notNull(json<Record<Locale, WrittenDocument>>()),
})<[name: string]>(`
  select template from document_versions where name = $1 and template is not null order by id desc limit 1`)

/** Returns what the office wrote last. */
export const findLastWritten = async (db: Db | Tx, name: DocumentName) =>
  (await writtenStatement(db, name))[0]?.template

const usedStatement = fixedStatement({ key: notNull(text()) })<[keys: string[]]>(
  locales
    .map(locale => `select key_${locale} as key from document_versions where key_${locale} = any($1)`)
    .join(' union '),
)

/** Returns those of the keys that a version names. */
export const findUsedKeys = async (db: Db, keys: string[]): Promise<Set<string>> =>
  new Set((await usedStatement(db, keys)).map(({ key }) => key))

const versionStatement = fixedStatement({ id: number(), valid_from: day(), is_withdrawn: boolean() })<
  [id: number, name: string]
>(`
  select id, valid_from, withdrawn_at is not null as is_withdrawn from document_versions where id = $1 and name = $2`)

export const findVersion = async (tx: Tx, id: number, name: DocumentName) =>
  (await versionStatement(tx, id, name))[0]

export const markWithdrawn = async (tx: Tx, id: number, withdrawn_at: Date): Promise<void> => {
  await tx.updateTable('document_versions').set({ withdrawn_at }).where('id', '=', id).execute()
}
