import { type Application, type ApplicationStatus, Sent } from '@academy/contract/applications/schemas'
import type { Locale } from '@academy/contract/lib/locale'
import type { Insertable, Updateable } from 'kysely'
import { boolean, day, json, localizedText, nullable, number, type RowOf, text } from '../../db/columns.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { fixedStatement } from '../../db/fixed-statement.ts'
import { lockOwnApplication, shareAcademyOf, shareMasterclass } from '../../db/locks.ts'
import type { Applications } from '../../db/schema.ts'
import { schemaFields } from '../../db/schema-fields.ts'
import { violates } from '../../db/violates.ts'
import { agreedJson } from '../documents/queries.ts'
import { type InvoiceWithoutLink, invoiceFields, invoiceTables } from '../invoices/queries.ts'
import { cardTables, instrumentJson, instrumentNames } from '../masterclasses/queries.ts'

// `p` is an application, `m` its masterclass. Until the selection is final, only its teacher knows participants.
export const isParticipant = `p.status = 'accepted' and m.finalized_at is not null`

/** The teacher sees it, and it was not withdrawn. */
export const isForwarded = `p.fee_paid_at is not null and p.status <> 'withdrawn'`

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
  t.first_name || ' ' || t.last_name as teacher, m.start_date, m.end_date, a.end_date_application as deadline,
  (select invoice_number from invoices where id = application.fee_invoice_id) as fee_invoice_number`

const forwardStatement = fixedStatement<
  ApplicationSummary & { has_withdrawn: boolean },
  [fee_invoice_id: number, now: Date]
>({ ...summaryColumns, has_withdrawn: boolean() })(`
  update applications application
  set fee_paid_at = $2
  from accounts person, ${cardTables}
  where fee_invoice_id = $1 and fee_paid_at is null and person.id = application.account_id and m.id = masterclass_id
  returning ${summaryFields}, status = 'withdrawn' as has_withdrawn`)

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

const summaryStatement = fixedStatement<ApplicationSummary, [id: number]>(summaryColumns)(`
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
const offerColumns = {
  ...localizedText('instrument'),
  masterclass_id: number(),
  is_current: boolean(),
  application_closed: boolean(),
  is_final: boolean(),
  handling_fee_cents: number(),
  teacher: text(),
  deadline: day(),
}
export type Offer = RowOf<typeof offerColumns>

const offerStatement = fixedStatement<Offer, [masterclass_id: number]>(offerColumns)(`
  select m.id as masterclass_id, a.is_current, m.application_closed, m.finalized_at is not null as is_final,
    a.handling_fee_cents, ${instrumentNames},
    t.first_name || ' ' || t.last_name as teacher, a.end_date_application as deadline
  from ${cardTables}
  where m.id = $1`)

export const findOffer = async (tx: Tx, masterclass_id: number): Promise<Offer | undefined> =>
  (await offerStatement(tx, masterclass_id))[0]

/** Locks masterclass and academy: neither can be changed, closed or finalized until the transaction ends. */
export const lockOffer = async (tx: Tx, masterclass_id: number): Promise<Offer | undefined> => {
  await shareAcademyOf(tx, masterclass_id)
  await shareMasterclass(tx, masterclass_id)
  return findOffer(tx, masterclass_id)
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

/** An application as its owner sees it, without signed links and possible actions. */
export type StoredApplication = Omit<
  Application,
  'can_edit' | 'can_delete' | 'can_replace_material' | 'can_change_repertoire' | 'resume_file' | 'fee_invoice'
> & {
  academy_start: string
  /** Last day for applications. */
  deadline: string
  resume: { key: string; name: string } | null
  fee_invoice: InvoiceWithoutLink | null
}

// The decision is visible only once the selection is final. Until then the status does not reveal it either.
const ownStatement = fixedStatement<
  { application: StoredApplication },
  [account_id: number, today: string, id: number | null]
>({ application: json() })(`
  select json_build_object(
    'id', application.id,
    'status', application.status,
    'has_withdrawn', application.status = 'withdrawn',
    'is_current', a.is_current, 'academy_start', a.start_date_academy,
    'deadline', a.end_date_application,
    'is_accepted', case when m.finalized_at is not null then application.is_accepted end,
    'waiting_rank', case when application.status = 'reserve' and a.shows_waiting_rank then (
      select count(*) from applications other where other.masterclass_id = m.id and other.status = 'reserve'
        and other.reserve_rank <= application.reserve_rank) end,
    'is_known', application.is_known,
    ${schemaFields(Sent, 'application')},
    'agreed_consent', true,
    'agreed_terms', true,
    'documents', ${agreedJson('application.consent_version_id', 'application.terms_version_id')},
    'resume', case when r.id is not null then json_build_object('key', r.key, 'name', r.name) end,
    'applied_at', to_char(application.applied_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'fee_paid', application.fee_paid_at is not null,
    'fee_invoice', case when v.id is not null then json_build_object(${invoiceFields('$2::date')}) end,
    'masterclass', json_build_object(
      'id', m.id, 'start_date', m.start_date, 'end_date', m.end_date,
      'teacher', json_build_object('first_name', t.first_name, 'last_name', t.last_name),
      'instrument', ${instrumentJson})) as application
  from applications application
  join (${cardTables}) on m.id = application.masterclass_id
  left join resumes r on r.id = application.resume_id
  left join (${invoiceTables}) on v.id = application.fee_invoice_id
  where application.account_id = $1 and application.status <> 'withdrawn' and ($3::int is null or application.id = $3)
  order by application.id desc
  limit 200`)

export const findOwn = async (db: Db | Tx, account_id: number, today: string): Promise<StoredApplication[]> =>
  (await ownStatement(db, account_id, today, null)).map(row => row.application)

export const getOwn = async (
  db: Db | Tx,
  id: number,
  account_id: number,
  today: string,
): Promise<StoredApplication> => {
  const [row] = await ownStatement(db, account_id, today, id)
  if (!row) throw new Error(`Account ${account_id} has no application ${id}`)
  return row.application
}

const lockedColumns = {
  full_name: text(),
  masterclass_id: number(),
  status: text<ApplicationStatus>(),
  is_current: boolean(),
  is_known: boolean(),
  fee_paid: boolean(),
}
const lockedStatement = fixedStatement<RowOf<typeof lockedColumns>, [id: number]>(lockedColumns)(`
  select person.first_name || ' ' || person.last_name as full_name, masterclass_id, status, is_current, is_known,
    fee_paid_at is not null as fee_paid
  from applications application
  join accounts person on person.id = application.account_id
  join masterclasses on masterclasses.id = masterclass_id
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
