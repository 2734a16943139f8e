import type { Locale } from '@academy/contract/base/locale'
import type { ApplicationStatus } from '@academy/contract/base/schemas'
import type { Insertable, Updateable } from 'kysely'
import {
  boolean,
  day,
  localizedText,
  notNull,
  nullable,
  number,
  type RowOf,
  text,
} from '../../../db/columns.ts'
import type { Tx } from '../../../db/connection.ts'
import { fixedCommand, fixedStatement } from '../../../db/fixed-statement.ts'
import { lockOwnApplication, shareAcademyOf, shareMasterclass } from '../../../db/locks.ts'
import type { Applications } from '../../../db/schema.ts'
import { violates } from '../../../db/violates.ts'
import { cardTables, instrumentNames } from '../../programme/index.ts'

/** Returns the application that an invoice is for. */
export const findInvoiced = (tx: Tx, invoice_id: number) =>
  tx
    .selectFrom('applications')
    .select('id')
    .where(eb =>
      eb.or([
        eb('fee_invoice_id', '=', invoice_id),
        eb('participation_invoice_id', '=', invoice_id),
        eb('withdrawal_invoice_id', '=', invoice_id),
      ]),
    )
    .executeTakeFirst()

const moveInvoiceStatement = fixedCommand<[from: number, to: number]>(`
  update applications set
    fee_invoice_id = case when fee_invoice_id = $1 then $2 else fee_invoice_id end,
    participation_invoice_id = case when participation_invoice_id = $1 then $2 else participation_invoice_id end,
    withdrawal_invoice_id = case when withdrawal_invoice_id = $1 then $2 else withdrawal_invoice_id end
  where $1 in (fee_invoice_id, participation_invoice_id, withdrawal_invoice_id)`)

/** Links the application of an invoice with the one that replaces it. */
export const moveInvoice = (tx: Tx, from: number, to: number) => moveInvoiceStatement(tx, from, to)

/**
 * Whether application `p` for masterclass `m` was unpaid at the final save, so that the teacher never saw it. The fee may
 * have been paid since.
 */
export const wasUnpaid = (p: string, m: string) =>
  `${m}.finalized_at is not null and (${p}.fee_paid_at is null or ${p}.fee_paid_at > ${m}.finalized_at)`

/** The handling fee of application `p` if it was unpaid at the final save, in cents; its invoice is cancelled. */
export const lateFee = (p: string) => `(
  select v.total_cents from invoices v join invoice_balances b on b.invoice_id = v.id
  where v.id = ${p}.fee_invoice_id and ${p}.fee_paid_at is null and ${p}.status = 'rejected' and b.is_cancelled)`

/** The recipient and the masterclass of a mail about an application. */
export const summaryColumns = {
  ...localizedText('instrument'),
  application_id: number(),
  account_id: number(),
  email: text(),
  first_name: text(),
  locale: text<Locale>(),
  masterclass_id: number(),
  teacher: text(),
  start_date: day(),
  end_date: day(),
  /** Last day for applications. */
  deadline: day(),
  fee_invoice_number: nullable(text()),
}
export type ApplicationSummary = RowOf<typeof summaryColumns>

/** `application` is its row, `person` its owner; the rest as in `cardTables`. */
export const summaryFields = `
  application.id as application_id, person.id as account_id, person.email, person.first_name, person.locale,
  m.id as masterclass_id, ${instrumentNames},
  full_name(t.first_name, t.last_name) as teacher, m.start_date, m.end_date, a.end_date_application as deadline,
  (select invoice_number from invoices where id = application.fee_invoice_id) as fee_invoice_number`

// A payment that waited for the final save began before it, and comes after it all the same.
const forwardStatement = fixedStatement<ApplicationSummary & { has_withdrawn: boolean; is_final: boolean }>({
  ...summaryColumns,
  has_withdrawn: boolean(),
  is_final: boolean(),
})<[fee_invoice_id: number, now: Date]>(`
  update applications application
  set fee_paid_at = greatest($2, m.finalized_at + interval '1 millisecond')
  from accounts person, ${cardTables}
  where fee_invoice_id = $1 and fee_paid_at is null and person.id = application.account_id and m.id = masterclass_id
  returning ${summaryFields}, status = 'withdrawn' as has_withdrawn, m.finalized_at is not null as is_final`)

export const markFeePaid = async (tx: Tx, fee_invoice_id: number, now: Date) => {
  const [forwarded] = await forwardStatement(tx, fee_invoice_id, now)
  return forwarded
}

/**
 * Returns when the selection of the invoiced application was finalized, or undefined if the invoice is for no
 * application.
 */
