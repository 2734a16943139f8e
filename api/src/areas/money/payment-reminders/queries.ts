import type { Locale } from '@academy/contract/base/locale'
import type { InvoiceKind } from '@academy/contract/money/invoices/schemas'
import type {
  PaymentReminder,
  ReminderStep,
  ReminderStop,
} from '@academy/contract/money/payment-reminders/schemas'
import { type Insertable, sql } from 'kysely'
import { officeState } from '../../../base/mail/conditions.ts'
import { day, json, nullable, number, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import type { PaymentReminders } from '../../../db/schema.ts'
import { type IssuedInvoice, invoiceTables } from '../invoices/queries.ts'
import type { RemindedInvoice, ReminderSettings } from './rules.ts'

/** Whether the invoice of the balance `b` is still open after its second reminder. */
export const secondReminded = `b.outstanding_cents > 0 and exists (
  select from payment_reminders r where r.invoice_id = b.invoice_id and r.step = 'second')`

/** An open invoice, with what its reminders say. */
export interface OpenInvoice extends RemindedInvoice {
  id: number
  invoice_number: string
  account_id: number
  kind: InvoiceKind
  subject: string
  reference: string
  issuer: IssuedInvoice['issuer']
  outstanding_cents: number
  first_name: string
  email: string
  locale: Locale
  sent: { step: ReminderStep; sent_on: string }[]
}

const deadlineOf = `(select academies.end_date_application from applications
    join masterclasses on masterclasses.id = applications.masterclass_id
    join academies on academies.id = masterclasses.academy_id
    where applications.fee_invoice_id = v.id and academies.end_date_application >= v.invoice_date)`

const isStopped = `exists (select from reminder_stops stop
    where stop.account_id = v.account_id and (stop.invoice_id is null or stop.invoice_id = v.id))`

const openStatement = fixedStatement<OpenInvoice>({
  id: number(),
  invoice_number: text(),
  account_id: number(),
  kind: text(),
  subject: text(),
  reference: text(),
  issuer: json(),
  outstanding_cents: number(),
  first_name: text(),
  email: text(),
  locale: text(),
  invoice_date: day(),
  due_date: day(),
  deadline: nullable(day()),
  sent: json(),
})<[ids: number[] | null, includesStopped: boolean]>(`
  select v.id, v.invoice_number, v.account_id, v.kind, v.subject, v.reference, v.issuer, b.outstanding_cents,
    person.first_name, person.email, person.locale, v.invoice_date, v.due_date, ${deadlineOf} as deadline,
    (select coalesce(json_agg(json_build_object('step', r.step, 'sent_on', r.sent_on)), '[]')
      from payment_reminders r where r.invoice_id = v.id) as sent
  from ${invoiceTables} join accounts person on person.id = v.account_id
  where b.outstanding_cents > 0 and person.erased_at is null and ($1::int[] is null or v.id = any($1)) and ($2 or not ${isStopped})
  order by v.id`)

/** Returns the open invoices that are reminded of, or those of them with these ids. */
export const findRemindable = (tx: Tx, ids: number[] | null = null): Promise<OpenInvoice[]> =>
  openStatement(tx, ids, false)

/** Returns an invoice if something is open on it, even if its reminders are stopped. */
export const findOpenInvoice = async (db: Db | Tx, id: number): Promise<OpenInvoice | undefined> =>
  (await openStatement(db, [id], true))[0]

export const findSettings = (db: Db | Tx): Promise<ReminderSettings> =>
  db
    .selectFrom('association')
    .select(['remind_before_days', 'remind_after_days', 'remind_again_days', 'remind_fee_days'])
    .select('reminders_since')
    .executeTakeFirstOrThrow()

export type NewReminder = Required<Omit<Insertable<PaymentReminders>, 'id'>>

/** Records reminders, and returns the invoices of those that were not recorded before. */
export const insertReminders = async (tx: Tx, reminders: NewReminder[]): Promise<Set<number>> => {
  const added = await tx
    .insertInto('payment_reminders')
    .values(reminders)
    .onConflict(conflict => conflict.doNothing())
    .returning('invoice_id')
    .execute()
  return new Set(added.map(({ invoice_id }) => invoice_id))
}

const remindersOf = async (
  db: Db | Tx,
  of: { invoice_id: number } | { account_id: number },
): Promise<PaymentReminder[]> => {
  const rows = await db
    .selectFrom('payment_reminders')
    .innerJoin('invoices', 'invoices.id', 'payment_reminders.invoice_id')
    .leftJoin('outbox', 'outbox.key', 'payment_reminders.mail_key')
    .leftJoin('accounts', 'accounts.id', 'outbox.account_id')
    .leftJoin('accounts as sender', 'sender.id', 'payment_reminders.sent_by')
    .select(['payment_reminders.id', 'payment_reminders.invoice_id', 'invoices.invoice_number'])
    .select(['payment_reminders.step', 'payment_reminders.sent_at', 'outbox.id as mail_id'])
    .select([
      sql<string | null>`full_name(sender.first_name, sender.last_name)`.as('sent_by'),
      officeState.as('state'),
    ])
    .where(
      'invoice_id' in of ? 'payment_reminders.invoice_id' : 'invoices.account_id',
      '=',
      'invoice_id' in of ? of.invoice_id : of.account_id,
    )
    .orderBy('payment_reminders.id', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ mail_id, state, step, sent_at, ...row }) => ({
    ...row,
    step: step as ReminderStep,
    sent_at: sent_at.toISOString(),
    mail: mail_id === null ? null : { id: mail_id, state },
  }))
}

export const findRemindersOfInvoice = (db: Db, invoice_id: number) => remindersOf(db, { invoice_id })
export const findRemindersOfPerson = (db: Db, account_id: number) => remindersOf(db, { account_id })

/** Returns whether reminders of a person, or of one invoice alone, are stopped. */
export const findStop = async (
  db: Db | Tx,
  account_id: number,
  invoice_id: number | null,
): Promise<ReminderStop | null> => {
  const stop = await db
    .selectFrom('reminder_stops')
    .leftJoin('accounts as by', 'by.id', 'stopped_by')
    .select(['stopped_at', sql<string | null>`full_name(by.first_name, by.last_name)`.as('stopped_by')])
    .where('reminder_stops.account_id', '=', account_id)
    .where('invoice_id', 'is not distinct from', invoice_id)
    .executeTakeFirst()
  return stop ? { ...stop, stopped_at: stop.stopped_at.toISOString() } : null
}

interface NewStop {
  account_id: number
  invoice_id: number | null
  stopped_at: Date
  stopped_by: number
}

/** Returns false if they were stopped already. */
export const insertStop = async (tx: Tx, stop: NewStop): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('reminder_stops')
    .values(stop)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Returns false if they were not stopped. */
export const deleteStop = async (tx: Tx, account_id: number, invoice_id: number | null): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('reminder_stops')
    .where('account_id', '=', account_id)
    .where('invoice_id', 'is not distinct from', invoice_id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Returns whose invoice it is. A cancellation is not to be paid, and has no reminders. */
export const findOwner = (db: Db | Tx, invoice_id: number) =>
  db
    .selectFrom('invoices')
    .select(['account_id', 'invoice_number'])
    .where('id', '=', invoice_id)
    .where('cancels_id', 'is', null)
    .executeTakeFirst()
