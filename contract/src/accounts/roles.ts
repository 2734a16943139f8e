// Without zod, so that a page can check roles without loading the schemas.

export const roles = ['Teacher', 'Correpetitor', 'student', 'AcademyManager', 'Admin'] as const

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
