import { z } from 'zod'
import { browsers, systems } from '../../base/devices.ts'
import { id } from '../../base/fields.ts'

export const Session = z.object({
  id,
  /** When the person logged in. */
  created_at: z.string(),
  /** Written every few minutes at most. */
  last_used_at: z.string(),
  /** `SESSION_DAYS` after the login, or `IDLE_DAYS` after the last use if that is earlier. */
  ends_at: z.string(),
  browser: z.enum(browsers).nullable(),
  system: z.enum(systems).nullable(),
  /** The shortened network address of the last use, or `local`. Null if it is not known. */
  network: z.string().nullable(),
  /** Whether it was last used from the network of this call. */
  is_same_network: z.boolean(),
  /** Whether it is the session of this call. */
  is_current: z.boolean(),
})
export type Session = z.infer<typeof Session>
