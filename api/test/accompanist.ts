import type { Person } from './app.ts'
import type { SelectionFixture } from './selection-fixture.ts'

/** Creates an accompanist who is there for the whole academy and has chosen a masterclass. */
export const accompanistOf = async (fixture: SelectionFixture, masterclass_id: number): Promise<Person> => {
  const person = await fixture.person(['Correpetitor'])
  const { id: period_id } = await fixture.db
    .insertInto('correpetition_periods')
    .values({
      academy_id: fixture.academy_id,
      account_id: person.id,
      start_date: '2027-08-01',
      end_date: '2027-08-15',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await fixture.db.insertInto('accompanied_masterclasses').values({ period_id, masterclass_id }).execute()
  return person
}
