import { laterDay } from '@academy/contract/lib/days'
import { timeInVienna } from '../../lib/clock.ts'
import type { Tx } from '../connection.ts'

/** How long ago the teachers of the demo looked at their applications. */
const DAYS = 8
const HOUR = 20

/** Teachers have looked at their applications once, so that later ones are marked as new. */
export const seedVisits = async (tx: Tx, today: string): Promise<void> => {
  const seen_at = timeInVienna(laterDay(today, -DAYS), HOUR)
  await tx
    .insertInto('seen_applications')
    .columns(['account_id', 'masterclass_id', 'seen_at'])
    .expression(eb =>
      eb
        .selectFrom('masterclasses')
        .innerJoin('teachers', 'teachers.id', 'teacher_id')
        .innerJoin('academies', 'academies.id', 'academy_id')
        .select(['teachers.account_id', 'masterclasses.id', eb.val(seen_at).as('seen_at')])
        .where('teachers.account_id', 'is not', null)
        .where('is_current', '=', true)
        .$narrowType<{ account_id: number }>(),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
