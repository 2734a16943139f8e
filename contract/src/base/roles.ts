// Without zod, so that a page can check roles without loading the schemas.

export const roles = ['Teacher', 'Correpetitor', 'student', 'AcademyManager', 'Admin'] as const

export type Role = (typeof roles)[number]

/** The roles that the office gives to an account. Teachers get theirs with the link to a teacher. */
export const givenRoles = ['Correpetitor', 'AcademyManager', 'Admin'] as const satisfies readonly Role[]
export type GivenRole = (typeof givenRoles)[number]

/** Every role but that of students, in the order of lists. */
export const staffRoles = [
  'Admin',
  'AcademyManager',
  'Teacher',
  'Correpetitor',
] as const satisfies readonly Role[]
export type StaffRole = (typeof staffRoles)[number]
