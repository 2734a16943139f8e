import { storableJson } from '../../../base/storable-json.ts'
import { boolean, json, list, notNull, nullable, number, text } from '../../../db/columns.ts'
import type { Tx } from '../../../db/connection.ts'
import { fixedCommand, fixedStatement } from '../../../db/fixed-statement.ts'
import { belongsTo } from '../../../db/personal-data/register.ts'
import {
  type Named,
  namesAddress,
  withoutMentions,
  withoutMentionsIn,
  withoutMentionsInHtml,
} from './mentions.ts'

type Names = Omit<Named, 'account_id'>

const namesStatement = fixedStatement<Names, [account_id: number]>({
  full_name: text(),
  email: nullable(text()),
})(`
  select full_name(first_name, last_name) as full_name, case when email_verified then email end as email
  from accounts where id = $1`)

export const findNames = async (tx: Tx, account_id: number): Promise<Names | undefined> =>
  (await namesStatement(tx, account_id))[0]

interface MailAbout {
  id: number
  subject: string
  body_text: string
  body_html: string
  /** The names of others in the mail: whom it is about, too, whom it was sent to, and teachers. */
  others: string[]
}

// A mail does not record the teacher of the masterclass that it names, who need not have an account.
const mailsStatement = fixedStatement<MailAbout, [account_id: number, full_name: string]>({
  id: number(),
  subject: text(),
  body_text: text(),
  body_html: text(),
  others: list(),
})(`
  select id, subject, body_text, body_html, array(
    select full_name(first_name, last_name) from accounts other
    where other.id <> $1 and (other.id = any(about) or other.id = outbox.account_id)
    union select full_name(first_name, last_name) from teachers
    where account_id is distinct from $1 and position($2 in full_name(first_name, last_name)) > 0) as others
  from outbox where about @> array[$1]`)

const changeMailStatement = fixedCommand<
  [id: number, account_id: number, subject: string, body_text: string, body_html: string]
>(`
  update outbox set subject = $3, body_text = $4, body_html = $5, about = array_remove(about, $2) where id = $1`)

/** In mails to others that name the person. */
const eraseInMails = async (tx: Tx, person: Named): Promise<void> => {
  for (const { id, others, ...mail } of await mailsStatement(tx, person.account_id, person.full_name)) {
    const subject = withoutMentions(mail.subject, person, others)
    const body_text = withoutMentions(mail.body_text, person, others)
    const body_html = withoutMentionsInHtml(mail.body_html, person, others)
    await changeMailStatement(tx, id, person.account_id, subject, body_text, body_html)
  }
}

const isAny = (field: string, ids: string) => `details -> '${field}' in (select to_jsonb(mine.id) ${ids})`

// What the office got of a message of theirs.
const isCopyOfMessage = `mine.kind = 'contact' and split_part(mine.key, ':', 2) in (
  select message.id::text from contact_messages message where ${belongsTo('contact_messages', 'message')})`

// What stays are the numbers of the rows.
const ownEntriesStatement = fixedCommand<[account_id: number]>(`
  update audit_log set details = coalesce((
    select jsonb_object_agg(key, value) from jsonb_each(details) where jsonb_typeof(value) = 'number'), '{}')
  where account_id is null and (
    ${isAny('teacher_id', 'from teachers mine where mine.account_id = $1')}
    or ${isAny('message_id', `from contact_messages mine where ${belongsTo('contact_messages', 'mine')}`)}
    or ${isAny('mail_id', `from outbox mine where ${belongsTo('outbox', 'mine')} or ${isCopyOfMessage}`)})`)

interface EntryAbout {
  id: number
  details: object
  /** Whether the entry says that it is about the person. */
  is_listed: boolean
  /** The names of others whom the entry is about, too. */
  others: string[]
}

const accompanying = `
  select period.account_id, chosen.masterclass_id
  from accompanied_masterclasses chosen join correpetition_periods period on period.id = chosen.period_id`

const isListed = `coalesce(details -> 'account_ids' ? $1::int::text, false)
    or details ? 'accompanists' and details -> 'masterclass_id' in (
      select to_jsonb(one.masterclass_id) from (${accompanying}) one where one.account_id = $1)`

// Found by the address, which only the person has, or by what the entry says of whom it names. Entries of former
// releases about accompanists only name the masterclass.
const entriesStatement = fixedStatement<EntryAbout, [account_id: number, email: string | null]>({
  id: number(),
  details: json(),
  is_listed: notNull(boolean()),
  others: list(),
})(`
  select entry.id, details, (${isListed}) as is_listed, array(
    select full_name(first_name, last_name) from accounts other
    where other.id <> $1 and (details -> 'account_ids' ? other.id::text or details ? 'accompanists' and exists (
      select from (${accompanying}) one where one.account_id = other.id
        and details -> 'masterclass_id' = to_jsonb(one.masterclass_id)))) as others
  from audit_log entry where entry.account_id is null and (
    ${isListed} or exists (
      select from jsonb_path_query(details, 'strict $.**') part
      where jsonb_typeof(part) = 'string' and position(lower($2::text) in lower(part #>> '{}')) > 0))`)

const changeEntryStatement = fixedCommand<[id: number, details: string]>(
  'update audit_log set details = $2::jsonb where id = $1',
)

/** In entries of the record about the person that do not belong to an account. */
const eraseInRecord = async (tx: Tx, person: Named): Promise<void> => {
  await ownEntriesStatement(tx, person.account_id)
  for (const { id, details, is_listed, others } of await entriesStatement(
    tx,
    person.account_id,
    person.email,
  )) {
    // The statement also finds longer addresses, which are those of others.
    if (!is_listed && !(person.email !== null && namesAddress(details, person.email))) continue
    await changeEntryStatement(tx, id, storableJson(withoutMentionsIn(details, person, others)))
  }
}

/** Replaces the name and the address of a person where they stand in rows about them that belong to others. */
export const eraseMentions = async (tx: Tx, person: Named): Promise<void> => {
  await eraseInMails(tx, person)
  await eraseInRecord(tx, person)
}
