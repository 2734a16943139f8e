import { z } from 'zod'
import { day, id } from '../../base/fields.ts'
import { erasureGrounds, erasureObstacles, keptKinds } from './kinds.ts'

const Obstacle = z.object({
  kind: z.enum(erasureObstacles),
  /** How many there are. */
  count: z.int(),
})
export type ErasureObstacle = z.infer<typeof Obstacle>

const Kept = z.object({
  kind: z.enum(keptKinds),
  count: z.int(),
  /** The last day of the longest retention by law. */
  until: day,
})
export type KeptData = z.infer<typeof Kept>

const ErasureRequest = z.object({
  requested_at: z.string(),
  /** From then on the data is erased; until then the account can be kept. */
  erase_after: z.string(),
  /** Whether the office asked for the person. */
  is_by_office: z.boolean(),
})

/** What erasing a person would do now, and whether somebody has asked for it. */
export const Erasure = z.object({
  request: ErasureRequest.nullable(),
  /** What has to be settled first. The data is not erased while there is one, even when the time has come. */
  obstacles: z.array(Obstacle),
  /** What the law wants kept, under a number instead of the name in lists. */
  kept: z.array(Kept),
  /** Euros. What the person still owes stays due; their credit has to be sent back before. */
  outstanding: z.number(),
  credit: z.number(),
  /** Without one, deleting is confirmed by a link in a mail. */
  has_password: z.boolean(),
  /** False while the address is not confirmed: then no mail is sent. */
  gets_mail: z.boolean(),
})
export type Erasure = z.infer<typeof Erasure>

/** The same for the office. */
export const PersonErasure = Erasure.extend({
  reason: z.string(),
  requested_by: z.object({ id, name: z.string() }).nullable(),
  /** When the data of this person was erased. */
  erased_at: z.string().nullable(),
  /** Why; null if that is not known any more. */
  ground: z.enum(erasureGrounds).nullable(),
  /**
   * When the data is erased in the next 30 days because nobody uses the account, unless the person logs in; null if it
   * stays, or if somebody has asked for it. They are notified by mail if their address is confirmed.
   */
  dormancy: z.object({ erase_on: day, told_at: z.string().nullable() }).nullable(),
  /** False for the account of the caller, and for those of admins if the caller is none. */
  can_change: z.boolean(),
})
export type PersonErasure = z.infer<typeof PersonErasure>
