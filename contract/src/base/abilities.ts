// Without zod, so that a page can check abilities without loading the schemas.
import type { Role, StaffRole } from './roles.ts'

/** What an account may do beyond its own data. Endpoints and pages name one of these. */
export const abilities = {
  apply: 'Apply for masterclasses, answer offers, change their repertoire, see their account',
  book_stay: 'Book an own stay',
  request_concert: 'Ask to play in a concert',
  teach: 'The own masterclasses: applicants, decisions, waiting list, participants',
  accompany: 'Choose masterclasses to accompany and see their repertoire',
  take_part: 'Have days at the academy, with a calendar of them',
  see_accompaniment_plan: 'Read who accompanies whom',
  save_lists: 'Save a list that may be seen as a file',
  use_office: 'Overview of the office, search for people, entry during maintenance; with every ability below',
  manage_people: 'People with their data, notes, papers and letters; merging of accounts',
  export_people: 'Save the data of all people as a file',
  manage_selection: 'Decisions, final saves and waiting lists of all masterclasses',
  manage_money: 'Invoices, payments, refunds, reminders, bank statements, journal',
  manage_lodging: 'Bookings, rooms, prices, kitchen and housekeeping',
  manage_concerts: 'Evenings, programmes and the catalogue of works',
  manage_accompaniment: 'Assign accompanists',
  manage_programme: 'Masterclasses, instruments, teachers with their accounts, correpetition periods',
  manage_academies: 'Years of the academy with their dates, copies and previews',
  manage_association: 'Name, address, bank account and sender of the association',
  manage_site: 'Texts of the site and of mails, published documents',
  manage_surveys: 'Surveys and their results',
  send_mail: 'Mails to groups, and the mails that the platform sends',
  answer_messages: 'Messages from the contact form',
  read_record: 'The record of what the office changed',
  manage_roles: 'Give and take every role but that of an admin, and invite to them',
  manage_admins:
    'Give and take the role of an admin, change the accounts of admins and who needs a second factor',
} as const satisfies Record<string, string>

export type Ability = keyof typeof abilities

const office = [
  'see_accompaniment_plan',
  'save_lists',
  'use_office',
  'manage_people',
  'export_people',
  'manage_selection',
  'manage_money',
  'manage_lodging',
  'manage_concerts',
  'manage_accompaniment',
  'manage_programme',
  'manage_academies',
  'manage_association',
  'manage_site',
  'manage_surveys',
  'send_mail',
  'answer_messages',
  'read_record',
  'manage_roles',
] as const satisfies readonly Ability[]

/** The one table of roles. Access to endpoints and pages, the menus and the access test follow from it. */
export const abilitiesOfRole: Record<Role, readonly Ability[]> = {
  student: ['apply', 'book_stay', 'request_concert', 'take_part'],
  Teacher: ['teach', 'take_part', 'save_lists'],
  Correpetitor: ['accompany', 'take_part', 'see_accompaniment_plan', 'save_lists'],
  AcademyManager: office,
  Admin: [...office, 'manage_admins'],
}

const isRole = (held: string): held is Role => Object.hasOwn(abilitiesOfRole, held)

/** Whether one of the roles has the ability. An account without a role counts as a student. */
export const can = (held: readonly string[], ability: Ability): boolean =>
  held.length === 0
    ? abilitiesOfRole.student.includes(ability)
    : held.some(role => isRole(role) && abilitiesOfRole[role].includes(ability))

/** The office gives and takes roles, but managers do not make admins. */
export const mayGive = (held: readonly string[], role: StaffRole): boolean =>
  can(held, role === 'Admin' ? 'manage_admins' : 'manage_roles')

interface Holder {
  id: number
  roles: readonly string[]
}

/** Everyone may change their own account. The office may change others, but a manager may not change an admin. */
export const mayChangeAccount = (user: Holder, account: Holder): boolean => {
  if (user.id === account.id || can(user.roles, 'manage_admins')) return true
  return can(user.roles, 'manage_people') && !can(account.roles, 'manage_admins')
}
