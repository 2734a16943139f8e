import { z } from 'zod'

/** What an academy needs before it opens, in the order in which it is usually done. */
export const ReadinessKey = z.enum([
  'demo_data',
  'association',
  'bank_account',
  'mail',
  'academy',
  'masterclass',
  'portrait',
  'teacher_account',
  'beds',
  'terms',
])
export type ReadinessKey = z.infer<typeof ReadinessKey>

export const ReadinessItem = z.object({ key: ReadinessKey, is_done: z.boolean() })
export type ReadinessItem = z.infer<typeof ReadinessItem>
