import { laterDay } from '@academy/contract/base/days'
import type { Answer } from '@academy/contract/messages/feedback/schemas'
import type { Insertable } from 'kysely'
import { insertShuffled } from '../areas/messages/feedback/queries.ts'
import type { Tx } from '../db/connection.ts'
import type { SurveyInvitations, Surveys } from '../db/schema.ts'
import {
  closedLink,
  type DemoAnswers,
  type DemoSurvey,
  latestSurvey,
  openLinks,
  previousSurvey,
  type QuestionName,
  questions,
} from './content/surveys.ts'
import { demoYear } from './season.ts'
import { seedAcademy } from './seed-academy.ts'

const silent = { not_applicable: false, text_good: '', text_bad: '', text_missing: '' }

/**
 * Returns the answers to one question. Positive comments go with high ratings, negative ones with low
 * ratings.
 */
const answersOf = (question_id: number, name: QuestionName, said: DemoAnswers): Answer[] => {
  const { type, min } = { min: 1, ...questions[name] }
  const { steps = [], not_applicable = 0, good = [], bad = [], missing = [] } = said
  const best = steps.flatMap((count, step) => Array.from({ length: count }, () => min + step)).toReversed()
  const length = type === 'open' ? Math.max(good.length, bad.length, missing.length) : best.length
  const rated = Array.from({ length }, (_, at) => ({
    ...silent,
    question_id,
    rating: best[at] ?? null,
    text_good: good[at] ?? '',
    text_bad: bad[length - 1 - at] ?? '',
    text_missing: missing[at] ?? '',
  }))
  const none = { ...silent, question_id, rating: null, not_applicable: true }
  return [...rated, ...Array.from({ length: not_applicable }, () => none)]
}

/** Ids of the first copy of each question, by which years are compared. */
type Origins = Map<QuestionName, number>

const ask = async (tx: Tx, survey_id: number, position: number, name: QuestionName, origins: Origins) => {
  const { id } = await tx
    .insertInto('survey_questions')
    .values({ ...questions[name], survey_id, position, origin_id: origins.get(name) ?? 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (origins.has(name)) return id
  origins.set(name, id)
  await tx.updateTable('survey_questions').set({ origin_id: id }).where('id', '=', id).execute()
  return id
}

type SurveyDates = Pick<Insertable<Surveys>, 'academy_id' | 'opened_on' | 'closed_on'>
type Invitation = Omit<Insertable<SurveyInvitations>, 'survey_id'>

/** Creates a survey with its answers and one spent link for each answer. */
const seedSurvey = async (
  tx: Tx,
  { answered, answers, ...titles }: DemoSurvey,
  about: SurveyDates & { invitations: Invitation[] },
  origins: Origins,
): Promise<void> => {
  const { invitations, ...dates } = about
  const known = invitations.filter(({ is_spent }) => is_spent).length
  // Most people who answered have no demo account.
  const formerParticipants = Array.from({ length: answered - known }, () => ({
    locale: 'de' as const,
    is_spent: true,
  }))
  const invited = [...invitations, ...formerParticipants]
  const { id: survey_id } = await tx
    .insertInto('surveys')
    .values({
      ...titles,
      ...dates,
      invited_count: invited.length,
      answered_count: answered,
      shown_count: answered,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('survey_invitations')
    .values(invited.map(invitation => ({ ...invitation, survey_id })))
    .execute()
  const given: Answer[] = []
  for (const [index, name] of (Object.keys(answers) as QuestionName[]).entries()) {
    const question_id = await ask(tx, survey_id, index + 1, name, origins)
    given.push(...answersOf(question_id, name, answers[name] ?? {}))
  }
  await insertShuffled(tx, survey_id, given, 'show_all')
}

/** Returns an invitation for every participant of this academy. Some have not answered yet. */
const invitationsOf = async (tx: Tx, academy_id: number): Promise<Invitation[]> => {
  const participants = await tx
    .selectFrom('accounts')
    .innerJoin('applications', 'account_id', 'accounts.id')
    .innerJoin('masterclasses', 'masterclasses.id', 'masterclass_id')
    .select(['accounts.id', 'email', 'locale'])
    .distinct()
    .where('academy_id', '=', academy_id)
    .where('status', '=', 'accepted')
    .execute()
  return participants.map(({ id: account_id, email, locale }) => {
    const link = openLinks.find(one => one.email === email)
    return { account_id, locale, ...(link ? { uuid: link.uuid } : { is_spent: true }) }
  })
}

/**
 * Creates the open survey about last summer and the closed one about the summer before, unless a survey
 * exists.
 */
export const seedSurveys = async (tx: Tx, year: number, past: number): Promise<void> => {
  if (await tx.selectFrom('surveys').select('id').limit(1).executeTakeFirst()) return
  const before = await seedAcademy(tx, year - 2, [])
  const [ended, endedBefore] = [year - 1, year - 2].map(of => demoYear(of).end_date_academy) as [
    string,
    string,
  ]
  const origins: Origins = new Map()
  const dates = { opened_on: laterDay(endedBefore, 1), closed_on: laterDay(endedBefore, 50) }
  const late = [{ uuid: closedLink, locale: 'en' as const }]
  await seedSurvey(tx, previousSurvey, { academy_id: before, ...dates, invitations: late }, origins)
  const invitations = await invitationsOf(tx, past)
  await seedSurvey(
    tx,
    latestSurvey,
    { academy_id: past, opened_on: laterDay(ended, 1), invitations },
    origins,
  )
}
