import type { Db } from '../../db/connection.ts'
import { loadAssociation } from '../../lib/association.ts'
import type { DocumentFacts } from './texts/document-text.ts'

const euros = (cents: number) => cents / 100

/** What the documents say about the current academy; nothing while it or its prices are missing. */
export const documentFacts = async (db: Db, email: string): Promise<DocumentFacts | undefined> => {
  const academy = await db
    .selectFrom('academies')
    .selectAll()
    .where('is_current', '=', true)
    .executeTakeFirst()
  if (!academy) return undefined
  const rooms = await db
    .selectFrom('room_types')
    .select('price_cents')
    .where('academy_id', '=', academy.id)
    .orderBy('price_cents', 'desc')
    .execute()
  const meal = await db
    .selectFrom('meal_types')
    .select('price_cents')
    .where('academy_id', '=', academy.id)
    .orderBy('id')
    .executeTakeFirst()
  const [single, double] = [rooms.at(0), rooms.at(-1)]
  if (!single || !double || !meal) return undefined
  const { name, street, zip, city } = await loadAssociation(db)
  return {
    association_name: name,
    place: academy.place_name,
    street,
    zip,
    city,
    email,
    handling_fee: euros(academy.handling_fee_cents),
    recording_fee: euros(academy.recording_fee_cents),
    single_room: euros(single.price_cents),
    double_room: euros(double.price_cents),
    half_board: euros(meal.price_cents),
    jurisdiction: city,
  }
}
