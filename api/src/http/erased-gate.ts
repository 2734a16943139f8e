import type { ConcernedRow, Endpoint } from '@academy/contract/base/endpoint'
import { problem } from '../base/problem.ts'
import { sharePerson } from '../db/advisory-locks.ts'
import { instant, nullable, number } from '../db/columns.ts'
import type { Db, Tx } from '../db/connection.ts'
import { fixedStatement } from '../db/fixed-statement.ts'
import { withGuardedTransactions } from '../db/guarded-transactions.ts'

interface Concerned {
  id: number
  erased_at: Date | null
}

const statement = fixedStatement<Concerned, [id: number]>({ id: number(), erased_at: nullable(instant()) })

const personVia = (table: string) =>
  statement(`select person.id, person.erased_at
    from ${table} concerned join accounts person on person.id = concerned.account_id where concerned.id = $1`)

/** Return the person of a row. */
const persons: Record<ConcernedRow, ReturnType<typeof statement>> = {
  account: statement('select id, erased_at from accounts where id = $1'),
  application: personVia('applications'),
  booking: personVia('bookings'),
  invoice: personVia('invoices'),
}

const findPerson = async (db: Db | Tx, { concerns }: Endpoint, params: unknown) => {
  if (!concerns) return undefined
  const [person] = await persons[concerns](db, (params as { id: number }).id)
  return person
}

/** Refuses a call that does something to a person whose data was erased: there is nobody left. */
export const refuseIfErased = async (db: Db | Tx, endpoint: Endpoint, params: unknown): Promise<void> => {
  if ((await findPerson(db, endpoint, params))?.erased_at) throw problem('already_erased')
}

/**
 * Returns the database for a call that does something to a person. Its transactions keep the person from being erased
 * before they end, and are refused if that has happened since the call was let in.
 */
export const whilePersonStays = (db: Db, endpoint: Endpoint, params: unknown): Db =>
  withGuardedTransactions(db, async tx => {
    const person = await findPerson(tx, endpoint, params)
    if (!person) return
    await sharePerson(tx, person.id)
    // An account without kept documents is deleted.
    const locked = await findPerson(tx, endpoint, params)
    if (!locked) throw problem('not_found')
    if (locked.erased_at) throw problem('already_erased')
  })
