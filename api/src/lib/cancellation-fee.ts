/** The share of the price that stays due up to and including a day. */
interface FeeStep {
  until: string
  percent: number
}

/** The fees for a cancellation: steps by day, and the share after the last step. */
interface FeeLadder {
  steps: readonly FeeStep[]
  last_percent: number
}

export interface CancellationFee {
  percent: number
  cost_cents: number
  /** Last day of these terms; null if the cost cannot rise further. */
  until: string | null
}

/** Returns the fee for cancelling something of this price on a day. */
export const cancellationFee = (
  price_cents: number,
  { steps, last_percent }: FeeLadder,
  today: string,
): CancellationFee => {
  const step = steps.find(({ until }) => today <= until)
  const percent = step?.percent ?? last_percent
  const cost_cents = Math.round((price_cents * percent) / 100)
  return { percent, cost_cents, until: price_cents > 0 ? (step?.until ?? null) : null }
}
