import type { MatchReason } from '@academy/contract/money/bank/schemas'

interface Common {
  reasons: MatchReason[]
  /** Leaves no doubt, so that it may be booked without a look. */
  is_sure: boolean
}

const telling: readonly MatchReason[] = [
  'reference',
  'reference_in_text',
  'invoice_number',
  'payer_name',
  'name_in_text',
  'known_account',
  'refund_account',
]

/** Neither invoice nor person nor bank account is named, and not even a last name with the exact amount. */
export const isWeak = ({ reasons }: Common): boolean =>
  !reasons.some(reason => telling.includes(reason)) &&
  !(reasons.includes('last_name') && (reasons.includes('amount') || reasons.includes('amount_sum')))

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
