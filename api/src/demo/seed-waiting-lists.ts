import { laterDay } from '@academy/contract/base/days'
import { sql } from 'kysely'
import { insertOffer, setAnswered } from '../areas/admission/place-offers/queries.ts'
import { timeInVienna } from '../base/clock.ts'
import type { Tx } from '../db/connection.ts'

const LONGEST = 3

/** Puts the last of those who are not accepted on the waiting list of each masterclass, before the final save. */
export const seedReserves = (tx: Tx, academy_id: number) =>
  sql`
    update applications set reserve_rank = ranked.rank
    from (
      select p.id, row_number() over (partition by p.masterclass_id order by p.id) as rank
      from applications p join masterclasses m on m.id = p.masterclass_id
      where m.academy_id = ${academy_id} and p.status = 'applied' and p.is_accepted is false
        and p.fee_paid_at is not null) ranked
    where ranked.id = applications.id and ranked.rank <= ${LONGEST}`.execute(tx)

/** What has happened in the masterclasses with a waiting list, in turn: offers in each state, and none. */
const histories = [['open'], ['expired', 'open'], ['declined'], []] as const

/** Frees a place in masterclasses with a waiting list after the final save, and offers some of them. */
export const seedOffers = async (tx: Tx, academy_id: number, today: string): Promise<void> => {
  const waiting = await tx
    .selectFrom('applications')
    .innerJoin('masterclasses', 'masterclasses.id', 'masterclass_id')
    .select(['masterclass_id', 'applications.id as application_id'])
    .where('academy_id', '=', academy_id)
    .where('status', '=', 'reserve')
    .where('start_date', '>', today)
    .orderBy('masterclass_id')
    .orderBy('reserve_rank')
    .execute()
  const classes = [...Map.groupBy(waiting, ({ masterclass_id }) => masterclass_id)]
  for (const [index, [masterclass_id, people]] of classes.entries()) {
    // The office has added a place.
    await tx
      .updateTable('masterclasses')
      .set(eb => ({
        selected_count: eb('selected_count', '+', 1),
        places: null,
        offers_automatic: index % 2 === 1,
      }))
      .where('id', '=', masterclass_id)
      .execute()
    for (const [rank, state] of (histories[index % histories.length] ?? []).entries()) {
      const application_id = people[rank]?.application_id
      if (!application_id) continue
      const isOpen = state === 'open'
      const offered_at = timeInVienna(laterDay(today, isOpen ? -1 : -4), 10)
      const expires_at = timeInVienna(laterDay(today, isOpen ? 1 : -2), 10)
      const id = await insertOffer(tx, { masterclass_id, application_id, offered_at, expires_at })
      if (!isOpen) await setAnswered(tx, [id], state, expires_at)
    }
  }
}
