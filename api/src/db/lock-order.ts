import type { Tx } from './connection.ts'

type Id = number | string

interface Held {
  rank: number
  ids: Map<number, Set<Id>>
}

let isEnforced = false

/** Makes every lock that is taken out of order throw. Only tests call it, so production has no overhead. */
export const enforceLockOrder = (): void => {
  isEnforced = true
}

/** Checks that each transaction takes its locks in order: by name, then by id. */
export const lockOrder = <Name extends string>(order: readonly Name[]) => {
  const held = new WeakMap<Tx, Held>()
  const exempted = new WeakSet<Tx>()

  const record = (tx: Tx, name: Name, ids: readonly Id[]): void => {
    if (!isEnforced || exempted.has(tx)) return
    const rank = order.indexOf(name)
    const { rank: highest, ids: known } = held.get(tx) ?? { rank, ids: new Map<number, Set<Id>>() }
    const own = known.get(rank) ?? new Set<Id>()
    // Locking a row again cannot cause a wait.
    const added = ids.filter(id => !own.has(id))
    if (added.length === 0) return
    const last = [...own].reduce<Id | undefined>((most, id) => (most && most > id ? most : id), undefined)
    if (rank < highest || added.some(id => last !== undefined && last > id))
      throw new Error(`Lock out of order: ${name} ${added.join(', ')} after ${order[highest]} ${last ?? ''}`)
    held.set(tx, { rank, ids: known.set(rank, own.union(new Set(added))) })
  }

  const exempt = (tx: Tx): void => {
    exempted.add(tx)
  }

  return { record, exempt }
}
