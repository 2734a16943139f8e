import { z } from 'zod'
import { chosenId, flag, id, messageKey } from '../../base/fields.ts'

/**
 * Two entries that are the same: lists show the target instead of the merged one until the merge is undone.
 */
export const Merge = z.object({
  id,
  kind: z.enum(['composer', 'piece']),
  merged: z.string(),
  into: z.string(),
  merged_at: z.string(),
  merged_by: z.string().nullable(),
})
export type Merge = z.infer<typeof Merge>

export const MergeInput = z.object({
  kind: z.enum(['composer', 'piece'], messageKey('CHOOSE_ONE')),
  merged_id: chosenId('CHOOSE_ONE'),
  into_id: chosenId('CHOOSE_ONE'),
  /** Confirms that two composers with different names or years are one person all the same. */
  confirmed: flag().default(false),
})
