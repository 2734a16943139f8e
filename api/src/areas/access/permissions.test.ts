import { expect, test } from 'vitest'
import { mayChange, mayChangeOther, requireChangeable } from './permissions.ts'

const erased_at = new Date('2027-01-01')

test.each([
  { who: 'the owner', user: { id: 4, roles: ['student'] }, student: true, admin: true },
  { who: 'another student', user: { id: 5, roles: ['student'] }, student: false, admin: false },
  { who: 'a teacher', user: { id: 5, roles: ['Teacher'] }, student: false, admin: false },
  { who: 'an accompanist', user: { id: 5, roles: ['Correpetitor'] }, student: false, admin: false },
  { who: 'a manager', user: { id: 5, roles: ['AcademyManager'] }, student: true, admin: false },
  { who: 'an admin', user: { id: 5, roles: ['Admin'] }, student: true, admin: true },
  {
    who: 'an admin and manager',
    user: { id: 5, roles: ['AcademyManager', 'Admin'] },
    student: true,
    admin: true,
  },
])('$who may change a student: $student, an admin: $admin, nobody erased', ({ user, student, admin }) => {
  expect(mayChange(user, { id: 4, roles: ['student'] })).toBe(student)
  expect(mayChange(user, { id: 4, roles: ['student', 'Admin'] })).toBe(admin)
  expect(mayChange(user, { id: 4, roles: ['student'], erased_at })).toBe(false)
})

test('what is for others is refused for the own account, also to admins', () => {
  const admin = { id: 5, roles: ['Admin'] }
  expect(mayChangeOther(admin, { id: 4, roles: ['Admin'] })).toBe(true)
  expect(mayChangeOther(admin, admin)).toBe(false)
  expect(mayChangeOther({ id: 5, roles: ['AcademyManager'] }, { id: 4, roles: ['Admin'] })).toBe(false)
})

test('an account is required to be there, then to be changeable', () => {
  const manager = { id: 5, roles: ['AcademyManager'] }
  const student = { id: 4, roles: ['student'] }
  expect(requireChangeable(manager, student)).toBe(student)
  expect(() => requireChangeable(student, undefined)).toThrow(expect.objectContaining({ code: 'not_found' }))
  expect(() => requireChangeable(student, manager)).toThrow(expect.objectContaining({ code: 'forbidden' }))
  expect(requireChangeable(manager, manager)).toBe(manager)
  expect(() => requireChangeable(manager, manager, mayChangeOther)).toThrow(
    expect.objectContaining({ code: 'forbidden' }),
  )
})
