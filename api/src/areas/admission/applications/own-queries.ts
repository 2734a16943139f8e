import { type Application, Sent } from '@academy/contract/admission/applications/schemas'
import type { CancellationTerms } from '@academy/contract/base/cancellation-terms'
import type { ApplicationStatus } from '@academy/contract/base/schemas'
import { day, json, notNull, nullable, number, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { schemaFields, utc } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { type InvoiceWithoutLink, invoiceFields, invoiceTables } from '../../money/index.ts'
import { cardTables, instrumentJson } from '../../programme/index.ts'
import { agreedJson } from '../../site/index.ts'

/** What giving up a place needs: its invoices, to be locked before the application, and its fee. */
const placeColumns = {
  masterclass_id: number(),
  academy_id: number(),
  /** As the person knows it. */
  status: notNull(text<ApplicationStatus>()),
  /** Has a place, or waits for one, whether the person knows it or not. */
  result: text<ApplicationStatus>(),
  start_date: day(),
  fee_invoice_id: nullable(number()),
  participation_invoice_id: nullable(number()),
  /** The invoiced participation fee; nothing if it was waived. */
  fee_cents: number(),
  withdrawal_terms: json<CancellationTerms>(),
}

const placeStatement = fixedStatement(placeColumns)<[id: number, account_id: number]>(`
  select application.masterclass_id, academy_id, told.status, application.status as result, start_date, fee_invoice_id, participation_invoice_id,
    case when b.is_cancelled then 0 else coalesce(v.total_cents, 0) end as fee_cents, withdrawal_terms
  from applications application
  join application_results told on told.application_id = application.id
  join masterclasses on masterclasses.id = application.masterclass_id
  join academies on academies.id = academy_id
  left join (${invoiceTables}) on v.id = participation_invoice_id
  where application.id = $1 and application.account_id = $2`)

export const findPlace = async (db: Db | Tx, id: number, account_id: number) => {
  const [place] = await placeStatement(db, id, account_id)
  return place
}

/** The piece of each recording, in the order of the recordings. `row` is the application. */
export const recordingTitles = (row: string) => `array(
  select title
  from (values (1, ${row}.recording_1, ${row}.recording_1_title), (2, ${row}.recording_2, ${row}.recording_2_title),
    (3, ${row}.recording_3, ${row}.recording_3_title)) recordings (place, link, title)
  where link <> '' order by place)`

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

const ownStatement = fixedStatement({ application: json<StoredApplication>() })<
  [account_id: number, today: string, id: number | null]
>(`
  select json_build_object(
    'id', application.id,
    'status', told.status,
    'has_withdrawn', application.status = 'withdrawn',
    'is_current', a.is_current, 'academy_start', a.start_date_academy,
    'deadline', a.end_date_application,
    'is_accepted', told.is_accepted,
    'waiting_rank', case when told.status = 'reserve' and a.shows_waiting_rank then (
      select count(*) from applications other where other.masterclass_id = m.id and other.status = 'reserve'
        and other.reserve_rank <= application.reserve_rank) end,
    'is_known', application.is_known,
    ${schemaFields(Sent, 'application')},
    'agreed_consent', true,
    'agreed_terms', true,
    'documents', ${agreedJson('application.consent_version_id', 'application.terms_version_id')},
    'resume', case when r.id is not null then json_build_object('key', r.key, 'name', r.name) end,
    'applied_at', ${utc('application.applied_at')},
    'fee_paid', application.fee_paid_at is not null,
    'fee_invoice', case when v.id is not null then json_build_object(${invoiceFields('$2::date')}) end,
    'masterclass', json_build_object(
      'id', m.id, 'start_date', m.start_date, 'end_date', m.end_date,
      'teacher', json_build_object('first_name', t.first_name, 'last_name', t.last_name),
      'instrument', ${instrumentJson})) as application
  from applications application
  join application_results told on told.application_id = application.id
  join (${cardTables}) on m.id = application.masterclass_id
  left join resumes r on r.id = application.resume_id
  left join (${invoiceTables}) on v.id = application.fee_invoice_id
  where application.account_id = $1 and application.status <> 'withdrawn' and ($3::int is null or application.id = $3)
  order by application.id desc
  limit 200`)

export const findOwn = async (db: Db | Tx, account_id: number, today: string): Promise<StoredApplication[]> =>
  (await ownStatement(db, account_id, today, null)).map(row => row.application)

/** Returns undefined if there is none, or it was withdrawn. */
export const findOwnOne = async (
  db: Db | Tx,
  id: number,
  account_id: number,
  today: string,
): Promise<StoredApplication | undefined> => (await ownStatement(db, account_id, today, id))[0]?.application

export const getOwn = async (
  db: Db | Tx,
  id: number,
  account_id: number,
  today: string,
): Promise<StoredApplication> => {
  const found = await findOwnOne(db, id, account_id, today)
  if (!found) throw new Error(`Account ${account_id} has no application ${id}`)
  return found
}
