import type { Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockPayable } from '../payments/lock-money.ts'
import { bookLineIn, type LineBooking } from './book-line-in.ts'
import type { Proposal } from './proposal.ts'
import { propose } from './propose.ts'
import { type FoundLine, findLinesById } from './queries.ts'

interface Actor {
  actor_id: number | null
  now: Date
}

const bookingOf = (proposal: Proposal): LineBooking => ({ wanted: [], ...proposal })

const isOther = ({ kind }: Proposal) => kind !== 'payment'

const sureOf = async (tx: Tx, lines: readonly FoundLine[]) => {
  const { proposals } = await propose(tx, lines)
  return lines.flatMap((line, index) => {
    const sure = proposals[index]?.find(({ is_sure }) => is_sure)
    return sure ? [{ line, proposal: sure }] : []
  })
}

/** What these payments may count on is locked at once, as several bookings in one transaction need it. */
const payableOf = (sure: readonly { proposal: Proposal }[]) => {
  const payments = sure.flatMap(({ proposal }) => (proposal.kind === 'payment' ? [proposal] : []))
  return {
    account_ids: payments.map(({ account_id }) => account_id),
    invoice_ids: payments.flatMap(({ wanted }) => wanted.map(({ invoice_id }) => invoice_id)),
  }
}

/** What a booking uses up, so that two lines of one file do not pay the same invoice. */
const claimsOf = (proposal: Proposal): string[] => {
  if (proposal.kind === 'payment') return proposal.wanted.map(({ invoice_id }) => `invoice ${invoice_id}`)
  return ['account_id' in proposal ? `refund ${proposal.account_id}` : `entry ${proposal.payment_id}`]
}

const isSame = (one: Proposal, other: Proposal | undefined) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Books the lines that leave no doubt. They are matched again under the lock: somebody may have entered the same
 * money by hand in the meantime.
 */
export const bookSure = async (
  services: Services,
  tx: Tx,
  line_ids: number[],
  actor: Actor,
  lock: typeof lockPayable = lockPayable,
): Promise<void> => {
  const candidates = await sureOf(tx, await findLinesById(tx, line_ids))
  await lock(tx, payableOf(candidates))
  const sure = await sureOf(
    tx,
    candidates.map(({ line }) => line),
  )
  const taken = new Set<string>()
  // Others lock credit, which comes after the invoices.
  const paymentsFirst = sure.toSorted(
    (one, other) => Number(isOther(one.proposal)) - Number(isOther(other.proposal)),
  )
  for (const { line, proposal } of paymentsFirst) {
    const before = candidates.find(candidate => candidate.line.id === line.id)
    // Another proposal than the one whose invoices are locked is left for a look.
    if (!isSame(proposal, before?.proposal)) continue
    const claims = claimsOf(proposal)
    if (claims.some(claim => taken.has(claim))) continue
    for (const claim of claims) taken.add(claim)
    await bookLineIn(services, tx, line, bookingOf(proposal), actor)
  }
}
