import { isOpen } from '@academy/contract/programme/masterclasses/is-open'
import type { PublicMasterclass } from '@academy/contract/programme/masterclasses/schemas'
import { teacherKey } from './filter.ts'

const MOST = 3

/** Returns the open masterclasses of the same teacher, then of the same instrument, for one that is not open. */
export const alternativesTo = (
  masterclass: PublicMasterclass,
  offered: PublicMasterclass[],
): PublicMasterclass[] => {
  if (isOpen(masterclass)) return []
  const open = offered.filter(other => other.id !== masterclass.id && isOpen(other))
  const isSameTeacher = (other: PublicMasterclass) => teacherKey(other) === teacherKey(masterclass)
  const isSameInstrument = (other: PublicMasterclass) => other.instrument.id === masterclass.instrument.id
  return [
    ...open.filter(isSameTeacher),
    ...open.filter(other => isSameInstrument(other) && !isSameTeacher(other)),
  ].slice(0, MOST)
}
