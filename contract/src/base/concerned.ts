import { z } from 'zod'

/** How many names a refusal lists; `count` says how many there are. */
export const MAX_CONCERNED_NAMES = 20

/** What keeps an entry from being changed or deleted. */
export const ConcernedKind = z.enum([
  'people',
  'applications',
  'participants',
  'invoices',
  'bookings',
  'masterclasses',
  'teachers',
  'correpetition_periods',
  'concert_evenings',
  'concert_requests',
  'surveys',
])
export type ConcernedKind = z.infer<typeof ConcernedKind>

/** The people or entries of one kind that a change would affect. */
export const Concerned = z.object({
  kind: ConcernedKind,
  count: z.int().min(1),
  names: z.array(z.string()).max(MAX_CONCERNED_NAMES),
})
export type Concerned = z.infer<typeof Concerned>
