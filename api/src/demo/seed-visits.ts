import { laterDay } from '@academy/contract/base/days'
import { setSeen } from '../areas/admission/selection/reminder-queries.ts'
import { timeInVienna } from '../base/clock.ts'
import type { Tx } from '../db/connection.ts'

/** How long ago the teachers of the demo looked at their applications. */
const DAYS = 8
const HOUR = 20

/** Teachers have looked at their applications once, so that later ones are marked as new. */
export const seedVisits = async (tx: Tx, today: string): Promise<void> => {
  const seen_at = timeInVienna(laterDay(today, -DAYS), HOUR)
  const masterclasses = await tx
    .selectFrom('masterclasses')
    .innerJoin('teachers', 'teachers.id', 'teacher_id')
    .innerJoin('academies', 'academies.id', 'academy_id')
    .select(['teachers.account_id', 'masterclasses.id as masterclass_id'])
    .where('is_current', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('seen_applications')
            .whereRef('masterclass_id', '=', 'masterclasses.id')
            .select('seen_at'),
        ),
      ),
    )
    .execute()
  for (const { account_id, masterclass_id } of masterclasses)
    if (account_id !== null) await setSeen(tx, { account_id, masterclass_id, seen_at })
}
