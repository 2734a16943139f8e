import { type Locale, type Localized, locales } from '@academy/contract/base/locale'
import {
  OfficeQuestion,
  type OfficeSurvey,
  type QuestionInput,
  type SurveyCard,
} from '@academy/contract/messages/surveys/schemas'
import { sql, type Updateable } from 'kysely'
import { json, notNull, number, type RowOf, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { storableJson } from '../../../db/expressions.ts'
import { fixedCommand, fixedStatement } from '../../../db/fixed-statement.ts'
import { columnList, jsonFields } from '../../../db/localized.ts'
import type { SurveyQuestions, Surveys } from '../../../db/schema.ts'

// Lock order: survey, invitations.

// The fields of a question that the office edits; the columns have the same names.
const written = OfficeQuestion.omit({ id: true }).keyof().options satisfies (keyof SurveyQuestions)[]

// Participants of the academy of `s` without an invitation to it. A closed survey no longer knows whom it
// invited.
const uninvited = `
  from (
    select distinct p.account_id
    from participants p
    join accounts on accounts.id = p.account_id and accounts.erased_at is null
    where p.academy_id = s.academy_id and p.is_told) participant
  where s.closed_on is null and not exists (
    select from survey_invitations i where i.survey_id = s.id and i.account_id = participant.account_id)`

export const cardFields = `
  'id', s.id,
  'year', extract(year from academy.start_date_academy)::int,
  ${jsonFields({ table: 'surveys', row: 's' }, 'title')},
  'state', case when s.closed_on is not null then 'closed' when s.opened_on is not null then 'open' else 'draft' end,
  'question_count', (select count(*)::int from survey_questions q where q.survey_id = s.id),
  'invited_count', s.invited_count,
  'answered_count', s.answered_count,
  'shown_count', s.shown_count,
  'to_invite_count', (select count(*)::int ${uninvited}),
  'opened_on', s.opened_on,
  'reminded_on', s.reminded_on,
  'closed_on', s.closed_on`

export const surveyTables = `surveys s join academies academy on academy.id = s.academy_id`

export const questionJson = `json_build_object('id', q.id, ${written.map(field => `'${field}', q.${field}`).join(', ')})`

const listStatement = fixedStatement({ survey: json<SurveyCard>() })(
  `select json_build_object(${cardFields}) as survey from ${surveyTables} order by s.id desc limit 200`,
)

export const listSurveys = async (db: Db): Promise<SurveyCard[]> =>
  (await listStatement(db)).map(({ survey }) => survey)

const oneStatement = fixedStatement({ survey: json<OfficeSurvey>() })<[id: number]>(`
  select json_build_object(${cardFields}, 'version', s.version, 'questions', (
    select coalesce(json_agg(${questionJson} order by q.position), '[]')
    from survey_questions q where q.survey_id = s.id)) as survey
  from ${surveyTables}
  where s.id = $1`)

export const findSurvey = async (db: Db | Tx, id: number): Promise<OfficeSurvey | undefined> => {
  const [found] = await oneStatement(db, id)
  return found?.survey
}

export const findSurveyRow = (tx: Tx, id: number) =>
  tx.selectFrom('surveys').selectAll().where('id', '=', id).executeTakeFirst()

const addStatement = fixedStatement({ id: number() })<string[]>(`
  insert into surveys (academy_id, ${columnList({ table: 'surveys' }, 'title')})
  select id, ${locales.map((_, index) => `$${index + 1}`).join(', ')} from academies where is_current
  returning id`)

/** Inserts an empty survey about the current academy. Returns undefined without one. */
export const insertSurvey = async (tx: Tx, titles: Localized<'title'>): Promise<number | undefined> => {
  const [added] = await addStatement(tx, ...locales.map(locale => titles[`title_${locale}`]))
  return added?.id
}

export const setSurvey = (tx: Tx, id: number, changes: Updateable<Surveys>) =>
  tx.updateTable('surveys').set(changes).where('id', '=', id).execute()

export const deleteSurvey = (tx: Tx, id: number) => tx.deleteFrom('surveys').where('id', '=', id).execute()

const fields = written.join(', ')

// A question that is not a copy is its own origin, so its id is taken from the sequence first.
const insertQuestions = (questions: string) => `
  insert into survey_questions (id, survey_id, position, origin_id, ${fields}) overriding system value
  select fresh.id, $1, position, coalesce(origin_id, fresh.id), ${fields}
  from (
    select nextval(pg_get_serial_sequence('survey_questions', 'id'))::int as id, position, origin_id, ${fields}
    from ${questions}) fresh`

const givenQuestions = 'json_populate_recordset(null::survey_questions, $2::json) given'

const addQuestionsStatement = fixedCommand<[survey_id: number, questions: string]>(
  insertQuestions(`${givenQuestions} where given.id is null`),
)
const deleteOtherQuestionsStatement = fixedCommand<[survey_id: number, ids: number[]]>(
  'delete from survey_questions where survey_id = $1 and id <> all($2)',
)
const changeQuestionsStatement = fixedCommand<[survey_id: number, questions: string]>(`
  update survey_questions q
  set (position, ${fields}) = (given.position, ${written.map(field => `given.${field}`).join(', ')})
  from ${givenQuestions}
  where q.id = given.id and q.survey_id = $1`)

/** Replaces the questions of a survey, in this order. Those with an id keep their origin. */
export const replaceQuestions = async (
  tx: Tx,
  survey_id: number,
  questions: QuestionInput[],
): Promise<void> => {
  const placed = storableJson(questions.map((question, index) => ({ ...question, position: index + 1 })))
  await deleteOtherQuestionsStatement(
    tx,
    survey_id,
    questions.flatMap(({ id }) => id ?? []),
  )
  await changeQuestionsStatement(tx, survey_id, placed)
  await addQuestionsStatement(tx, survey_id, placed)
}

export const copyQuestions = fixedCommand<[to: number, from: number]>(
  insertQuestions('survey_questions where survey_id = $2'),
)

export const questionIds = async (tx: Tx, survey_id: number): Promise<Set<number>> => {
  const found = await tx
    .selectFrom('survey_questions')
    .select('id')
    .where('survey_id', '=', survey_id)
    .execute()
  return new Set(found.map(({ id }) => id))
}

/** The recipient of a mail about a survey, with their link. */
const invitedColumns = {
  uuid: text(),
  locale: text<Locale>(),
  account_id: notNull(number()),
  email: text(),
  first_name: text(),
}
export type InvitedParticipant = RowOf<typeof invitedColumns>

// Insert in random order: once the accounts are removed, the order of the rows must not reveal them.
/** Creates a link for every participant without one. */
export const inviteParticipants = fixedStatement<InvitedParticipant>(invitedColumns)<[survey_id: number]>(`
  with added as (
    insert into survey_invitations (survey_id, account_id, locale)
    select s.id, person.id, person.locale
    from surveys s, lateral (select participant.account_id ${uninvited}) lacking
    join accounts person on person.id = lacking.account_id
    where s.id = $1
    order by gen_random_uuid()
    returning uuid, account_id, locale)
  select added.uuid, added.locale, added.account_id, person.email, person.first_name
  from added join accounts person on person.id = added.account_id
  order by added.uuid`)

/** Returns people whose link is not spent. */
export const findUnanswered = (tx: Tx, survey_id: number): Promise<InvitedParticipant[]> =>
  tx
    .selectFrom('survey_invitations as invitation')
    .innerJoin('accounts as person', 'person.id', 'invitation.account_id')
    .select(['uuid', 'invitation.locale', 'person.id as account_id', 'email', 'first_name'])
    .where('survey_id', '=', survey_id)
    .where('is_spent', '=', false)
    .orderBy('uuid')
    .$narrowType<{ locale: Locale }>()
    .execute()

/** Removes the accounts and the drafts. The links stay, to say that the survey is closed. */
export const anonymizeInvitations = async (tx: Tx, survey_id: number): Promise<void> => {
  const links = tx.updateTable('survey_invitations').set({ account_id: null })
  const forgotten = await links.where('survey_id', '=', survey_id).returning('uuid').execute()
  await sql`delete from survey_drafts where uuid = any(${forgotten.map(({ uuid }) => uuid)})`.execute(tx)
}
