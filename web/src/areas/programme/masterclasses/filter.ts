import { foldAccents } from '@academy/contract/base/fold-accents'
import { defaultLocale, type Localized } from '@academy/contract/base/locale'
import { isOpen } from '@academy/contract/programme/masterclasses/is-open'
import type { MasterclassCard, PublicMasterclass } from '@academy/contract/programme/masterclasses/schemas'
import { teacherName } from './teacher.ts'

type Instrument = MasterclassCard['instrument']

/** The instruments taught, each once, in the academy's order. */
export const instrumentsOf = (masterclasses: MasterclassCard[]): Instrument[] => {
  const byId = new Map(masterclasses.map(({ instrument }) => [instrument.id, instrument]))
  return [...byId.values()].toSorted(inOrder)
}

/** The order of the office. */
const inOrder = (one: Instrument, other: Instrument): number =>
  one.position - other.position || one.id - other.id

/** What the list is filtered by, as in the query of its URL. */
export interface MasterclassFilter {
  /** See `instrumentKey`. */
  instrument?: string
  /** See `teacherKey`. */
  teacher?: string
  /** The first and the last day on which the visitor can be there. */
  from?: string
  to?: string
  open?: '1'
}
export type FilterName = keyof MasterclassFilter

/** The name of something in the URL: Double bass → double-bass */
const keyOf = (name: string): string =>
  foldAccents(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Independent of the language. */
export const instrumentKey = (instrument: Localized<'name'>): string =>
  keyOf(instrument[`name_${defaultLocale}`])

export const teacherKey = (masterclass: Pick<PublicMasterclass, 'teacher'>): string =>
  keyOf(teacherName(masterclass))

const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))

const isPossible: Record<FilterName, (value: string) => boolean> = {
  instrument: value => value !== '',
  teacher: value => value !== '',
  from: isDay,
  to: isDay,
  open: value => value === '1',
}
const names = Object.keys(isPossible) as FilterName[]

/** Validates the query of the list and of the pages that lead back to it; what makes no sense is left out. */
export const filterOf = (search: Record<string, unknown>): MasterclassFilter =>
  Object.fromEntries(
    names.flatMap(name => {
      const value = search[name]
      return typeof value === 'string' && isPossible[name](value) ? [[name, value]] : []
    }),
  )

const keeps: Record<FilterName, (masterclass: PublicMasterclass, value: string) => boolean> = {
  instrument: ({ instrument }, value) => instrumentKey(instrument) === value,
  teacher: (masterclass, value) => teacherKey(masterclass) === value,
  from: ({ start_date }, value) => start_date >= value,
  to: ({ end_date }, value) => end_date <= value,
  open: isOpen,
}

const activeNames = (filter: MasterclassFilter): FilterName[] => names.filter(name => filter[name])

/** Returns the masterclasses that pass the filter; by instrument, then by date. */
export const selectMasterclasses = <Masterclass extends PublicMasterclass>(
  masterclasses: Masterclass[],
  filter: MasterclassFilter = {},
): Masterclass[] =>
  masterclasses
    .filter(one => activeNames(filter).every(name => keeps[name](one, filter[name] ?? '')))
    .toSorted(
      (one, other) =>
        inOrder(one.instrument, other.instrument) || one.start_date.localeCompare(other.start_date),
    )

export interface Drop {
  name: FilterName
  /** What is left of the filter. */
  rest: MasterclassFilter
  /** How many masterclasses there are then. */
  count: number
}

/** Returns the filters of which one alone can be dropped to see something, the most useful first. */
export const usefulDrops = (masterclasses: PublicMasterclass[], filter: MasterclassFilter): Drop[] =>
  activeNames(filter)
    .map(name => {
      const { [name]: _, ...rest } = filter
      return { name, rest, count: selectMasterclasses(masterclasses, rest).length }
    })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)

/** The teachers, each once, by last name. */
export const teachersOf = (masterclasses: PublicMasterclass[]): { key: string; name: string }[] => {
  const byKey = new Map(masterclasses.map(one => [teacherKey(one), one]))
  return [...byKey.values()]
    .map(one => ({ key: teacherKey(one), name: teacherName(one), last: keyOf(one.teacher.last_name) }))
    .toSorted((one, other) => (one.last < other.last ? -1 : 1))
    .map(({ key, name }) => ({ key, name }))
}

/** The days on which masterclasses begin and end, each once, in order. */
export const daysOf = (masterclasses: PublicMasterclass[]): { first: string[]; last: string[] } => {
  const sorted = (days: string[]) => [...new Set(days)].toSorted()
  return {
    first: sorted(masterclasses.map(({ start_date }) => start_date)),
    last: sorted(masterclasses.map(({ end_date }) => end_date)),
  }
}

const MOST = 3

/** Returns the other open masterclasses of the same teacher, then of the same instrument. */
export const alternativesTo = (
  masterclass: PublicMasterclass,
  offered: PublicMasterclass[],
): PublicMasterclass[] => {
  const open = offered.filter(other => other.id !== masterclass.id && isOpen(other))
  const isSameTeacher = (other: PublicMasterclass) => teacherKey(other) === teacherKey(masterclass)
  const isSameInstrument = (other: PublicMasterclass) => other.instrument.id === masterclass.instrument.id
  return [
    ...open.filter(isSameTeacher),
    ...open.filter(other => isSameInstrument(other) && !isSameTeacher(other)),
  ].slice(0, MOST)
}
