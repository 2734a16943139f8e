import type { ConcernedRow, Endpoint } from '@academy/contract/endpoint'
import { number } from '../db/columns.ts'
import type { Db } from '../db/connection.ts'
import { fixedStatement } from '../db/fixed-statement.ts'
import { problem } from '../lib/problem.ts'

const erasedVia = (table: string) =>
  `select person.id from ${table} concerned join accounts person on person.id = concerned.account_id
   where concerned.id = $1 and person.erased_at is not null`

const statement = fixedStatement<{ id: number }, [id: number]>({ id: number() })

/** Return the person of a row if their data was erased. */
const erased: Record<ConcernedRow, ReturnType<typeof statement>> = {
  account: statement('select id from accounts where id = $1 and erased_at is not null'),
  application: statement(erasedVia('applications')),
  booking: statement(erasedVia('bookings')),
  invoice: statement(erasedVia('invoices')),
}

/** Refuses a call that does something to a person whose data was erased: there is nobody left. */
export const refuseIfErased = async (db: Db, { concerns }: Endpoint, params: unknown): Promise<void> => {
  if (!concerns) return
  const { id } = params as { id: number }
  if ((await erased[concerns](db, id)).length > 0) throw problem('already_erased')
}
