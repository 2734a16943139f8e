import type { RoleHolder } from '@academy/contract/access/roles/schemas'
import { mayChangeAccount, mayGive } from '@academy/contract/base/abilities'
import { type GivenRole, givenRoles, type StaffRole } from '@academy/contract/base/roles'

/** The person who uses the page. */
export interface Actor {
  id: number
  roles: readonly string[]
}

const holds = ({ roles }: RoleHolder, wanted: StaffRole) => roles.some(({ role }) => role === wanted)

const mayChange = (actor: Actor, { id, roles }: RoleHolder) =>
  mayChangeAccount(actor, { id, roles: roles.map(({ role }) => role) })

/** The roles that this person may give, for a list of choices. */
export const givableRoles = ({ roles }: Actor): GivenRole[] => givenRoles.filter(role => mayGive(roles, role))

export const rolesToGive = (actor: Actor, holder: RoleHolder): GivenRole[] =>
  mayChange(actor, holder) && holder.email_verified
    ? givableRoles(actor).filter(role => !holds(holder, role))
    : []

/** Without the office roles of the user, and without the role of a linked teacher, which ends with the link. */
export const rolesToTake = (actor: Actor, holder: RoleHolder): StaffRole[] => {
  if (!mayChange(actor, holder)) return []
  const isOwn = (role: StaffRole) => actor.id === holder.id && (role === 'Admin' || role === 'AcademyManager')
  return holder.roles
    .map(({ role }) => role)
    .filter(role => mayGive(actor.roles, role) && !isOwn(role) && !(role === 'Teacher' && holder.teacher))
}
