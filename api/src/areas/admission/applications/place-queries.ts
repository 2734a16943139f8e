import type { ApplicationStatus } from '@academy/contract/base/application-status'
import type { CancellationTerms } from '@academy/contract/office/academies/cancellation-terms'
import { day, json, notNull, nullable, number, type RowOf, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { invoiceTables } from '../../money/index.ts'

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

const placeStatement = fixedStatement<RowOf<typeof placeColumns>, [id: number, account_id: number]>(
  placeColumns,
)(`
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
