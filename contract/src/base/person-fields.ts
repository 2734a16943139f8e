import { z } from 'zod'
import { id } from './fields.ts'
import { localized } from './locale.ts'

export const Country = z.object({ id, ...localized('name', z.string()) })

export type Country = z.infer<typeof Country>

export const Gender = z.enum(['male', 'female', 'diverse'])

export type Gender = z.infer<typeof Gender>

/** What other calls change: refused unless it is as it was read, because it would be ignored. */
export const UnchangedHere = {
  password: z.unknown().optional(),
  roles: z.unknown().optional(),
  email_verified: z.unknown().optional(),
}
