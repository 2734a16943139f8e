import type { Person } from './app.ts'
import { selectionFixture } from './selection-fixture.ts'

/** During the academy, which lasts from 1 to 15 August 2027. */
const NOW = '2027-08-03T10:00:00+02:00'

type Days = [from: string, to: string]

/** A person of each kind in a running academy, with invoices and a room. Returns their ids by what they are. */
export const peopleFixture = async () => {
  const fixture = await selectionFixture(NOW)
  const { db, academy_id } = fixture
  const name = async (person: Person, first_name: string, last_name: string) => {
    await db.updateTable('accounts').set({ first_name, last_name }).where('id', '=', person.id).execute()
    return person.id
  }
  const countryOf = async (iso_code: string) =>
    (await db.selectFrom('countries').select('id').where('iso_code', '=', iso_code).executeTakeFirstOrThrow())
      .id
  const profile = (id: number, changes: { date_of_birth?: string; nationality_id?: number }) =>
    db.updateTable('profiles').set(changes).where('account_id', '=', id).execute()
  const room_type = await db
    .insertInto('room_types')
    .values({
      academy_id,
      name_de: 'Doppelzimmer',
      name_en: 'Double room',
      description_de: '',
      description_en: '',
      price_cents: 2200,
      beds: 20,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const book = (account_id: number, [start_date, end_date]: Days, details: { cancelled?: boolean } = {}) =>
    db
      .insertInto('bookings')
      .values({
        academy_id,
        account_id,
        start_date,
        end_date,
        room_type_id: room_type.id,
        total_cents: 0,
        booked_at: fixture.services.clock.now(),
        cancelled_at: details.cancelled ? fixture.services.clock.now() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  const placeIn = async (booking_id: number, room: string) => {
    const { id: room_id } = await db
      .insertInto('rooms')
      .values({ academy_id, room_type_id: room_type.id, name: room, beds: 2 })
      .returning('id')
      .executeTakeFirstOrThrow()
    // The trigger sets the days.
    await db
      .insertInto('room_placements')
      .values({ booking_id, room_id, start_date: '2027-08-01', end_date: '2027-08-02' })
      .execute()
  }

  const masterclass = await fixture.masterclass()
  await name(fixture.teacher, 'Ilse', 'Marent')
  const accepted = await fixture.applicant(masterclass, {
    first_name: 'Jörg Émile',
    last_name: "Müller-O'Brien",
    date_of_birth: '2009-08-02',
    is_accepted: true,
    locale: 'de',
  })
  const rejected = await fixture.applicant(masterclass, {
    first_name: 'Matthias',
    last_name: 'Weißkamp',
    date_of_birth: '2009-08-01',
    is_accepted: false,
    paid: false,
  })
  await db
    .updateTable('masterclasses')
    .set({ finalized_at: fixture.services.clock.now() })
    .where('id', '=', masterclass)
    .execute()
  const setStatus = (id: number, status: string) =>
    db.updateTable('applications').set({ status }).where('id', '=', id).execute()
  await setStatus(accepted.application_id, 'accepted')
  await setStatus(rejected.application_id, 'rejected')
  await profile(accepted.id, { nationality_id: await countryOf('AT') })
  await profile(rejected.id, { nationality_id: await countryOf('CZ') })
  const stay = await book(accepted.id, ['2027-08-03', '2027-08-10'])
  await placeIn(stay.id, 'Arkade 12')

  const accompanist = await name(await fixture.person(['Correpetitor']), 'Mircea', 'Vântuleanu')
  await db
    .insertInto('correpetition_periods')
    .values({ academy_id, account_id: accompanist, start_date: '2027-08-02', end_date: '2027-08-09' })
    .execute()
  const guest = await name(await fixture.person(), 'Gisela', 'Talbach')
  await book(guest, ['2027-08-01', '2027-08-04'])
  const registered = await name(await fixture.person(), 'Karl', 'Ungebunden')
  await book(registered, ['2027-08-01', '2027-08-04'], { cancelled: true })

  return {
    ...fixture,
    masterclass_id: masterclass,
    book,
    name,
    ids: {
      participant: accepted.id,
      applicant: rejected.id,
      teacher: fixture.teacher.id,
      accompanist,
      guest,
      registered,
    },
    feeInvoices: { participant: accepted.fee_invoice_id, applicant: rejected.fee_invoice_id },
    as: { as: fixture.admin },
    lastAudit: () =>
      db
        .selectFrom('audit_log')
        .select(['action', 'details', 'actor_id'])
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow(),
  }
}

export type PeopleFixture = Awaited<ReturnType<typeof peopleFixture>>
