// Without zod: pages load it.

/** Days in which a person can change their mind. */
export const ERASURE_DAYS = 14

/** Years that invoices and payments are kept, from the end of the year on (§ 132 BAO). */
const INVOICE_YEARS = 7

/** Why a person cannot be erased yet. */
export const erasureObstacles = [
  'application',
  'booking',
  'refund',
  'teaching',
  'accompanying',
  'last_admin',
] as const
export type ErasureObstacleKind = (typeof erasureObstacles)[number]

/** What stays because the law wants it kept. */
export const keptKinds = ['invoices', 'payments'] as const
export type KeptKind = (typeof keptKinds)[number]

/** Returns the last day on which a document of this day is kept. */
export const keptUntil = (documentDay: string, years: number = INVOICE_YEARS): string =>
  `${Number(documentDay.slice(0, 4)) + years}-12-31`
