import type { JobOverPeople } from '@academy/contract/base/jobs'
import type { Db, Tx } from '../../db/connection.ts'
import { inSavepoint } from '../../db/savepoint.ts'
import { clearFailures, clearFailuresOf, recordFailure, type Subject } from './failures.ts'

interface Each<T> {
  job: JobOverPeople
  now: Date
  subjectOf: (item: T) => Subject
  /** One run is only about some of them: failures of the others stay. */
  isBatch?: true
}

export const byAccount = ({ account_id }: { account_id: number }): Subject => ({ account_id })

const clear = <T>(db: Db | Tx, { job, isBatch }: Each<T>, done: Subject[], failed: number[]) =>
  isBatch ? clearFailuresOf(db, job, done) : clearFailures(db, job, failed)

/**
 * Does something for each, one after the other. A failure stops nobody else: it is recorded for the office, and the next
 * run tries again. Returns what was done.
 */
export const eachByItself = async <T, R>(
  db: Db | Tx,
  each: Each<T>,
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> => {
  const { job, now, subjectOf } = each
  const done: R[] = []
  const subjects: Subject[] = []
  const failed: number[] = []
  for (const item of items)
    try {
      done.push(await work(item))
      subjects.push(subjectOf(item))
    } catch (error) {
      failed.push(...(await recordFailure(db, { job, now, subject: subjectOf(item), error })))
    }
  await clear(db, each, subjects, failed)
  return done
}

/**
 * Does something for all at once, within a transaction. If that fails, does it for each by itself, so that it stays
 * undone for those only for whom it fails. Returns for whom it was done.
 */
export const togetherOrEach = async <T>(
  tx: Tx,
  each: Each<T>,
  items: readonly T[],
  work: (items: T[]) => Promise<unknown>,
): Promise<T[]> => {
  try {
    await inSavepoint(tx, () => work([...items]))
    await clear(tx, each, items.map(each.subjectOf), [])
    return [...items]
  } catch {
    return eachByItself(tx, each, items, async item => {
      await inSavepoint(tx, () => work([item]))
      return item
    })
  }
}
