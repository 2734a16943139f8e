import { z } from 'zod'
import { id, newPassword, text } from '../../base/fields.ts'
import { staffRoles } from '../../base/roles.ts'
import { confirmed, mismatch, passwordConfirmation } from '../accounts/schemas.ts'
import { FactorState } from '../second-factor/schemas.ts'

/** An account with its roles, as the office sees it. */
export const RoleHolder = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  last_login_at: z.string().nullable(),
  /** Without that of students. `since` is null if it was given before the audit log begins. */
  roles: z.array(z.object({ role: z.enum(staffRoles), since: z.string().nullable() })).max(staffRoles.length),
  /** The teacher to whom the account is linked. */
  teacher: z.object({ id, name: z.string() }).nullable(),
  second_factor: FactorState,
})
export type RoleHolder = z.infer<typeof RoleHolder>

export const InvitationAnswer = z
  .object({ token: text(200), password: newPassword, password_confirmation: passwordConfirmation })
  .refine(confirmed, mismatch)

export const exampleHolder: RoleHolder = {
  id: 7,
  first_name: 'Bruno',
  last_name: 'Sattler',
  email: 'bruno@example.org',
  email_verified: true,
  last_login_at: '2027-01-11T09:00:00.000Z',
  roles: [{ role: 'Correpetitor', since: '2027-01-10T09:00:00.000Z' }],
  teacher: null,
  second_factor: { is_set_up: true, required_from: null, reset: null },
}
