import { changeSurvey } from '@academy/contract/messages/surveys/endpoints'
import { sql } from 'kysely'
import type { Db } from '../src/db/connection.ts'
import { insertAcademy } from './academy.ts'

/** The link of a survey that matches the examples of the contract: answers to it, and a change of it. */
export const KNOWN_LINK = 'feedbac0-0000-4000-8000-000000000001'

export const insertKnownSurvey = async (db: Db): Promise<void> => {
  const academy_id = await insertAcademy(db, 2025)
  const { id: survey_id } = await db
    .insertInto('surveys')
    .values({
      academy_id,
      title_de: 'Feedback',
      title_en: 'Feedback',
      opened_on: '2025-08-16',
      version: changeSurvey.example.body.version,
      invited_count: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into survey_questions (id, survey_id, position, origin_id, type, prompt_de, prompt_en,
      na_enabled, text_good_de, text_good_en)
    overriding system value values (12, ${survey_id}, 1, 12, 'rating', 'Das Haus?', 'The house?', true, 'Gut', 'Good')
  `.execute(db)
  // The next question gets an unused id.
  await sql`select setval(pg_get_serial_sequence('survey_questions', 'id'), 12)`.execute(db)
  await db.insertInto('survey_invitations').values({ uuid: KNOWN_LINK, survey_id, locale: 'en' }).execute()
}
