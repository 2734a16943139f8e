import { erasedAddress } from '@academy/contract/base/names'
import { escapeHtml } from '../../../base/html.ts'
import { boolean, json, list, notNull, nullable, number, text } from '../../../db/columns.ts'
import type { Tx } from '../../../db/connection.ts'
import { storableJson } from '../../../db/expressions.ts'
import { fixedCommand, fixedStatement } from '../../../db/fixed-statement.ts'
import { belongsTo } from '../../../db/personal-data/register.ts'
import { applicantMailKinds } from './rules.ts'

/** How a person is named in texts. */
interface Mention {
  account_id: number
  full_name: string
  /** Null unless it was confirmed: anybody could enter that of somebody else. */
  email: string | null
}

const literal = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

const LETTER = String.raw`\p{L}\p{N}\p{M}_`
const asLine = (text: string) => text.replaceAll(/\s+/g, ' ')
/** A name within another one, such as a double name, is the name of somebody else. Plain text has line breaks. */
const asName = (name: string) =>
  `(?<![${LETTER}]-?)${asLine(name).split(' ').map(literal).join('\\s+')}(?!-?[${LETTER}])`
const IN_ADDRESS = String.raw`\p{L}\p{N}\p{M}!#$%&'*+/=?^_\x60{|}~.@\\-`
/** A dot may end the sentence. */
const asAddress = (email: string) =>
  String.raw`(?<![${IN_ADDRESS}])${literal(email)}(?!\.*[\p{L}\p{N}\p{M}_@-])`

/**
 * Returns the text with a number instead of the name and the address of a person, both as whole words. Names of `others`,
 * whom the text is about as well, stay.
 */
export const withoutMentions = (
  text: string,
  { account_id, full_name, email }: Mention,
  others: readonly string[] = [],
): string => {
  const kept = new Set(others.map(asLine))
  const names = [...kept, full_name].toSorted((one, other) => other.length - one.length).map(asName)
  const pattern = new RegExp([...(email === null ? [] : [asAddress(email)]), ...names].join('|'), 'giu')
  return text.replaceAll(pattern, found => {
    if (kept.has(asLine(found))) return found
    if (asLine(found) === asLine(full_name)) return `Person ${account_id}`
    return found.toLowerCase() === email?.toLowerCase() ? erasedAddress(account_id) : found
  })
}

// Neither has another "<" in it, so the time grows with the text only.
const STYLE_OR_TAG = /(<style>[^<]*<\/style>|<[^<>]*>)/

const withoutAddress = (text: string, { account_id, email }: Mention): string =>
  email === null
    ? text
    : text.replaceAll(new RegExp(asAddress(email), 'giu'), () => erasedAddress(account_id))

/** The same for HTML. Names may be words of its tags, so those lose the address only. */
export const withoutMentionsInHtml = (
  html: string,
  person: Mention,
  others: readonly string[] = [],
): string => {
  const inHtml = { ...person, full_name: escapeHtml(person.full_name) }
  const kept = others.map(escapeHtml)
  return html
    .split(STYLE_OR_TAG)
    .map((part, index) =>
      index % 2 === 1 ? withoutAddress(part, person) : withoutMentions(part, inHtml, kept),
    )
    .join('')
}

/** Whether any text in JSON has the address as a whole. */
export const namesAddress = (value: unknown, email: string): boolean => {
  if (typeof value === 'string') return new RegExp(asAddress(email), 'iu').test(value)
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some(part => namesAddress(part, email))
  )
}

/** Returns JSON without the mentions in its texts. */
export const withoutMentionsIn = (value: unknown, person: Mention, others: readonly string[]): unknown => {
  const within = (part: unknown) => withoutMentionsIn(part, person, others)
  if (typeof value === 'string') return withoutMentions(value, person, others)
  if (Array.isArray(value)) return value.map(within)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, within(part)]))
}

type Names = Omit<Mention, 'account_id'>

const namesStatement = fixedStatement<Names>({
  full_name: text(),
  email: nullable(text()),
})<[account_id: number]>(`
  select full_name(first_name, last_name) as full_name, case when email_verified then email end as email
  from accounts where id = $1`)

