// Without zod, so that a page can check roles without loading the schemas.

export const roles = ['Teacher', 'Correpetitor', 'student', 'AcademyManager', 'Admin'] as const

type HeldRole = (typeof roles)[number]

/** The roles that the office gives to an account. Teachers get theirs with the link to a teacher. */
export const givenRoles = ['Correpetitor', 'AcademyManager', 'Admin'] as const satisfies readonly HeldRole[]
export type GivenRole = (typeof givenRoles)[number]

/** Every role but that of students, in the order of lists. */
export const staffRoles = [
  'Admin',
  'AcademyManager',
  'Teacher',
  'Correpetitor',
] as const satisfies readonly HeldRole[]
export type StaffRole = (typeof staffRoles)[number]

/** The office gives and takes roles, but managers do not make admins. */
export const mayGive = (held: readonly string[], role: StaffRole): boolean =>
  held.includes('Admin') || (held.includes('AcademyManager') && role !== 'Admin')

export interface RoleFlags {
  isStudent: boolean
  isTeacher: boolean
  isRepetiteur: boolean
  isAdmin: boolean
}

/** An account without a role counts as a student; managers count as admins. */
export const flagsOf = (held: readonly string[]): RoleFlags => ({
  isStudent: held.length === 0 || held.includes('student'),
  isTeacher: held.includes('Teacher'),
  isRepetiteur: held.includes('Correpetitor'),
  isAdmin: held.includes('Admin') || held.includes('AcademyManager'),
})
