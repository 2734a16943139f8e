import type { Application, ApplicationStatus } from '@academy/contract/applications/schemas'

// What is sure or still open comes before what is over.
const order: readonly ApplicationStatus[] = ['accepted', 'applied', 'reserve', 'rejected', 'withdrawn']

/** Places first, applications that are over last; otherwise the given order. */
export const sortApplications = <Row extends Pick<Application, 'status'>>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status))
