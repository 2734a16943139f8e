// Without zod: pages load it.

/** Days in which a person can change their mind. */
export const ERASURE_DAYS = 14

/** Years that invoices and payments are kept, from the end of the year on (§ 132 BAO). */
const INVOICE_YEARS = 7

/** People who do not use their account are warned so many days before it is erased. */
export const NOTICE_DAYS = 30

/** Why somebody was erased: they asked for it, the office did, or nobody used the account. */
export const erasureGrounds = ['person', 'office', 'dormant'] as const
export type ErasureGround = (typeof erasureGrounds)[number]

/** Why a person cannot be erased yet. */
export const erasureObstacles = [
  'application',
  'booking',
  'refund',
  'credit',
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
