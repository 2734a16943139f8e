import { expect, test } from 'vitest'
import { type Ability, abilities, abilitiesOfRole, can, mayGive } from '../../base/abilities.ts'
import { type Role, roles, type StaffRole } from '../../base/roles.ts'

const all = Object.keys(abilities) as Ability[]
const office: Role[] = ['AcademyManager', 'Admin']

// Written out a second time, so that a slip in the table is seen.
const whose: Record<Ability, Role[]> = {
  apply: ['student'],
  book_stay: ['student'],
  request_concert: ['student'],
  teach: ['Teacher'],
  accompany: ['Correpetitor'],
  take_part: ['Teacher', 'Correpetitor', 'student'],
  see_accompaniment_plan: ['Correpetitor', ...office],
  save_lists: ['Teacher', 'Correpetitor', ...office],
  use_office: office,
  manage_people: office,
  export_people: office,
  manage_selection: office,
  manage_money: office,
  manage_lodging: office,
  manage_concerts: office,
  manage_accompaniment: office,
  manage_programme: office,
  manage_academies: office,
  manage_association: office,
  manage_site: office,
  manage_surveys: office,
  send_mail: office,
  answer_messages: office,
  read_record: office,
  manage_roles: office,
  manage_admins: ['Admin'],
}

test.each(all)('%s belongs to its roles and no others', ability => {
  expect(roles.filter(role => can([role], ability))).toEqual(whose[ability])
})

test.each(all)('one role with %s is enough', ability => {
  for (const role of whose[ability]) for (const other of roles) expect(can([other, role], ability)).toBe(true)
})

test('an account without a role can do what a student can', () => {
  expect(all.filter(ability => can([], ability))).toEqual(all.filter(ability => can(['student'], ability)))
})

test.each(['admin', 'Janitor', '', 'constructor', '__proto__'])('a role named "%s" can do nothing', role => {
  expect(all.filter(ability => can([role], ability))).toEqual([])
})

test('a role that manages something can use the office', () => {
  for (const held of Object.values(abilitiesOfRole))
    if (held.some(ability => ability.startsWith('manage_'))) expect(held).toContain('use_office')
})

test.each<[held: Role[], given: StaffRole[]]>([
  [[], []],
  [['student'], []],
  [['Teacher', 'Correpetitor'], []],
  [['AcademyManager'], ['Teacher', 'Correpetitor', 'AcademyManager']],
  [['Admin'], ['Teacher', 'Correpetitor', 'AcademyManager', 'Admin']],
])('%j may give %j', (held, given) => {
  const staff: StaffRole[] = ['Teacher', 'Correpetitor', 'AcademyManager', 'Admin']
  expect(staff.filter(role => mayGive(held, role))).toEqual(given)
})
