import { z } from 'zod'
import { id } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'

/** The number of entries on a page. */
export const ENTRIES_PER_PAGE = 50

/** Older entries are found by a filter. */
export const MAX_ENTRIES = 10_000

const Person = z.object({ id, full_name: z.string() })

export const AuditEntry = z.object({
  id,
  at: z.string(),
  /** One of `actionsByKind`; entries of older versions may have others. */
  action: z.string(),
  /** Null if nobody was logged in, or the account was deleted. */
  actor: Person.nullable(),
  /** The person concerned. */
  person: Person.nullable(),
  /** What was changed, such as a masterclass, if it still exists. */
  ...localized('about', z.string().nullable()),
  /** The network address of who did it; removed after half a year. */
  address: z.string().nullable(),
  /** Values, or pairs of the values before and after, by the names of `recordFields`. */
  details: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof AuditEntry>
