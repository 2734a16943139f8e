import { z } from 'zod'
import { email, id, Locale, messageKey, personName } from '../../base/fields.ts'
import { givenRoles, staffRoles } from '../../base/roles.ts'

/** An open invitation: to whom, and how long its link works. */
export const InvitationState = z.object({
  email: z.string(),
  locale: Locale,
  sent_at: z.string(),
  expires_at: z.string(),
  is_expired: z.boolean(),
})

/** An open invitation in the list of the office. */
export const Invitation = InvitationState.extend({
  id,
  role: z.enum(staffRoles),
  first_name: z.string(),
  last_name: z.string(),
  /** The teacher who gets the account. */
  teacher_id: id.nullable(),
})
export type Invitation = z.infer<typeof Invitation>

/** The account of an address that cannot be invited because it has one. */
export const InvitedAccount = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
})
export type InvitedAccount = z.infer<typeof InvitedAccount>

export const InvitationInput = z.object({
  first_name: personName,
  last_name: personName,
  email,
  locale: Locale,
  role: z.enum(givenRoles, messageKey('REQUIRED')),
})

export const exampleInvitation: Invitation = {
  id: 3,
  role: 'Correpetitor',
  first_name: 'Bruno',
  last_name: 'Sattler',
  email: 'bruno@example.org',
  locale: 'de',
  sent_at: '2027-01-10T09:00:00.000Z',
  expires_at: '2027-01-24T09:00:00.000Z',
  is_expired: false,
  teacher_id: null,
}