export const findNames = async (tx: Tx, account_id: number): Promise<Names | undefined> =>
  (await namesStatement(tx, account_id))[0]

interface MailAbout {
  id: number
  subject: string
  body_text: string
  body_html: string
  /** As what the mail names the person. */
  names: string[]
  /** The names of others in the mail: whom it is about, too, whom it was sent to, and teachers. */
  others: string[]
}

const kinds = (list: readonly string[]) => `(${list.map(kind => `'${kind}'`).join(', ')})`

/**
 * Mails that name a class of the person, under the name that the class has. A mail does not record its class, so it is found by
 * who applied for the class or accompanies it. A removed application leaves nothing behind but its mail.
 */
const classMails = `
  select mail.id, taught.name from taught
    join applications own on own.masterclass_id = taught.masterclass_id
    join outbox mail on mail.account_id = own.account_id and mail.kind in ${kinds(applicantMailKinds)}
  union select mail.id, taught.name from taught
    join outbox mail on mail.kind = 'reminder' and split_part(mail.key, ':', 2) = taught.masterclass_id::text
  union select mail.id, taught.name from taught join outbox mail on mail.kind = 'application-removed'
  union select mail.id, taught.name from taught
    join accompanied_masterclasses chosen on chosen.masterclass_id = taught.masterclass_id
    join correpetition_periods period on period.id = chosen.period_id
    join outbox mail on mail.account_id = period.account_id and mail.kind = 'notice'
  union select mail.id, taught.name from taught
    join applications own on own.masterclass_id = taught.masterclass_id
    join outbox mail on mail.about @> array[own.account_id] and mail.kind = 'place-free'`

const mailsStatement = fixedStatement<MailAbout>({
  id: number(),
  subject: text(),
  body_text: text(),
  body_html: text(),
  names: list(),
  others: list(),
})<[account_id: number, full_name: string]>(`
  with taught as materialized (
    select m.id as masterclass_id, full_name(t.first_name, t.last_name) as name
    from teachers t join masterclasses m on m.teacher_id = t.id where t.account_id = $1),
  named as (select id, $2::text as name from outbox where about @> array[$1] union ${classMails}),
  mails as (select id, array_agg(name) as names from named group by id)
  select mails.id, subject, body_text, body_html, names, array(
    select full_name(first_name, last_name) from accounts other
    where other.id <> $1 and (other.id = any(about) or other.id = outbox.account_id)
    union select full_name(first_name, last_name) from teachers
    where account_id is distinct from $1 and exists (
      select from unnest(names) own where position(own in full_name(first_name, last_name)) > 0)) as others
  from mails join outbox on outbox.id = mails.id`)

const changeMailStatement = fixedCommand<
  [id: number, account_id: number, subject: string, body_text: string, body_html: string]
>(`
  update outbox set subject = $3, body_text = $4, body_html = $5, about = array_remove(about, $2) where id = $1`)

/** In mails to others that name the person. */
const eraseInMails = async (tx: Tx, person: Mention): Promise<void> => {
  for (const { id, names, others, ...mail } of await mailsStatement(
    tx,
    person.account_id,
    person.full_name,
  )) {
    const known = names.map(full_name => ({ ...person, full_name }))
    const subject = known.reduce((text, one) => withoutMentions(text, one, others), mail.subject)
    const body_text = known.reduce((text, one) => withoutMentions(text, one, others), mail.body_text)
    const body_html = known.reduce((html, one) => withoutMentionsInHtml(html, one, others), mail.body_html)
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
const entriesStatement = fixedStatement<EntryAbout>({
  id: number(),
  details: json(),
  is_listed: notNull(boolean()),
  others: list(),
})<[account_id: number, email: string | null]>(`
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
const eraseInRecord = async (tx: Tx, person: Mention): Promise<void> => {
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
export const eraseMentions = async (tx: Tx, person: Mention): Promise<void> => {
  await eraseInMails(tx, person)
  await eraseInRecord(tx, person)
}
