import { book } from '@academy/contract/lodging/bookings/endpoints'
import type { Person } from './app.ts'
import type { SelectionFixture } from './selection-fixture.ts'

/** Rooms that applicants book, and further applications of theirs. */
export const bookedRooms = async (fixture: SelectionFixture) => {
  const { db, academy_id } = fixture
  const texts = { name_de: 'Einzelzimmer', name_en: 'Single room', description_de: '', description_en: '' }
  const { id: room } = await db
    .insertInto('room_types')
    .values({ academy_id, ...texts, price_cents: 3_000, beds: 500 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const choice = (end_date = '2027-08-10') => ({
    start_date: '2027-08-02',
    end_date,
    academy_room_type_id: room,
    academy_meal_type_id: null,
    diet: null,
    comment: '',
  })
  const bookingRow = (id: number) =>
    db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return {
    choice,
    bookingRow,
    bookFor: async (person: Person, changes: object = {}) => {
      await db.updateTable('profiles').set({ gender: 'female' }).where('account_id', '=', person.id).execute()
      const body = { ...choice(), agreedToTerms: true, ...changes }
      return (await fixture.call(book, { body }, { as: person })).body
    },
    isLost: async (id: number) => (await bookingRow(id)).cancelled_at !== null,
    /** Creates a further application of the same person. */
    appliesAlso: async (person: Person, masterclass_id: number, values: object = {}) => {
      const at = fixture.services.clock.now()
      const { id } = await db
        .insertInto('applications')
        .values({
          masterclass_id,
          account_id: person.id,
          is_known: true,
          applied_at: at,
          fee_paid_at: at,
          ...values,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
  }
}
