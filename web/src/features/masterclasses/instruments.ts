import { defaultLocale, type Localized } from '@academy/contract/locale'
import type { MasterclassCard } from '@academy/contract/masterclasses/schemas'
import { slugOf } from './slug.ts'

type Instrument = MasterclassCard['instrument']

/** How an instrument is called in the address of the page, whatever the language. */
export const instrumentKey = (instrument: Localized<'name'>): string =>
  slugOf(instrument[`name_${defaultLocale}`])

/** The instruments that are taught, each once, in the order of the house. */
export const instrumentsOf = (masterclasses: MasterclassCard[]): Instrument[] => {
  const byId = new Map(masterclasses.map(({ instrument }) => [instrument.id, instrument]))
  return [...byId.values()].toSorted((one, other) => one.id - other.id)
}

/** What the list shows: all, or those for one instrument; the instruments together, each in the order of its dates. */
export const selectMasterclasses = (masterclasses: MasterclassCard[], key?: string): MasterclassCard[] =>
  masterclasses
    .filter(({ instrument }) => key === undefined || instrumentKey(instrument) === key)
    .toSorted(
      (one, other) =>
        one.instrument.id - other.instrument.id || Date.parse(one.start_date) - Date.parse(other.start_date),
    )
