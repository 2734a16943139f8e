import type { ConcertRequest } from '@academy/contract/concerts/schemas'

type Dated = Pick<ConcertRequest, 'scheduled_performance_date'>

/** Requests without a date first, then the evenings in their order. */
export const sortRequests = <Row extends Dated>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) =>
    (one.scheduled_performance_date ?? '').localeCompare(other.scheduled_performance_date ?? ''),
  )
