import { laterDay } from '@academy/contract/base/days'
import {
  addSurvey,
  copySurvey,
  invite,
  results,
  showSurvey,
} from '@academy/contract/messages/surveys/endpoints'
import { MIN_ANSWERS, type OfficeSurvey, QuestionInput } from '@academy/contract/messages/surveys/schemas'
import type { Insertable } from 'kysely'
import type { SurveyAnswers } from '../src/db/schema.ts'
import { insertAcademy } from './academy.ts'
import { type Person, testApp } from './app.ts'

/** After the academy, in the morning. */
const AFTER_ACADEMY = '2027-09-01T09:00:00+02:00'

type AskedQuestion = Partial<QuestionInput>
/** The answer of one person to the question at `place`. */
export type TestAnswer = Partial<Omit<Insertable<SurveyAnswers>, 'id' | 'survey_id' | 'question_id'>> & {
  place?: number
}

interface TakingPart {
  by?: Person
  locale?: 'de' | 'en'
  first_name?: string
  status?: 'applied' | 'accepted' | 'rejected' | 'withdrawn'
  /** Whether the selection of the masterclass is final. */
  is_final?: boolean
  academy_id?: number
}

const question = (overrides: AskedQuestion): QuestionInput =>
  QuestionInput.parse({ prompt_de: 'Wie war es?', prompt_en: 'How was it?', ...overrides })
export const rating = (overrides: AskedQuestion = {}) => question({ type: 'rating', ...overrides })
export const open = (overrides: AskedQuestion = {}) => question({ type: 'open', ...overrides })

/** Sets up the office of a past academy, with any number of participants and answers. */
export const surveyOffice = async () => {
  const fixture = await testApp({ ACADEMY_NOW: AFTER_ACADEMY, SITE_URL: 'https://academy.example' })
  const { db } = fixture
  const admin = await fixture.person(['Admin'])
  const as = { as: admin }
  const academy = (year: number, is_current = false) => insertAcademy(db, year, { is_current })
  const academy_id = await academy(2027, true)
  const now = () => fixture.services.clock.now()

  const cello = db.selectFrom('instruments').select('id').where('key', '=', 'cello')
  const { id: instrument_id } = await cello.executeTakeFirstOrThrow()
  const teacher = db.insertInto('teachers').values({ first_name: 'Ilse', last_name: 'Marent' })
  const { id: teacher_id } = await teacher.returning('id').executeTakeFirstOrThrow()

  /** The second to the tenth day of an academy. */
  const daysOf = async (id: number) => {
    const found = db.selectFrom('academies').select('start_date_academy').where('id', '=', id)
    const { start_date_academy: first } = await found.executeTakeFirstOrThrow()
    return { start_date: laterDay(first, 1), end_date: laterDay(first, 9) }
  }

  const masterclass = async (of: number, is_final: boolean) => {
    const { id } = await db
      .insertInto('masterclasses')
      .values({
        academy_id: of,
        instrument_id,
        teacher_id,
        ...(await daysOf(of)),
        participation_fee_cents: 60_000,
        finalized_at: is_final ? now() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** Creates a person with an application for their own masterclass. */
  const participant = async (overrides: TakingPart = {}): Promise<Person> => {
    const { status = 'accepted', is_final = true, locale = 'en', first_name = 'Mira' } = overrides
    const person = overrides.by ?? (await fixture.person())
    await db.updateTable('accounts').set({ first_name, locale }).where('id', '=', person.id).execute()
    await db
      .insertInto('applications')
      .values({
        masterclass_id: await masterclass(overrides.academy_id ?? academy_id, is_final),
        account_id: person.id,
        is_known: true,
        status,
        is_accepted: status === 'applied' ? null : status !== 'rejected',
        applied_at: now(),
        fee_paid_at: now(),
        withdrawn_at: status === 'withdrawn' ? now() : null,
      })
      .execute()
    return person
  }
  const participants = async (count: number, overrides?: TakingPart): Promise<Person[]> => {
    const people: Person[] = []
    while (people.length < count) people.push(await participant(overrides))
    return people
  }

  const params = (id: number) => ({ params: { id: String(id) } })
  const show = async (id: number) => (await fixture.call(showSurvey, params(id), as)).body
  const write = async (...questions: QuestionInput[]): Promise<OfficeSurvey> =>
    (await fixture.call(addSurvey, { body: { questions } }, as)).body

  /** Moves a survey to another academy. */
  const move = (id: number, to: number) =>
    db.updateTable('surveys').set({ academy_id: to }).where('id', '=', id).execute()

  /** Inserts answers as already shown, each list from another person. */
  const answer = async (survey: OfficeSurvey, ...people: TestAnswer[][]): Promise<void> => {
    const rows = people.flat().map(({ place = 0, ...said }) => {
      const asked = survey.questions[place]
      if (!asked) throw new Error(`The survey has no question ${place}`)
      return { survey_id: survey.id, question_id: asked.id, stage: 'shown', ...said }
    })
    if (rows.length > 0) await db.insertInto('survey_answers').values(rows).execute()
    const { invited_count, answered_count, opened_on } = await show(survey.id)
    const answered = answered_count + people.length
    await db
      .updateTable('surveys')
      .set({
        opened_on: opened_on ?? '2027-08-20',
        answered_count: answered,
        shown_count: answered < MIN_ANSWERS ? 0 : answered,
        invited_count: Math.max(invited_count, answered),
      })
      .where('id', '=', survey.id)
      .execute()
  }

  return {
    ...fixture,
    admin,
    as,
    academy_id,
    academy,
    participant,
    participants,
    params,
    show,
    write,
    move,
    answer,
    copy: async (id: number) => (await fixture.call(copySurvey, params(id), as)).body,
    invite: async (id: number) => (await fixture.call(invite, params(id), as)).body,
    results: async (id: number) => (await fixture.call(results, params(id), as)).body,
    invitations: (survey_id: number) =>
      db.selectFrom('survey_invitations').selectAll().where('survey_id', '=', survey_id).execute(),
    /** Marks the links of these people as used. */
    spend: (people: Person[]) =>
      db
        .updateTable('survey_invitations')
        .set({ is_spent: true })
        .where(
          'account_id',
          'in',
          people.map(({ id }) => id),
        )
        .execute(),
    /** Returns the mails to a person, with their lines joined. */
    mailsTo: async (person: Person) => {
      const mails = db.selectFrom('outbox').select(['key', 'locale', 'subject', 'body_text', 'body_html'])
      const found = await mails.where('recipient', '=', person.email).orderBy('id').execute()
      return found.map(mail => ({ ...mail, body_text: mail.body_text.replace(/\s+/g, ' ') }))
    },
  }
}
export type SurveyOffice = Awaited<ReturnType<typeof surveyOffice>>
