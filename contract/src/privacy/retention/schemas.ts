import { z } from 'zod'
import { day, id, messageKey } from '../../base/fields.ts'
import { deletedKinds, foreseenKinds, retentionRules, type SettableRetention } from '../../base/retention.ts'

const amount = (retention: SettableRetention) => {
  const { min, max } = retentionRules[retention].bounds
  return z.coerce
    .number(messageKey('PERIOD_NOT_ALLOWED'))
    .int(messageKey('PERIOD_NOT_ALLOWED'))
    .min(min, messageKey('PERIOD_NOT_ALLOWED'))
    .max(max, messageKey('PERIOD_NOT_ALLOWED'))
}

const amounts = {
  account: amount('account'),
  material: amount('material'),
  parent_consent: amount('parent_consent'),
  messages: amount('messages'),
  mails: amount('mails'),
  invitations: amount('invitations'),
  addresses: amount('addresses'),
  record: amount('record'),
} satisfies Record<SettableRetention, z.ZodType<number>>

/** How long each kind of data is kept, in the unit of its rule. A save names the version that it is based on. */
export const RetentionChange = z.object({ ...amounts, version: id })
export type RetentionChange = z.output<typeof RetentionChange>

const Foreseen = z.object({
  kind: z.enum(foreseenKinds),
  count: z.int(),
  /** The day of the first one; in the past if a job will delete it within the hour. */
  first_on: day,
})
export type Foreseen = z.infer<typeof Foreseen>

const ForeseenPerson = z.object({
  /** Null for people without an account, who were invited. */
  id: id.nullable(),
  name: z.string(),
  /** When it goes; in the past if a job will delete it within the hour. */
  day,
})

export const ForeseenPeople = z.object({ total: z.int(), people: z.array(ForeseenPerson) })
export type ForeseenPeople = z.infer<typeof ForeseenPeople>

const Deleted = z.object({ kind: z.enum(deletedKinds), day, count: z.int() })
export type Deleted = z.infer<typeof Deleted>

/** What goes by itself in the next 30 days, and what went in the last year. */
export const RetentionOverview = z.object({ foreseen: z.array(Foreseen), deleted: z.array(Deleted) })
export type RetentionOverview = z.infer<typeof RetentionOverview>
