import { nightsOf, priceOf } from '@academy/contract/lodging/bookings/stay-price'
import type { Diet } from '@academy/contract/people/arrival-details/needs-fields'
import { sql } from 'kysely'
import { insertAcademy } from './academy.ts'
import type { Person } from './app.ts'
import { issueFee } from './invoices.ts'
import { lodgingFixture } from './lodging-fixture.ts'

const PRICES = { single: 3_000, double: 2_200, board: 2_500 }

interface StayInput {
  days: [from: string, to: string]
  room?: 'single' | 'double' | null
  /** Half board with this diet. */
  diet?: Diet | null
  comment?: string
  is_cancelled?: boolean
  name?: [first: string, last: string]
  of?: Person
}

type LodgingFixture = Awaited<ReturnType<typeof lodgingFixture>>
/** An academy with its room types and half board. */
type LodgingOptions = Pick<LodgingFixture, 'academy_id' | 'single' | 'double' | 'board'>

export interface HousekeepingFixture extends LodgingFixture {
  admin: Person
  manager: Person
  /** Creates an academy that is not current, with the same rooms and meals as the current one. */
  otherAcademy(year: number): Promise<LodgingOptions>
  /** Inserts a booking with its invoice into the current academy or another one. */
  stay(
    stay: StayInput,
    lodge?: LodgingOptions,
  ): Promise<{ id: number; person: Person; invoice_id: number | null }>
}

/** Creates the academy of August 2027 with its office, 3 beds in single rooms and 4 in double rooms. */
export const housekeepingFixture = async (
  now = '2027-05-03T09:00:00+02:00',
): Promise<HousekeepingFixture> => {
  const fixture = await lodgingFixture({ now, single_beds: 3, double_beds: 4 })
  const { db, academy_id, single, double, board } = fixture

  const otherAcademy: HousekeepingFixture['otherAcademy'] = async year => {
    const other_id = await insertAcademy(db, year)
    const { rows } = await sql<Omit<LodgingOptions, 'academy_id'>>`
      with room as (
        insert into room_types (academy_id, name_de, name_en, description_de, description_en, price_cents, beds)
        select ${other_id}, name_de, name_en, description_de, description_en, price_cents, beds
        from room_types where academy_id = ${academy_id}
        returning id, name_en
      ), meal as (
        insert into meal_types (academy_id, name_de, name_en, description_de, description_en, price_cents)
        select ${other_id}, name_de, name_en, description_de, description_en, price_cents
        from meal_types where academy_id = ${academy_id}
        returning id
      )
      select single.id as single, double.id as double, meal.id as board
      from room single, room double, meal
      where single.name_en = 'Single room' and double.name_en = 'Double room'
    `.execute(db)
    if (!rows[0]) throw new Error('There are no rooms and meals to copy')
    return { academy_id: other_id, ...rows[0] }
  }

  const stay: HousekeepingFixture['stay'] = async (
    { days: [start_date, end_date], room = 'single', diet = null, name, of, comment = '', is_cancelled },
    lodge = { academy_id, single, double, board },
  ) => {
    const person = of ?? (await fixture.guest())
    const [first_name, last_name] = name ?? []
    if (first_name && last_name)
      await db.updateTable('accounts').set({ first_name, last_name }).where('id', '=', person.id).execute()
    const nights = nightsOf({ start_date, end_date })
    const total_cents = priceOf(nights, room ? PRICES[room] : 0, diet ? PRICES.board : 0)
    const at = fixture.services.clock.now()
    const words = { de: 'Unterkunft', en: 'Accommodation' }
    const lines = [{ description: words, quantity: 1, unit_cents: total_cents }]
    const lodging = { kind: 'lodging' as const, subject: words, lines, now: at }
    const invoice_id = total_cents ? (await issueFee(db, person.id, lodging)).id : null
    const { id } = await db
      .insertInto('bookings')
      .values({
        academy_id: lodge.academy_id,
        account_id: person.id,
        start_date,
        end_date,
        room_type_id: room && lodge[room],
        meal_type_id: diet && lodge.board,
        diet,
        comment,
        total_cents,
        invoice_id,
        booked_at: at,
        cancelled_at: is_cancelled ? at : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, person, invoice_id }
  }

  const [admin, manager] = [await fixture.person(['Admin']), await fixture.person(['AcademyManager'])]
  return { ...fixture, admin, manager, otherAcademy, stay }
}