export const selectionOf = (tx: Tx, fee_invoice_id: number) =>
  tx
    .selectFrom('applications')
    .innerJoin('masterclasses', 'masterclasses.id', 'masterclass_id')
    .select('finalized_at')
    .where('fee_invoice_id', '=', fee_invoice_id)
    .executeTakeFirst()

export const markFeeUnpaid = async (tx: Tx, fee_invoice_id: number): Promise<void> => {
  await tx
    .updateTable('applications')
    .set({ fee_paid_at: null })
    .where('fee_invoice_id', '=', fee_invoice_id)
    .execute()
}

/** Notes that a fee that was unpaid at the final save has been paid by another invoice. */
export const setFeeSettled = async (
  tx: Tx,
  id: number,
  settled: { fee_invoice_id: number; fee_paid_at: Date },
): Promise<void> => {
  await tx.updateTable('applications').set(settled).where('id', '=', id).execute()
}

const summaryStatement = fixedStatement<ApplicationSummary>(summaryColumns)<[id: number]>(`
  select ${summaryFields}
  from applications application
  join accounts person on person.id = application.account_id
  join (${cardTables}) on m.id = application.masterclass_id
  where application.id = $1`)

export const findApplicationSummary = async (tx: Tx, id: number): Promise<ApplicationSummary> => {
  const [summary] = await summaryStatement(tx, id)
  if (!summary) throw new Error(`Application ${id} does not exist`)
  return summary
}

/** A masterclass to apply for. */
const appliedColumns = {
  ...localizedText('instrument'),
  masterclass_id: number(),
  is_current: boolean(),
  application_closed: boolean(),
  end_date: day(),
  is_final: boolean(),
  handling_fee_cents: number(),
  teacher: text(),
  deadline: day(),
}
export type AppliedMasterclass = RowOf<typeof appliedColumns>

const appliedStatement = fixedStatement<AppliedMasterclass>(appliedColumns)<[masterclass_id: number]>(`
  select m.id as masterclass_id, a.is_current, m.application_closed, m.end_date, m.finalized_at is not null as is_final,
    a.handling_fee_cents, ${instrumentNames},
    full_name(t.first_name, t.last_name) as teacher, a.end_date_application as deadline
  from ${cardTables}
  where m.id = $1`)

const findAppliedMasterclass = async (
  tx: Tx,
  masterclass_id: number,
): Promise<AppliedMasterclass | undefined> => (await appliedStatement(tx, masterclass_id))[0]

/** Locks masterclass and academy: neither can be changed, closed or finalized until the transaction ends. */
export const lockAppliedMasterclass = async (
  tx: Tx,
  masterclass_id: number,
): Promise<AppliedMasterclass | undefined> => {
  await shareAcademyOf(tx, masterclass_id)
  await shareMasterclass(tx, masterclass_id)
  return findAppliedMasterclass(tx, masterclass_id)
}

/** Violation of the unique index: at most one active application for each masterclass. */
export const isDuplicateApplication = violates('unique', 'applications_one_living')

export const insertApplication = async (tx: Tx, application: Insertable<Applications>): Promise<number> => {
  const { id } = await tx
    .insertInto('applications')
    .values(application)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const lockedColumns = {
  full_name: text(),
  masterclass_id: number(),
  /** As the person knows it. */
  status: notNull(text<ApplicationStatus>()),
  is_current: boolean(),
  is_known: boolean(),
  fee_paid: boolean(),
}
const lockedStatement = fixedStatement(lockedColumns)<[id: number]>(`
  select full_name(person.first_name, person.last_name) as full_name, application.masterclass_id, told.status, is_current,
    is_known, fee_paid_at is not null as fee_paid
  from applications application
  join application_results told on told.application_id = application.id
  join accounts person on person.id = application.account_id
  join masterclasses on masterclasses.id = application.masterclass_id
  join academies on academies.id = academy_id
  where application.id = $1`)

/** Locks an application of this account until the transaction ends. */
export const lockApplication = async (tx: Tx, id: number, account_id: number) => {
  const [own] = await lockOwnApplication(tx, id, account_id)
  return own && (await lockedStatement(tx, id))[0]
}

export const updateApplication = async (tx: Tx, id: number, changes: Updateable<Applications>) => {
  await tx.updateTable('applications').set(changes).where('id', '=', id).execute()
}

export const markWithdrawn = (tx: Tx, id: number, withdrawn: Updateable<Applications>) =>
  updateApplication(tx, id, { status: 'withdrawn', ...withdrawn })

export const removeApplication = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('applications').where('id', '=', id).execute()
}
