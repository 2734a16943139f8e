import type { Tx } from '../db/connection.ts'
import { demoYear } from './calendar.ts'
import type { DemoCorrepetition } from './content/correpetition.ts'
import { masterclassesOf } from './seed-applications.ts'

/** Creates the period of a correpetiteur and their masterclasses, unless it exists. */
export const seedCorrepetition = async (
  tx: Tx,
  year: number,
  academy_id: number,
  { email, from_day, to_day, accompanies, is_assigned = false }: DemoCorrepetition,
): Promise<void> => {
  const { id: account_id } = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const { day } = demoYear(year)
  const period = await tx
    .insertInto('correpetition_periods')
    .values({ academy_id, account_id, start_date: day(from_day), end_date: day(to_day) })
    .onConflict(conflict => conflict.columns(['academy_id', 'account_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!period) return
  const masterclasses = await masterclassesOf(tx, academy_id)
  const chosen = accompanies.flatMap(([teacher, instrument]) => {
    const masterclass_id = masterclasses.get(`${teacher} ${instrument}`)
    return masterclass_id === undefined ? [] : [{ period_id: period.id, masterclass_id, is_assigned }]
  })
  await tx.insertInto('accompanied_masterclasses').values(chosen).execute()
}
