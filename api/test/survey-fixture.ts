import type { Answer, Question } from '@academy/contract/messages/feedback/schemas'
import type { Insertable } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { SurveyQuestions } from '../src/db/schema.ts'
import { insertAcademy } from './academy.ts'
import { testApp } from './app.ts'

type QuestionRow = Partial<Insertable<SurveyQuestions>> & { type: Question['type'] }

/** A rated question with an optional comment, one with its own scale, and two open ones. */
const usualQuestions = [
  {
    type: 'rating',
    prompt_de: 'Das Haus?',
    prompt_en: 'The house?',
    na_enabled: true,
    text_good_de: 'Gut war',
    text_good_en: 'Good was',
  },
  { type: 'rating', prompt_de: 'Der Unterricht?', prompt_en: 'The lessons?', min: 0, max: 10 },
  {
    type: 'open',
    prompt_de: 'Und sonst?',
    prompt_en: 'What else?',
    open_label_de: 'Bitte offen',
    open_label_en: 'Frankly, please',
  },
  {
    type: 'open',
    prompt_de: 'Die Konzerte?',
    prompt_en: 'The concerts?',
    text_bad_de: 'Schlecht war',
    text_bad_en: 'Bad was',
    text_missing_de: 'Gefehlt hat',
    text_missing_en: 'Missing was',
  },
] as const satisfies QuestionRow[]

/** Builds an otherwise empty answer. */
export const answerTo = (question_id: number | undefined, said: Partial<Answer> = {}): Answer => ({
  question_id: question_id ?? 0,
  rating: null,
  not_applicable: false,
  text_good: '',
  text_bad: '',
  text_missing: '',
  ...said,
})

/** Starts the application with surveys of a past summer, open to people with a link. */
export const surveyFixture = async (environment: Record<string, string> = {}) => {
  const fixture = await testApp({ ACADEMY_NOW: '2027-09-01T10:00:00+02:00', ...environment })
  const { db } = fixture
  const academy_id = await insertAcademy(db, 2027, { is_current: true })

  const ask = async (survey_id: number, position: number, question: QuestionRow): Promise<number> => {
    const { id } = await db
      .insertInto('survey_questions')
      .values({
        prompt_de: 'Frage',
        prompt_en: 'Question',
        ...question,
        survey_id,
        position,
        origin_id: position,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  const survey = async (questions: readonly QuestionRow[] = usualQuestions) => {
    const { id } = await db
      .insertInto('surveys')
      .values({ academy_id, title_de: 'Rückmeldung', title_en: 'Feedback', opened_on: '2027-08-20' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const question_ids: number[] = []
    for (const [index, question] of questions.entries()) question_ids.push(await ask(id, index + 1, question))
    return { id, questions: question_ids }
  }

  /** Creates a link for a new person. */
  const invite = async (survey_id: number, locale: 'de' | 'en' = 'en'): Promise<string> => {
    const { id: account_id } = await fixture.person()
    await db
      .updateTable('surveys')
      .set(({ eb }) => ({ invited_count: eb('invited_count', '+', 1) }))
      .where('id', '=', survey_id)
      .execute()
    const { uuid } = await db
      .insertInto('survey_invitations')
      .values({ survey_id, account_id, locale })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return uuid
  }

  const send = async (method: 'PUT' | 'POST', path: string, answers: Answer[]): Promise<number> => {
    const response = await fixture.app.inject({ method, url: `/api/feedback/${path}`, payload: { answers } })
    // On a slow machine the server may be overloaded and answer 503; try again.
    if (response.statusCode === 503) return send(method, path, answers)
    return response.statusCode
  }

  return {
    ...fixture,
    survey,
    invite,
    /** Creates this many links to a survey. */
    links: (survey_id: number, count: number) =>
      Promise.all(Array.from({ length: count }, () => invite(survey_id))),
    /** Returns the status of the answer. */
    submit: (uuid: string, answers: Answer[]) => send('POST', uuid, answers),
    save: (uuid: string, answers: Answer[]) => send('PUT', `${uuid}/draft`, answers),
    /** Closes a survey as the office does: under its lock, deleting drafts and names. */
    closeSurvey: (id: number) =>
      db.transaction().execute(async tx => {
        await tx.selectFrom('surveys').select('id').where('id', '=', id).forUpdate().execute()
        const links = tx.selectFrom('survey_invitations').select('uuid').where('survey_id', '=', id)
        await tx.deleteFrom('survey_drafts').where('uuid', 'in', links).execute()
        await tx
          .updateTable('survey_invitations')
          .set({ account_id: null })
          .where('survey_id', '=', id)
          .execute()
        await tx.updateTable('surveys').set({ closed_on: '2027-09-01' }).where('id', '=', id).execute()
      }),
    answers: (survey_id: number) =>
      db
        .selectFrom('survey_answers')
        .select(['question_id', 'rating', 'not_applicable', 'text_good', 'text_bad', 'text_missing'])
        .where('survey_id', '=', survey_id)
        .orderBy('question_id')
        .orderBy('rating')
        .orderBy('text_good')
        .execute(),
    drafts: async (survey_id: number) => {
      const links = db.selectFrom('survey_invitations').select('uuid').where('survey_id', '=', survey_id)
      return (await db.selectFrom('survey_drafts').select('uuid').where('uuid', 'in', links).execute()).length
    },
    answeredCount: async (survey_id: number) =>
      (
        await db
          .selectFrom('surveys')
          .select('answered_count')
          .where('id', '=', survey_id)
          .executeTakeFirstOrThrow()
      ).answered_count,
  }
}
export type SurveyFixture = Awaited<ReturnType<typeof surveyFixture>>
export type TestSurvey = Awaited<ReturnType<SurveyFixture['survey']>>

interface Invited {
  fixture: SurveyFixture
  survey: TestSurvey
  uuid: string
}

/**
 * Sets up one installation for a test file, and for each test a survey with a link and any number of other
 * links.
 */
export const withSurveyFixture = (take: (invited: Invited) => void, others = 0): void => {
  let fixture: SurveyFixture
  beforeAll(async () => {
    fixture = await surveyFixture()
  })
  afterAll(() => fixture.close())
  beforeEach(async () => {
    const survey = await fixture.survey()
    const uuid = await fixture.invite(survey.id)
    await fixture.links(survey.id, others)
    take({ fixture, survey, uuid })
  })
}
