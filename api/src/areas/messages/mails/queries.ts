import type { MailState } from '@academy/contract/base/schemas'
import {
  MAILS_PER_PAGE,
  MAX_MAILS,
  type MailFilter,
  type MailKindFilter,
  type MailSort,
  mailKinds,
  type OfficeMail,
  type OfficeMailDetail,
} from '@academy/contract/messages/mails/schemas'
import { type RawBuilder, sql } from 'kysely'
import {
  currentRecipient,
  hasHiddenLink,
  isPending,
  mayResend,
  officeState,
  withoutPersonalLinks,
} from '../../../base/mail/conditions.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { someAccountsWith } from '../../../db/expressions.ts'

const filters: Record<MailFilter, RawBuilder<boolean>> = {
  all: sql`true`,
  waiting: isPending,
  sent: sql`outbox.sent_at is not null`,
  failed: sql`outbox.given_up_at is not null`,
  stopped: sql`outbox.stopped_at is not null`,
  expired: sql`(outbox.sent_at is null and outbox.given_up_at is null and outbox.stopped_at is null
    and outbox.expires_at <= now())`,
}

const withAccounts = (db: Db | Tx) =>
  db
    .selectFrom('outbox')
    .leftJoin('accounts', 'accounts.id', 'outbox.account_id')
    .leftJoin('refused_addresses', 'refused_addresses.account_id', 'outbox.account_id')

// A confidential mail reveals nothing about its account.
const rowsOf = (db: Db | Tx) =>
  withAccounts(db)
    .select(['outbox.id', 'outbox.kind', 'is_confidential', 'subject', 'attempts', 'last_error'])
    .select(['outbox.created_at', 'sent_at', 'next_attempt_at', 'outbox.account_id'])
    .select([
      currentRecipient.as('recipient'),
      sql<string | null>`full_name(accounts.first_name, accounts.last_name)`.as('full_name'),
      sql<boolean>`refused_addresses.account_id is not null`.as('is_refused'),
      officeState.as('state'),
      mayResend.as('can_resend'),
      sql<boolean>`(${isPending} or outbox.given_up_at is not null)`.as('can_stop'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

/** Whatever a mail waits for. */
const waitingStates: readonly MailState[] = ['waiting', 'unconfirmed', 'held']

const toMail = (row: Row): OfficeMail => {
  const { account_id, full_name, kind, recipient, is_refused, next_attempt_at, ...mail } = row
  const isShown = !mail.is_confidential
  return {
    ...mail,
    kind: mailKinds.find(known => known === kind) ?? null,
    recipient: isShown ? recipient : null,
    person: isShown && account_id !== null && full_name !== null ? { id: account_id, full_name } : null,
    is_refused: isShown && is_refused,
    created_at: mail.created_at.toISOString(),
    sent_at: mail.sent_at?.toISOString() ?? null,
    next_attempt_at: waitingStates.includes(mail.state) ? next_attempt_at.toISOString() : null,
  }
}

const peopleWith = (search: string) => sql`(
  select person.id from (select ${search}::text as typed) asked
  cross join lateral ${sql.raw(someAccountsWith('asked.typed'))} person)`

// Two queries: one condition with `or` would use neither index.
const found = (search: string) => sql<boolean>`outbox.id = any(array(
  select id from outbox where search @@ search_query(${search})
  union all
  select id from outbox where not is_confidential and account_id = any(array${peopleWith(search)})))`

interface MailSearch {
  search: string
  state: MailFilter
  kind?: MailKindFilter | undefined
  sort?: MailSort | undefined
  page: number
}

const isOfKind = (kind: MailKindFilter) =>
  kind === 'other'
    ? sql<boolean>`outbox.kind <> all(${[...mailKinds]}::text[])`
    : sql<boolean>`outbox.kind = ${kind}`

export const findOutbox = async (db: Db, { search, state, kind, sort, page }: MailSearch) => {
  const conditions = [filters[state], ...(kind ? [isOfKind(kind)] : []), ...(search ? [found(search)] : [])]
  const matching = sql<boolean>`${sql.join(conditions, sql` and `)}`
  const rows = await rowsOf(db)
    .where(matching)
    .orderBy('outbox.id', sort === 'created' ? 'asc' : 'desc')
    .limit(MAILS_PER_PAGE)
    .offset((page - 1) * MAILS_PER_PAGE)
    .execute()
  const { total } = await db
    .selectFrom('outbox')
    .select(sql<number>`count(*)`.as('total'))
    .where(matching)
    .executeTakeFirstOrThrow()
  return { mails: rows.map(toMail), total }
}

/** Returns the mails to a person. A confidential one would tell them apart from others. */
export const findMailsOf = async (db: Db, account_id: number) => {
  const isTheirs = sql<boolean>`outbox.account_id = ${account_id} and not outbox.is_confidential`
  const rows = await rowsOf(db).where(isTheirs).orderBy('outbox.id', 'desc').limit(MAX_MAILS).execute()
  const { total } = await db
    .selectFrom('outbox')
    .select(sql<number>`count(*)`.as('total'))
    .where(isTheirs)
    .executeTakeFirstOrThrow()
  return { mails: rows.map(toMail), total }
}

export const findRefusal = (db: Db, account_id: number) =>
  db
    .selectFrom('refused_addresses')
    .select(['email', 'since', 'answer'])
    .where('account_id', '=', account_id)
    .executeTakeFirst()

// Attachments are named after the invoices that the sender renders.
const attachmentNames = sql<string[]>`array(
  select coalesce(invoice_number || '.pdf', name) from unnest(outbox.attachments) with ordinality as attached (name, place)
  left join invoices on 'invoice:' || invoices.id = name order by place)`

export const findMail = async (db: Db | Tx, id: number): Promise<OfficeMailDetail | undefined> => {
  const row = await rowsOf(db)
    .select(['reply_to', 'copy_of', attachmentNames.as('attachments'), hasHiddenLink.as('has_hidden_link')])
    .select([withoutPersonalLinks.body_text.as('text'), withoutPersonalLinks.body_html.as('html')])
    .where('outbox.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { reply_to, copy_of, attachments, has_hidden_link, text, html, ...mail } = row
  const isShown = !row.is_confidential
  const copies = await withAccounts(db)
    .select(['outbox.id', 'outbox.created_at', officeState.as('state')])
    .where('copy_of', '=', id)
    .orderBy('outbox.id')
    .limit(MAX_MAILS)
    .execute()
  return {
    ...toMail(mail),
    reply_to,
    copy_of,
    attachments,
    has_hidden_link,
    text: isShown ? text : null,
    html: isShown ? html : null,
    copies: copies.map(copy => ({ ...copy, created_at: copy.created_at.toISOString() })),
  }
}

/** Returns what the audit log says about a mail. It does not name the recipient of a confidential one. */
export const concernedBy = async (tx: Tx, id: number) => {
  const mail = await tx
    .selectFrom('outbox')
    .select(['account_id', 'subject', 'is_confidential'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const isNamed = !mail.is_confidential && mail.account_id !== null
  return {
    ...(isNamed && { account_id: mail.account_id as number }),
    details: { mail_id: id, subject: mail.subject },
  }
}

const FOUND_PEOPLE = 10

export const findPeople = (db: Db, search: string) =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', sql<string>`full_name(first_name, last_name)`.as('full_name')])
    .where(sql<boolean>`id in ${peopleWith(search)}`)
    .orderBy('last_name')
    .orderBy('id')
    .limit(FOUND_PEOPLE)
    .execute()
