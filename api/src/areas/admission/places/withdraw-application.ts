import { deleteApplication } from '@academy/contract/admission/applications/endpoints'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockAccount, lockBalances, lockMasterclass, shareAcademyOf } from '../../../db/locks.ts'
import { type Canceller, freedAttachments, freedParagraphs, lockBookedRooms } from '../../lodging/index.ts'
import { cancelInvoice } from '../../money/index.ts'
import { sendRemoved, sendWithdrawn } from '../applications/mails.ts'
import { findPlace } from '../applications/own-queries.ts'
import {
  findApplicationSummary,
  lockApplication,
  markWithdrawn,
  removeApplication,
} from '../applications/queries.ts'
import { withdrawalKind } from '../applications/rules.ts'
import { cancelAttached, lockAttached } from './attached.ts'
import { giveUpPlace } from './give-up-place.ts'
import { freeRooms } from './lock-offer.ts'
import { announceFreePlace } from './offer-place.ts'
import { endOpenOffer } from './queries.ts'

interface ApplicationWithdrawal {
  id: number
  account_id: number
  /** The person, or somebody of the office. */
  actor_id: number
  by: Canceller
  /** Bookings that are cancelled together with a place. */
  booking_ids: readonly number[]
  /** Concert requests that are withdrawn as well. */
  request_ids: readonly number[]
  /** Lets the office waive the cost of giving up a place. */
  free?: boolean
  /** The cost in euros that was confirmed, of everything together. Undefined counts as 0. */
  confirmedCost: number | undefined
}

type Place = NonNullable<Awaited<ReturnType<typeof findPlace>>>

/** Deletes an application that no teacher has seen, and cancels its invoice. */
const remove = async (tx: Tx, id: number, fee_invoice_id: number, now: Date): Promise<void> => {
  const summary = await findApplicationSummary(tx, id)
  await removeApplication(tx, id)
  const cancellation = await cancelInvoice(tx, fee_invoice_id, now)
  if (cancellation) await sendRemoved(tx, summary, cancellation.id, now)
}

/**
 * Marks an application as withdrawn. It stays with the teacher, among the declined. Who leaves a waiting list loses the
 * booked room free of charge; who withdraws before a decision cancels it separately, as the terms say.
 */
const withdraw = async (
  tx: Tx,
  { status, result, academy_id }: Place,
  { id, account_id, actor_id }: Pick<ApplicationWithdrawal, 'id' | 'account_id' | 'actor_id'>,
  now: Date,
): Promise<void> => {
  // Who does not know the result yet has withdrawn before it.
  await markWithdrawn(tx, id, {
    withdrawn_at: now,
    ...(status !== result && { is_accepted: null, reserve_rank: null }),
  })
  const ended = { account_ids: [account_id], academy_id, actor_id }
  const rooms = status === 'reserve' ? await freeRooms(tx, ended, now) : []
  const summary = await findApplicationSummary(tx, id)
  const paragraphs = freedParagraphs(rooms, summary.locale)
  await sendWithdrawn(tx, summary, { paragraphs, attachments: freedAttachments(rooms) }, now)
}

const actions = {
  remove: 'application_deleted',
  withdraw: 'application_withdrawn',
  'give up': 'place_given_up',
} as const

/**
 * Locks the masterclass of a place, or of a waiting list: what becomes free there can be offered. Leaving the list may also
 * free rooms; returns the invoices of these.
 */
const lockPlaces = async (
  tx: Tx,
  { status, result, masterclass_id, academy_id }: Place,
  account_id: number,
): Promise<number[]> => {
  if (result !== 'accepted' && result !== 'reserve') return []
  await shareAcademyOf(tx, masterclass_id)
  await lockMasterclass(tx, masterclass_id)
  return status === 'reserve' ? lockBookedRooms(tx, [account_id], academy_id) : []
}

/** Deletes an unpaid application, withdraws a paid one, or gives up a place. */
export const withdrawApplication = (
  { db, config: { siteUrl } }: Services,
  withdrawal: ApplicationWithdrawal,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async tx => {
    const { id, account_id, actor_id, by, free = false } = withdrawal
    await lockAccount(tx, account_id)
    const place = await findPlace(tx, id, account_id)
    if (!place) throw problem('not_found')
    const room_invoice_ids = await lockPlaces(tx, place, account_id)
    const attached = await lockAttached(tx, { ...withdrawal, free }, now)
    await lockBalances(tx, [
      ...room_invoice_ids,
      ...[place.fee_invoice_id, place.participation_invoice_id].flatMap(invoice_id => invoice_id ?? []),
      ...attached.bookings.flatMap(({ booking }) => booking.invoice_id ?? []),
      ...attached.requests.flatMap(({ invoice_id }) => invoice_id ?? []),
    ])
    const locked = await lockApplication(tx, id, account_id)
    if (!locked) throw problem('not_found')
    const kind = withdrawalKind(locked)
    // Bookings are cancelled with a place alone.
    if (!kind || (kind !== 'give up' && attached.bookings.length > 0)) throw problem('application_fixed')
    const { masterclass_id, full_name } = locked
    if (kind === 'give up') await giveUpPlace(tx, { ...withdrawal, attached_cents: attached.cost_cents }, now)
    else if (kind === 'remove' && place.fee_invoice_id) await remove(tx, id, place.fee_invoice_id, now)
    else await withdraw(tx, place, withdrawal, now)
    await cancelAttached(tx, attached, { actor_id, account_id, by, siteUrl }, now)
    // A deleted application no longer tells its masterclass.
    const details = { application_id: id, masterclass_id, ...(free && { is_free: free }) }
    await audit(tx, { at: now, action: actions[kind], actor_id, account_id, details })
    const hadOffer = (await endOpenOffer(tx, id, 'withdrawn', now)) !== undefined
    const hadPlace = place.result === 'accepted'
    if (!hadPlace && !hadOffer) return
    // Who was not told of the place yet has nothing to give back.
    const left = hadPlace ? (kind === 'give up' ? 'given_up' : 'withdrawn') : 'left'
    const freedBy = { kind: left, id, account_id, full_name } as const
    await announceFreePlace(tx, { masterclass_id, freedBy, siteUrl }, now)
  })

export const withdrawOwn = serve(deleteApplication, async (services, { params, query, user, now }) => {
  const withdrawal = {
    id: params.id,
    account_id: user.id,
    actor_id: user.id,
    by: 'person',
    confirmedCost: query.cost,
    booking_ids: query.bookings,
    request_ids: query.concerts,
  } as const
  await withdrawApplication(services, withdrawal, now)
  return undefined
})
