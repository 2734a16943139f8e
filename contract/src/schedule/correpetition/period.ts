// The correpetiteur's page shows what can be chosen, and the server refuses the rest.

interface Span {
  start_date: string
  end_date: string
}

/** A masterclass can be accompanied if it lies entirely within the period. */
export const isInside = (masterclass: Span, period: Span): boolean =>
  period.start_date <= masterclass.start_date && masterclass.end_date <= period.end_date
