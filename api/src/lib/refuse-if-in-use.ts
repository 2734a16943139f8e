import { type ConcernedKind, MAX_CONCERNED_NAMES } from '@academy/contract/concerned'
import { problem } from './problem.ts'

interface Found {
  kind: ConcernedKind
  /** Of everyone and everything concerned; a name may occur twice. */
  names: readonly string[]
}

/** Refuses a change that affects somebody or something, and lists whom. */
export const refuseIfInUse = (found: readonly Found[]): void => {
  const concerned = found
    .filter(({ names }) => names.length > 0)
    .map(({ kind, names }) => ({ kind, count: names.length, names: names.slice(0, MAX_CONCERNED_NAMES) }))
  if (concerned.length > 0) throw problem('in_use', { concerned })
}
