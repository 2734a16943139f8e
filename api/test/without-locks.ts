import { AsyncLocalStorage } from 'node:async_hooks'
import { type KyselyPlugin, SelectQueryNode } from 'kysely'
import type { Job } from '../src/db/advisory-locks.ts'
import { type Instead, type LockName, replaceLocks } from '../src/db/row-lock.ts'

interface TakenAway {
  instead: Instead
  /** How often each lock is left out; the work takes it after that. */
  left: Map<string, number>
  unused: Set<string>
}

const storage = new AsyncLocalStorage<TakenAway>()

replaceLocks(name => {
  const store = storage.getStore()
  const left = store?.left.get(name) ?? 0
  if (!store || left === 0) return undefined
  store.left.set(name, left - 1)
  store.unused.delete(name)
  return store.instead
})

/** Waits until so many have come, so that all of them read before one of them writes. */
export const together = (count: number): Instead => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let come = 0
  return () => {
    come++
    if (come === count) resolve()
    return promise
  }
}

interface Options {
  /** Runs where a lock would be taken. */
  instead?: Instead
  /** Leaves out the lock only the first times. */
  first?: number
}

/**
 * Takes locks away from some work, to show what they are needed for; other work goes on taking them. Statements that lock
 * rows and return them still read them. Fails if the work would not have taken one of the locks.
 */
export const withoutLocks = async <T>(
  names: readonly (LockName | Job)[],
  work: () => Promise<T>,
  { instead = async () => undefined, first = Number.POSITIVE_INFINITY }: Options = {},
): Promise<T> => {
  const store = { instead, left: new Map(names.map(name => [name, first])), unused: new Set<string>(names) }
  const [outcome] = await Promise.allSettled([storage.run(store, work)])
  if (store.unused.size > 0) throw new Error(`The work takes no lock ${[...store.unused].join(', ')}`)
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

type QueryId = Parameters<KyselyPlugin['transformQuery']>[0]['queryId']

/**
 * For a database: queries that lock what they find and skip what others have locked find rows without it, then do
 * `instead`. Only those of the query builder, such as the ones that take mails.
 */
export const withoutSkipLocked = (instead: Instead = async () => undefined): KyselyPlugin => {
  const unlocked = new WeakSet<QueryId>()
  return {
    transformQuery: ({ node, queryId }) => {
      if (!SelectQueryNode.is(node) || !node.endModifiers) return node
      unlocked.add(queryId)
      const { endModifiers, ...others } = node
      return others
    },
    transformResult: async ({ queryId, result }) => {
      if (unlocked.has(queryId)) await instead()
      return result
    },
  }
}
