// The page of an accompanist shows what can be chosen, and the server refuses the rest.

interface Span {
  start_date: string
  end_date: string
}

/** A masterclass can be accompanied if it lies entirely within the period. */
export const isInside = (masterclass: Span, period: Span): boolean =>
  period.start_date <= masterclass.start_date && masterclass.end_date <= period.end_date

export interface Stay {
  start_date: string
  end_date: string
}

export type StayError = 'START_MISSING' | 'END_MISSING' | 'SAME_DAYS' | 'DAYS_REVERSED' | 'OUTSIDE_ACADEMY'

/** Returns validation errors of the two days, at the field to change. */
export const stayErrors = (
  { start_date, end_date }: Partial<Stay>,
  academy?: Stay,
): Partial<Record<keyof Stay, StayError>> => {
  if (!start_date || !end_date)
    return {
      ...(!start_date && { start_date: 'START_MISSING' }),
      ...(!end_date && { end_date: 'END_MISSING' }),
    }
  if (start_date === end_date) return { end_date: 'SAME_DAYS' }
  if (start_date > end_date) return { start_date: 'DAYS_REVERSED' }
  const isOutside = (day: string) => academy && (day < academy.start_date || day > academy.end_date)
  return {
    ...(isOutside(start_date) && { start_date: 'OUTSIDE_ACADEMY' }),
    ...(isOutside(end_date) && { end_date: 'OUTSIDE_ACADEMY' }),
  }
}
