import { type Columns, number } from './columns.ts'
import type { Tx } from './connection.ts'
import { fixedStatement } from './fixed-statement.ts'

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
const lockOrder = <Name extends string>(order: readonly Name[]) => {
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

/**
 * The order in which a transaction takes its locks, to avoid deadlocks. Rows of one table are locked by
 * ascending id. A transaction may repeat a lock that it already holds at any time.
 */
const LOCK_ORDER = [
  // Advisory locks: see `advisory-locks.ts`.
  'person',
  'catalogue',
  'bank_import',
  'bank_line',
  // Locking an account also locks its bookings, addresses and résumé.
  'account',
  'academy',
  'teacher',
  'masterclass',
  'instrument',
  'room_type',
  'meal_type',
  'concert_evening',
  'concert_request',
  'piece',
  // The piece that a merged piece is shown as. There are no chains of merged pieces.
  'shown_piece',
  'correpetition_period',
  'survey',
  'survey_invitation',
  'contact_message',
  'group_mail',
  'document',
  'association',
  'invoice_balance',
  'application',
  // Locked by an update instead of a select: see `nextCounter`.
  'invoice_counter',
  // An advisory lock, taken before credit is used or comes back. Only who holds it changes what is allocated of a
  // payment, so the rows of payments need no order among themselves. A transaction that books or undoes several
  // payments locks all their balances first: see `money/payments/insert-entry.ts`.
  'credit',
] as const

export type LockName = (typeof LOCK_ORDER)[number]

const locks = lockOrder(LOCK_ORDER)
/** Records a lock that is taken outside of this file. */
export const recordLock = locks.record
/** For a transaction that runs while no other transaction does. */
export const exemptFromLockOrder = locks.exempt

/** What a test does where a lock would be taken. */
export type Instead = () => Promise<unknown>

let findInstead: ((name: string) => Instead | undefined) | undefined

/** Lets tests take locks away. Only `api/test/without-locks.ts` calls it, so production has no overhead. */
export const replaceLocks = (find: typeof findInstead): void => {
  findInstead = find
}

/** What a test does instead of this lock; undefined: it is taken. */
export const insteadOf = (name: string): Instead | undefined => findInstead?.(name)

/** Makes a lock whose statement also returns columns of the locked rows. */
export const lockStatement = <Values extends unknown[], Row extends { id: number | string }>(
  name: LockName,
  text: string,
  columns: Columns<Row>,
) => {
  const statement = fixedStatement<Row>(columns)<Values>(text)
  return async (tx: Tx, ...values: Values): Promise<Row[]> => {
    const instead = insteadOf(name)
    if (instead) {
      await instead()
      // Every such statement ends with the lock.
      return fixedStatement<Row>(columns)<Values>(text.slice(0, text.lastIndexOf(' for ')))(tx, ...values)
    }
    const rows = await statement(tx, ...values)
    recordLock(
      tx,
      name,
      rows.map(({ id }) => id),
    )
    return rows
  }
}

/** Makes a lock of rows. Its statement selects their ids. */
export const rowLock = <Values extends unknown[]>(name: LockName, text: string) =>
  lockStatement<Values, { id: number }>(name, text, { id: number() })
