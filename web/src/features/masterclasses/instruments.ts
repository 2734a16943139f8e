import { foldAccents } from '@academy/contract/lib/fold-accents'
import { defaultLocale, type Localized } from '@academy/contract/lib/locale'
import type { MasterclassCard } from '@academy/contract/masterclasses/schemas'

type Instrument = MasterclassCard['instrument']

/** The name of an instrument in the URL, independent of the language: Double bass → double-bass */
export const instrumentKey = (instrument: Localized<'name'>): string =>
  foldAccents(instrument[`name_${defaultLocale}`])
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The instruments taught, each once, in the academy's order. */
export const instrumentsOf = (masterclasses: MasterclassCard[]): Instrument[] => {
  const byId = new Map(masterclasses.map(({ instrument }) => [instrument.id, instrument]))
  return [...byId.values()].toSorted(inOrder)
}

/** The order of the office. */
const inOrder = (one: Instrument, other: Instrument): number =>
  one.position - other.position || one.id - other.id

/** Returns the masterclasses to list: all, or those of one instrument; by instrument, then by date. */
export const selectMasterclasses = (masterclasses: MasterclassCard[], key?: string): MasterclassCard[] =>
  masterclasses
    .filter(({ instrument }) => key === undefined || instrumentKey(instrument) === key)
    .toSorted(
      (one, other) =>
        inOrder(one.instrument, other.instrument) ||
        Date.parse(one.start_date) - Date.parse(other.start_date),
    )
