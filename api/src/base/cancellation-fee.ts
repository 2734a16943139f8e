import type { CancellationTerms } from '@academy/contract/base/cancellation-terms'
import { laterDay } from '@academy/contract/base/days'
import { percentOf } from '@academy/contract/base/money'

export interface CancellationFee {
  percent: number
  cost_cents: number
  /** Last day of these terms; null if the cost cannot rise further. */
  until: string | null
}

interface CancelledPrice {
  price_cents: number
  /** The terms of the academy count the days before this one. */
  start_date: string
  terms: CancellationTerms
  /** The last day on which cancelling is free, if there is one. */
  free_until?: string
}

/** Returns the fee for cancelling on a day. */
export const cancellationFee = (
  { price_cents, start_date, terms, free_until }: CancelledPrice,
  today: string,
): CancellationFee => {
  const free = free_until === undefined ? [] : [{ until: free_until, percent: 0 }]
  const dated = terms.steps.map(({ least_days, percent }) => ({
    until: laterDay(start_date, -least_days),
    percent,
  }))
  const step = [...free, ...dated].find(({ until }) => today <= until)
  const percent = step?.percent ?? terms.last_percent
  const cost_cents = percentOf(price_cents, percent)
  return { percent, cost_cents, until: price_cents > 0 ? (step?.until ?? null) : null }
}
