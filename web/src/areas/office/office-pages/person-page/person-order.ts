// What the office asks first about a person, by the part of the year.
import { type Ability, can } from '@academy/contract/base/abilities'
import type { Phase } from '@academy/contract/base/phase'
import type { Person, PersonApplication, PersonBooking } from '@academy/contract/office/person-page/schemas'

/** The parts of the page in their usual order. */
const personGroups = [
  'notes',
  'applications',
  'lodging',
  'arrival',
  'money',
  'concerts',
  'mails',
  'data',
  'privacy',
] as const
export type PersonGroup = (typeof personGroups)[number]

/** What comes first; the rest follows in the usual order. */
const firstOf: Record<Phase, readonly PersonGroup[]> = {
  'set-up': [],
  applications: ['applications', 'money', 'mails'],
  selection: ['applications', 'money', 'lodging'],
  preparation: ['applications', 'money', 'lodging', 'arrival'],
  arrival: ['arrival', 'lodging', 'concerts', 'money'],
  academy: ['arrival', 'lodging', 'concerts', 'money'],
  afterwards: ['money', 'applications', 'mails'],
}

/** Whether to show a section about students: not if it is empty and the person has another role. */
export const concernsStudents = ({ roles }: Pick<Person, 'roles'>, entries: readonly unknown[]): boolean =>
  roles.length === 0 || entries.length > 0

type Ordered = Pick<Person, 'phase' | 'roles' | 'applications' | 'concerts' | 'notes'>

/** Returns the parts of the page, each once. Notes come first of all, if there are any. */
export const groupsInOrder = (person: Ordered): PersonGroup[] => {
  const { phase, applications, concerts, notes } = person
  const noted: readonly PersonGroup[] = notes.length > 0 ? ['notes'] : []
  return [...new Set([...noted, ...firstOf[phase], ...personGroups])].filter(
    group =>
      (group !== 'applications' || concernsStudents(person, applications)) &&
      (group !== 'concerts' || concernsStudents(person, concerts)),
  )
}

export type PersonAction = 'payment' | 'mail' | 'bed' | 'accept' | 'papers' | 'arrival' | 'note' | 'correct'

const abilityOf: Record<PersonAction, Ability> = {
  payment: 'manage_money',
  mail: 'send_mail',
  bed: 'manage_lodging',
  accept: 'manage_selection',
  papers: 'manage_people',
  arrival: 'manage_people',
  note: 'manage_people',
  correct: 'manage_people',
}

/** What is done most comes first; what makes no sense for a person gives way to the next. */
const preferred: Record<Phase, readonly PersonAction[]> = {
  'set-up': ['mail', 'note', 'correct', 'bed'],
  applications: ['payment', 'mail', 'note', 'correct', 'bed'],
  selection: ['payment', 'accept', 'mail', 'note', 'bed'],
  preparation: ['payment', 'mail', 'bed', 'accept', 'papers', 'note'],
  arrival: ['bed', 'payment', 'arrival', 'mail', 'note'],
  academy: ['bed', 'payment', 'mail', 'arrival', 'note'],
  afterwards: ['payment', 'papers', 'mail', 'note', 'correct', 'bed'],
}

type Acted = Pick<Person, 'phase' | 'applications' | 'bookings' | 'balance' | 'can_change'>

/** The application that the office can accept after the final save. */
export const acceptable = ({ applications }: Pick<Person, 'applications'>): PersonApplication | undefined =>
  applications.find(({ can_accept }) => can_accept)

/** The booking that the office can change. */
export const changeableBooking = ({ bookings }: Pick<Person, 'bookings'>): PersonBooking | undefined =>
  bookings.find(({ is_current, is_current_academy }) => is_current && is_current_academy)

const hasPlace = ({ applications }: Pick<Person, 'applications'>) =>
  applications.some(({ is_current, status }) => is_current && status === 'accepted')

const makesSense: Partial<Record<PersonAction, (person: Acted) => boolean>> = {
  payment: ({ balance }) => balance.outstanding > 0,
  accept: person => acceptable(person) !== undefined,
  papers: hasPlace,
  arrival: person => person.can_change && (hasPlace(person) || changeableBooking(person) !== undefined),
  correct: ({ can_change }) => can_change,
}

const MOST_USED = 3

/** Returns the three actions that the office needs most with this person in this part of the year. */
export const mostUsedActions = (person: Acted, viewer: { roles: readonly string[] }): PersonAction[] =>
  preferred[person.phase]
    .filter(action => can(viewer.roles, abilityOf[action]) && (makesSense[action]?.(person) ?? true))
    .slice(0, MOST_USED)

/** From the best to the least. */
const standings = ['offered', 'accepted', 'reserve', 'applied', 'rejected', 'withdrawn'] as const
type Standing = (typeof standings)[number] | 'guest' | 'elsewhere'

export interface PersonState {
  /** What became of the best application in this academy; null for those who are here in a role. */
  standing: Standing | null
  /** Of that application, and of what the person teaches. */
  instruments: Person['teaches'][number]['instrument'][]
  /** Null without an invoice. */
  money: 'overdue' | 'open' | 'paid' | null
}

const standingOf = ({ open_offer_until, status }: PersonApplication) =>
  open_offer_until ? 'offered' : status

type Stated = Pick<Person, 'roles' | 'applications' | 'bookings' | 'teaches' | 'balance' | 'invoices'>

/** Returns how somebody stands in this academy, in a few words. */
export const stateOf = (person: Stated): PersonState => {
  const { roles, balance, invoices, teaches } = person
  const current = person.applications.filter(({ is_current }) => is_current)
  const best = standings.find(one => current.some(application => standingOf(application) === one))
  const isGuest = person.bookings.some(one => one.is_current_academy && !one.is_cancelled)
  const found = [
    ...current.filter(one => standingOf(one) === best).map(({ masterclass }) => masterclass.instrument),
    ...teaches.map(({ instrument }) => instrument),
  ]
  return {
    standing: best ?? (roles.length > 0 ? null : isGuest ? 'guest' : 'elsewhere'),
    instruments: [...new Map(found.map(one => [one.id, one])).values()],
    money:
      balance.overdue > 0
        ? 'overdue'
        : balance.outstanding > 0
          ? 'open'
          : invoices.length > 0
            ? 'paid'
            : null,
  }
}
