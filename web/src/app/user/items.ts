import { flagsOf, type RoleFlags } from '@academy/contract/accounts/roles'
import { paths } from '../paths.ts'

export interface Item {
  name:
    | 'overview'
    | 'concert'
    | 'accommodation'
    | 'masterclasses'
    | 'teaching'
    | 'accompaniment'
    | 'repetition'
    | 'allMasterclasses'
    | 'invoices'
    | 'evenings'
    | 'house'
    | 'surveys'
    | 'profile'
  to: Exclude<(typeof paths)[keyof typeof paths], `${string}$${string}`>
  /** A part of that page. */
  hash?: string
  /** Whose it is; everybody's without it. */
  only?: keyof RoleFlags
}

/** The personal area, in the order of its menu. */
const items: readonly Item[] = [
  { name: 'overview', to: paths.PersonalHomeView },
  { name: 'concert', to: paths.MyConcert, only: 'isStudent' },
  { name: 'accommodation', to: paths.MyAcomodation, only: 'isStudent' },
  { name: 'masterclasses', to: paths.MyMasterclasses, only: 'isStudent' },
  { name: 'teaching', to: paths.MasterclassesListTeacher, only: 'isTeacher' },
  { name: 'accompaniment', to: paths.MasterclassesListCorrepetieur, only: 'isRepetiteur' },
  { name: 'repetition', to: paths.MasterclassesListCorrepetieur, hash: 'repertoire', only: 'isRepetiteur' },
  { name: 'allMasterclasses', to: paths.MasterclassesListAdmin, only: 'isAdmin' },
  { name: 'invoices', to: paths.InvoicesListAdmin, only: 'isAdmin' },
  { name: 'evenings', to: paths.ConcertsAdmin, only: 'isAdmin' },
  { name: 'house', to: paths.LodgingAdmin, only: 'isAdmin' },
  { name: 'surveys', to: paths.SurveysAdmin, only: 'isAdmin' },
  { name: 'profile', to: paths.Profile },
]

/** What somebody with these roles finds in the menu: everything that any of the roles brings. */
export const itemsFor = (roles: readonly string[]): Item[] => {
  const flags = flagsOf(roles)
  return items.filter(({ only }) => !only || flags[only])
}

/** The item that a page belongs to: its own, or the one of the list that it was opened from. */
export const itemAt = (path: string): Item | undefined =>
  items.find(({ to }) => path === to || (to !== paths.PersonalHomeView && path.startsWith(`${to}/`)))

export const isYours = (path: string, roles: readonly string[]): boolean => {
  const only = itemAt(path)?.only
  return !only || flagsOf(roles)[only]
}
