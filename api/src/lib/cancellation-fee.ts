/** Up to and including a day, so much of the price stays due. */
interface FeeStep {
  until: string
  percent: number
}

/** What terms and conditions say about cancelling: steps by day, and what holds after the last of them. */
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

/** What it costs to cancel something of this price on a day. */
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
