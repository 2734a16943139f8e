import { boolean, nullable, text } from '../../../db/columns.ts'
import type { Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'

const guestStatement = fixedStatement<{ gender: string | null; has_applied: boolean }, [account_id: number]>({
  gender: nullable(text()),
  has_applied: boolean(),
})(`
  select gender, exists (
    select from applications application
    join masterclasses on masterclasses.id = application.masterclass_id
    join academies on academies.id = masterclasses.academy_id
    where application.account_id = $1 and application.status <> 'withdrawn' and is_current) as has_applied
  from profiles where account_id = $1`)

/** Returns the gender, and whether the person has an application in the current academy. */
export const findGuest = async (tx: Tx, account_id: number) => (await guestStatement(tx, account_id))[0]
