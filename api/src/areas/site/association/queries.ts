import type {
  AssociationChange,
  BoardMember,
  PublishedAssociation,
  SocialLink,
  StoredAssociation,
} from '@academy/contract/site/association/schemas'
import { day, json, localizedText, number, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { storableJson } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { columnList, columnsAs } from '../../../db/localized.ts'
import { lockAssociationRow } from '../../../db/locks.ts'

const own = { table: 'association' } as const

const sharedColumns = {
  name: text(),
  ...localizedText('legal_form'),
  street: text(),
  zip: text(),
  city: text(),
  email: text(),
  phone: text(),
  website: text(),
  register_number: text(),
  register_authority: text(),
  ...localizedText('tax_note'),
  ...localizedText('site_name'),
  place: text(),
  ...localizedText('purpose'),
  board: json<BoardMember[]>(),
  social_links: json<SocialLink[]>(),
}

const shared = `name, street, zip, city, phone, website, register_number, register_authority, place, board, social_links,
  ${columnList(own, 'legal_form')}, ${columnList(own, 'tax_note')}, ${columnList(own, 'site_name')},
  ${columnList(own, 'purpose')}`

const siteStatement = fixedStatement<PublishedAssociation>({
  ...sharedColumns,
  ...localizedText('country'),
  country_code: text(),
})(`
  select ${shared}, coalesce(nullif(contact_email, ''), email) as email,
    ${columnsAs({ table: 'countries', row: 'country' }, 'name', 'country')}, country.iso_code as country_code
  from association
  join (select id, iso_code, ${columnList({ table: 'countries' }, 'name')} from countries) country on country.id = country_id`)

const only = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('The association has no row')
  return row
}

/** Returns what the public may know. */
export const findSite = async (db: Db): Promise<PublishedAssociation> => only(await siteStatement(db))

interface CurrentDays {
  start_date: string
  end_date: string
  deadline: string
  masterclass_count: number
}

const academyStatement = fixedStatement<CurrentDays>({
  start_date: day(),
  end_date: day(),
  deadline: day(),
  masterclass_count: number(),
})(`
  select start_date_academy as start_date, end_date_academy as end_date, end_date_application as deadline,
    (select count(*) from masterclasses where academy_id = academy.id)::int as masterclass_count
  from academies academy
  where is_current`)

/** Returns the dates of the current academy, if there is one. */
export const findCurrentDays = async (db: Db): Promise<CurrentDays | undefined> =>
  (await academyStatement(db))[0]

const associationStatement = fixedStatement<StoredAssociation>({
  ...sharedColumns,
  country: number(),
  contact_email: text(),
  festival_url: text(),
  bank_name: text(),
  bank_address: text(),
  account_holder: text(),
  iban: text(),
  bic: text(),
  due_days: number(),
  remind_before_days: number(),
  remind_after_days: number(),
  remind_again_days: number(),
  remind_fee_days: number(),
  version: number(),
})(`
  select ${shared}, email, country_id as country, contact_email, festival_url, bank_name, bank_address,
    account_holder, iban, bic, due_days, remind_before_days, remind_after_days, remind_again_days,
    remind_fee_days, version
  from association`)

export const findAssociation = async (db: Db | Tx): Promise<StoredAssociation> =>
  only(await associationStatement(db))

/** Returns the association before a change, and locks it so that changes run one after the other. */
export const lockAssociation = async (tx: Tx): Promise<StoredAssociation> => {
  await lockAssociationRow(tx)
  return findAssociation(tx)
}

export const setAssociation = (tx: Tx, { country, board, social_links, ...texts }: AssociationChange) =>
  tx
    .updateTable('association')
    .set({
      ...texts,
      country_id: country,
      board: storableJson(board),
      social_links: storableJson(social_links),
    })
    .execute()

/** Steps of reminders up to this day are not sent. */
export const setRemindersSince = (tx: Tx, reminders_since: string) =>
  tx.updateTable('association').set({ reminders_since }).execute()

/** Sets the contact address where there is none. */
export const fillContactEmail = (db: Db, contact_email: string) =>
  db.updateTable('association').set({ contact_email }).where('contact_email', '=', '').execute()

/** Remembers that the mail server has accepted a test mail. */
export const setMailTested = (db: Db, mail_tested_at: Date) =>
  db.updateTable('association').set({ mail_tested_at }).execute()
