import type { Locale } from '@academy/contract/base/locale'
import type { Answer, Question } from '@academy/contract/messages/feedback/schemas'
import { boolean, json, number } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { storableJson } from '../../../db/expressions.ts'
import { fixedCommand, fixedStatement } from '../../../db/fixed-statement.ts'
import { textFor } from '../../../db/localized.ts'
import { lockLink } from '../../../db/locks.ts'
import type { AnswerCounts, StageChange } from './groups.ts'

// Lock order: survey, invitation.

/** The survey of a link. */
export interface SurveyOfLink {
  survey_id: number
  is_spent: boolean
  is_closed: boolean
  survey: { locale: Locale; title: string }
  questions: Question[]
}

// Texts are read in the language of the invitation.
const asked = { table: 'survey_questions', row: 'q' } as const
const title = textFor('i.locale', { table: 'surveys', row: 's' }, 'title')
const prompt = textFor('i.locale', asked, 'prompt')
const labels = {
  open: textFor('i.locale', asked, 'open_label'),
  good: textFor('i.locale', asked, 'text_good'),
  bad: textFor('i.locale', asked, 'text_bad'),
  missing: textFor('i.locale', asked, 'text_missing'),
}
const label = (name: keyof typeof labels) => `nullif(${labels[name]}, '')`

const questionJson = `json_build_object(
  'id', q.id,
  'type', q.type,
  'prompt', ${prompt},
  'open_label', ${label('open')},
  'rating', case when q.type = 'rating'
    then json_build_object('min', q.min, 'max', q.max, 'na_enabled', q.na_enabled) end,
  'texts', json_build_object(
    'good', ${label('good')}, 'bad', ${label('bad')}, 'missing', ${label('missing')}))`

const invitedFields = `
  s.id as survey_id, i.is_spent, s.closed_on is not null as is_closed,
  json_build_object('locale', i.locale, 'title', ${title}) as survey,
  (select coalesce(json_agg(${questionJson} order by q.position), '[]')
    from survey_questions q where q.survey_id = s.id) as questions`

const invitedTables = `survey_invitations i join surveys s on s.id = i.survey_id`

const openStatement = fixedStatement<SurveyOfLink & { draft: Answer[] }>({
  survey_id: number(),
  is_spent: boolean(),
  is_closed: boolean(),
  survey: json(),
  questions: json(),
  draft: json(),
})<[uuid: string]>(`
  select ${invitedFields},
    coalesce((select d.answers from survey_drafts d where d.uuid = i.uuid), '[]') as draft
  from ${invitedTables} where i.uuid = $1`)

/** Returns the survey of a link, with the draft. */
export const findInvitation = async (db: Db, uuid: string) => (await openStatement(db, uuid))[0]

const linkStatement = fixedStatement<Pick<SurveyOfLink, 'is_spent' | 'is_closed'>>({
  is_spent: boolean(),
  is_closed: boolean(),
})<[uuid: string]>(
  `select i.is_spent, s.closed_on is not null as is_closed from ${invitedTables} where i.uuid = $1`,
)

/** Returns whether a link is spent or its survey closed. */
export const findLinkState = async (db: Db, uuid: string) => (await linkStatement(db, uuid))[0]

const invitedStatement = fixedStatement<SurveyOfLink>({
  survey_id: number(),
  is_spent: boolean(),
  is_closed: boolean(),
  survey: json(),
  questions: json(),
})<[uuid: string]>(`select ${invitedFields} from ${invitedTables} where i.uuid = $1`)

/**
 * Locks the survey and the invitation of a link, so that no one changes or closes the survey or submits under
 * this link. Reads them after both locks, because earlier data may be stale.
 */
export const lockInvitation = async (tx: Tx, uuid: string, mode: Parameters<typeof lockLink>[2]) => {
  await lockLink(tx, uuid, mode)
  return (await invitedStatement(tx, uuid))[0]
}

const saveStatement = fixedCommand<[uuid: string, answers: string]>(`
  insert into survey_drafts (uuid, answers) values ($1, $2)
  on conflict (uuid) do update set answers = excluded.answers`)

export const replaceDraft = (tx: Tx, uuid: string, answers: readonly Answer[]) =>
  saveStatement(tx, uuid, storableJson(answers))

export const deleteDraft = (tx: Tx, uuid: string) =>
  tx.deleteFrom('survey_drafts').where('uuid', '=', uuid).execute()

const answerColumns = 'question_id, rating, not_applicable, text_good, text_bad, text_missing'

const shuffleStatement = fixedCommand<[survey_id: number, answers: string, stages: StageChange]>(`
  with gone as (delete from survey_answers where survey_id = $1 returning ${answerColumns}, stage),
    added as (
      select ${answerColumns}, 'filling' as stage from jsonb_to_recordset($2) as answer (question_id int, rating int,
        not_applicable boolean, text_good text, text_bad text, text_missing text))
  insert into survey_answers (survey_id, ${answerColumns}, stage)
  select $1, ${answerColumns},
    case $3 when 'show_all' then 'shown'
      when 'next_group' then case stage when 'filling' then 'waiting' else 'shown' end
      else stage end
  from (select * from gone union all select * from added) answer
  order by gen_random_uuid()`)

/**
 * Adds answers to a locked survey and rewrites all of them in random order, so that neither the position in
 * the table nor an id nor a transaction reveals which answers belong together, or when they came.
 */
export const insertShuffled = (tx: Tx, survey_id: number, answers: readonly Answer[], stages: StageChange) =>
  shuffleStatement(tx, survey_id, storableJson(answers), stages)

export const markSpent = (tx: Tx, uuid: string) =>
  tx.updateTable('survey_invitations').set({ is_spent: true }).where('uuid', '=', uuid).execute()

/** Returns the counts of a locked survey. */
export const findCounts = (tx: Tx, survey_id: number): Promise<AnswerCounts> =>
  tx
    .selectFrom('surveys')
    .select(['answered_count', 'shown_count', 'waiting_count'])
    .where('id', '=', survey_id)
    .executeTakeFirstOrThrow()

export const setCounts = (tx: Tx, survey_id: number, counts: AnswerCounts) =>
  tx.updateTable('surveys').set(counts).where('id', '=', survey_id).execute()
