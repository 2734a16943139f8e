import type { Locale } from '@academy/contract/base/locale'
import type { Insertable } from 'kysely'
import { dayInVienna } from '../../../base/clock.ts'
import { insertConsents } from '../../../base/consents.ts'
import type { Tx } from '../../../db/connection.ts'
import type { Applications } from '../../../db/schema.ts'
import { issueInvoice } from '../../money/index.ts'
import { type AppliedMasterclass, insertApplication } from './queries.ts'
import { decisionDay } from './rules.ts'

/** The fields that an applicant sends. The others are derived from the masterclass and the date. */
type NewApplication = Omit<
  Insertable<Applications>,
  'masterclass_id' | 'fee_invoice_id' | 'fee_paid_at' | 'applied_at'
>

/** Issues the invoice of the handling fee. The service lasts from the application to the decision. */
const invoiceFee = async (
  tx: Tx,
  masterclass: AppliedMasterclass,
  account_id: number,
  now: Date,
): Promise<number | null> => {
  if (masterclass.handling_fee_cents === 0) return null
  const { teacher, deadline } = masterclass
  const service_start = dayInVienna(now)
  const subject: Record<Locale, string> = {
    de: `Bearbeitungsgebühr: ${masterclass.instrument_de} bei ${teacher}`,
    en: `Handling fee: ${masterclass.instrument_en} with ${teacher}`,
  }
  const { id } = await issueInvoice(
    tx,
    {
      account_id,
      kind: 'handling_fee',
      subject,
      lines: [{ description: subject, quantity: 1, unit_cents: masterclass.handling_fee_cents }],
      service_start,
      service_end: decisionDay(deadline, service_start) ?? service_start,
    },
    now,
  )
  return id
}

/** Inserts an application together with the invoice of its handling fee. Returns its id. */
export const recordApplication = async (
  tx: Tx,
  masterclass: AppliedMasterclass,
  application: NewApplication,
  now: Date,
): Promise<number> => {
  const fee_invoice_id = await invoiceFee(tx, masterclass, application.account_id, now)
  const id = await insertApplication(tx, {
    ...application,
    masterclass_id: masterclass.masterclass_id,
    fee_invoice_id,
    // Without a fee the teacher sees it at once.
    fee_paid_at: fee_invoice_id === null ? now : null,
    applied_at: now,
  })
  const { account_id, consent_version_id = null, terms_version_id = null } = application
  const given = { account_id, application_id: id, given_at: now }
  await insertConsents(tx, [
    { ...given, kind: 'application_data', version_id: consent_version_id },
    { ...given, kind: 'terms', version_id: terms_version_id },
  ])
  return id
}
