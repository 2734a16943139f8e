import type { MasterclassCard } from '@academy/contract/programme/masterclasses/schemas'

type Instrument = MasterclassCard['instrument']

/** The instruments taught, each once, in the academy's order. */
export const instrumentsOf = (masterclasses: MasterclassCard[]): Instrument[] => {
  const byId = new Map(masterclasses.map(({ instrument }) => [instrument.id, instrument]))
  return [...byId.values()].toSorted(inOrder)
}

/** The order of the office. */
export const inOrder = (one: Instrument, other: Instrument): number =>
  one.position - other.position || one.id - other.id
