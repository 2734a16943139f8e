import { acceptLate as acceptLateEndpoint } from '@academy/contract/admission/selection/office-endpoints'
import { auditChange } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { lockCredit } from '../../../db/advisory-locks.ts'
import type { Tx } from '../../../db/connection.ts'
import {
  carryOver,
  findCredit,
  findIssued,
  insertState,
  issueInvoice,
  sameInvoice,
} from '../../money/index.ts'
import { setFeeSettled } from '../applications/queries.ts'
import { lateAcceptanceRefusal } from '../selection/rules.ts'
import { admit } from '../selection/save-results.ts'
import { endOpenOffer, findLateApplicant, findPlaces, lockLateApplicant } from './queries.ts'
import { freePlaces } from './rules.ts'

interface LateFee {
  application_id: number
  account_id: number
  /** The invoice that the final save cancelled. */
  fee_invoice_id: number
  actor_id: number
}

/**
 * Issues the invoice of a handling fee that came after the final save again, and pays it from the credit of the person,
 * the oldest money first. Returns its id.
 */
const settleLateFee = async (
  tx: Tx,
  { application_id, account_id, fee_invoice_id, actor_id }: LateFee,
  now: Date,
): Promise<number> => {
  const first = await findIssued(tx, fee_invoice_id)
  if (!first) throw problem('not_found')
  const due = await issueInvoice(tx, sameInvoice(first, dayInVienna(now)), now)
  await lockCredit(tx)
  const credit = await findCredit(tx, account_id)
  const released = credit.map(({ payment_id, credit_cents }) => ({ payment_id, amount_cents: credit_cents }))
  const counted = await carryOver(
    tx,
    { from: fee_invoice_id, to: due.id, released, account_id, actor_id },
    now,
  )
  // It was there before the lock, but has been used or sent back since.
  if (counted < first.total_cents) throw problem('handling_fee_unpaid')
  await insertState(tx, { invoice_id: due.id, paid_cents: counted })
  await setFeeSettled(tx, application_id, { fee_invoice_id: due.id, fee_paid_at: now })
  return due.id
}

interface LateAcceptance {
  application_id: number
  actor_id: number
  reason: string
  /** Whether the office has agreed to more people than places. */
  over_places: boolean
  now: Date
}

const lockAcceptable = async (tx: Tx, { application_id, now }: LateAcceptance) => {
  const seen = await findLateApplicant(tx, application_id)
  if (!seen) throw problem('not_found')
  await lockLateApplicant(tx, application_id, seen)
  const applicant = await findLateApplicant(tx, application_id)
  if (!applicant) throw problem('not_found')
  const refusal = lateAcceptanceRefusal(applicant, dayInVienna(now))
  if (refusal) throw problem(refusal)
  return applicant
}

/** Asks before more people have places than there are. An open offer to this person is one of them. */
const refuseFull = async (tx: Tx, masterclass_id: number, hadOffer: boolean): Promise<void> => {
  const places = await findPlaces(tx, masterclass_id)
  if (places && freePlaces(places) === 0 && !hadOffer) throw problem('places_taken')
}

/** Gives somebody a place after the final save, with its invoice and mail, in one transaction. */
export const acceptLocked = ({ db, config }: Services, acceptance: LateAcceptance): Promise<void> =>
  db.transaction().execute(async tx => {
    const { application_id, actor_id, reason, over_places, now } = acceptance
    const applicant = await lockAcceptable(tx, acceptance)
    const { account_id, masterclass_id, status, late_fee_invoice_id: fee_invoice_id } = applicant
    const hadOffer = (await endOpenOffer(tx, application_id, 'accepted', now)) !== undefined
    if (!over_places) await refuseFull(tx, masterclass_id, hadOffer)
    const key = `accepted-late:${application_id}` as const
    const payer = { application_id, account_id, actor_id }
    const late_fee_id = fee_invoice_id
      ? await settleLateFee(tx, { ...payer, fee_invoice_id }, now)
      : undefined
    await admit(tx, { application_id, key, siteUrl: config.siteUrl, late_fee_id }, now)
    await auditChange(tx, {
      at: now,
      action: 'accepted_late',
      actor_id,
      account_id,
      subject: { application_id, masterclass_id, reason },
      before: { status },
      after: { status: 'accepted' },
    })
  })

export const acceptLate = serve(acceptLateEndpoint, async (services, { params, body, user, now }) => {
  await acceptLocked(services, { application_id: params.id, ...body, actor_id: user.id, now })
  return undefined
})
