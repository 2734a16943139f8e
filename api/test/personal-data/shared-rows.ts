import type { Db } from '../../src/db/connection.ts'
import { insertMasterclass } from '../masterclass.ts'

/** Inserts what the rows of people refer to and what belongs to nobody. Returns the id of a row of each table. */
export const insertShared = async (db: Db): Promise<Record<string, number>> => {
  const insert = async (table: Parameters<typeof db.insertInto>[0], values: object): Promise<number> => {
    const row = await db.insertInto(table).values(values).returning('id').executeTakeFirstOrThrow()
    return Number(row.id)
  }
  const masterclasses = await insertMasterclass(db)
  await db
    .updateTable('masterclasses')
    .set({ finalized_at: new Date('2027-07-05T10:00:00Z') })
    .execute()
  const { id: academies } = await db.selectFrom('academies').select('id').executeTakeFirstOrThrow()
  const { id: countries } = await db.selectFrom('countries').select('id').executeTakeFirstOrThrow()
  const names = (name: string) => ({ name_de: name, name_en: name, description_de: '', description_en: '' })
  const composers = await insert('composers', {
    first_name: 'Clara',
    last_name: 'Wieck',
    year_of_birth: 1819,
    search_text: 'clara wieck',
  })
  const pieces = await insert('pieces', { composer_id: composers, title: 'Romanze', search_text: 'romanze' })
  const room_types = await insert('room_types', {
    academy_id: academies,
    price_cents: 2_200,
    beds: 10,
    ...names('Doppelzimmer'),
  })
  return {
    masterclasses,
    academies,
    countries,
    pieces,
    room_types,
    movements: await insert('movements', { piece_id: pieces, title: 'Andante', position: 1 }),
    meal_types: await insert('meal_types', {
      academy_id: academies,
      price_cents: 2_500,
      ...names('Halbpension'),
    }),
    rooms: await insert('rooms', { academy_id: academies, room_type_id: room_types, name: '12', beds: 4 }),
    concert_evenings: await insert('concert_evenings', {
      academy_id: academies,
      date: '2027-08-06',
      place: 'Stiftskirche',
      length_minutes: 90,
    }),
    surveys: await insert('surveys', { academy_id: academies, title_de: 'Umfrage', title_en: 'Survey' }),
    group_mails: await insert('group_mails', {
      subject_de: 'Anreise',
      subject_en: 'Arrival',
      created_at: '2027-07-01T10:00:00Z',
    }),
    document_versions: await insert('document_versions', {
      name: 'consent_form',
      valid_from: '2027-01-01',
      checksum: '0'.repeat(64),
      key_de: 'documents/de.pdf',
      key_en: 'documents/en.pdf',
      created_at: '2027-01-01T10:00:00Z',
      source: 'program',
    }),
  }
}
