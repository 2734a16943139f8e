import type { MatchReason } from '@academy/contract/bank/schemas'

interface Common {
  reasons: MatchReason[]
  /** Leaves no doubt, so that it may be booked without a look. */
  is_sure: boolean
}

/** What may be done with a line. See `BookingKind`. */
export type Proposal = Common &
  (
    | {
        kind: 'payment'
        account_id: number
        wanted: { invoice_id: number; amount_cents: number }[]
        /** The rest, which becomes credit of the account. */
        credit_cents: number
      }
    | { kind: 'refund'; account_id: number }
    | { kind: 'recorded' | 'undo'; payment_id: number }
  )
