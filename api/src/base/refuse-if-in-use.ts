import { type Concerned, type ConcernedKind, MAX_CONCERNED_NAMES } from '@academy/contract/base/concerned'
import { problem } from './problem.ts'

interface FoundUse {
  kind: ConcernedKind
  /** Of everyone and everything concerned; a name may occur twice. */
  names: readonly string[]
}

/** Counts who is concerned, and lists the first names. Leaves out kinds that concern nobody. */
export const concernedOf = (found: readonly FoundUse[]): Concerned[] =>
  found
    .filter(({ names }) => names.length > 0)
    .map(({ kind, names }) => ({ kind, count: names.length, names: names.slice(0, MAX_CONCERNED_NAMES) }))

/** Refuses a change that affects somebody or something, and lists whom. */
export const refuseIfInUse = (concerned: readonly Concerned[]): void => {
  if (concerned.length > 0) throw problem('in_use', { concerned })
}
