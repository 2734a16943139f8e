// Without zod: the correpetiteur's page shows with it what can be chosen, and the server refuses the rest.

interface Span {
  start_date: string
  end_date: string
}

/** A masterclass can be accompanied when all of it lies in the period. */
export const isInside = (masterclass: Span, period: Span): boolean =>
  period.start_date <= masterclass.start_date && masterclass.end_date <= period.end_date
