import { MIN_ANSWERS, type Results, type SurveyYears } from '@academy/contract/messages/surveys/schemas'
import { json, nullable } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { columnList, jsonFields } from '../../../db/localized.ts'
import { cardFields, questionJson, surveyTables } from './queries.ts'

// Statistics of the answers `a` to the question `q`. An answer with text only does not count as a rating.
const ratingFields = (q: string) => `
  'n', case ${q}.type when 'rating' then count(a.rating)
    else count(*) filter (where a.text_good || a.text_bad || a.text_missing <> '') end,
  'not_applicable', count(*) filter (where a.not_applicable),
  'mean', avg(a.rating)::float8,
  'distribution', array(
    select count(chosen.id) from generate_series(${q}.min, ${q}.max) step
    left join survey_answers chosen
      on chosen.survey_id = ${q}.survey_id and chosen.question_id = ${q}.id and chosen.rating = step and chosen.stage = 'shown'
    where ${q}.type = 'rating' group by step order by step)`

const answersTo = (q: string) =>
  `survey_answers a where a.survey_id = ${q}.survey_id and a.question_id = ${q}.id and a.stage = 'shown'`

// Ordered by random id, so that the order reveals nothing.
const textsJson = (['good', 'bad', 'missing'] as const).map(
  field =>
    `'${field}', coalesce(json_agg(a.text_${field} order by a.id) filter (where a.text_${field} <> ''), '[]')`,
)

// Matches the same question in an earlier survey; on another scale it is a different one.
const isSame = `b.origin_id = q.origin_id and b.type = q.type and (q.type = 'open' or (b.min, b.max) = (q.min, q.max))`

const resultsStatement = fixedStatement<Results>({
  survey: json(),
  questions: nullable(json()),
  compared_with: nullable(json()),
})<[id: number]>(`
  select json_build_object(${cardFields}) as survey,
    case when s.shown_count >= ${MIN_ANSWERS} then (
      select coalesce(json_agg((
        select json_build_object('question', ${questionJson}, ${ratingFields('q')},
          'texts', json_build_object(${textsJson.join(', ')}),
          'before', (
            select (select json_build_object(${ratingFields('b')}) from ${answersTo('b')})
            from survey_questions b where b.survey_id = before.id and ${isSame}))
        from ${answersTo('q')}) order by q.position), '[]')
      from survey_questions q where q.survey_id = s.id) end as questions,
    case when before.id is not null then to_jsonb(before) - 'id' end as compared_with
  from ${surveyTables}
  left join lateral (
    select e.id, extract(year from earlier.start_date_academy)::int as year, ${columnList({ table: 'surveys', row: 'e' }, 'title')}, e.shown_count as answered_count
    from surveys e join academies earlier on earlier.id = e.academy_id
    where earlier.start_date_academy < academy.start_date_academy and e.shown_count >= ${MIN_ANSWERS}
      and exists (
        select from survey_questions q join survey_questions b on ${isSame}
        where q.survey_id = s.id and b.survey_id = e.id)
    order by earlier.start_date_academy desc, e.id desc
    limit 1) before on s.shown_count >= ${MIN_ANSWERS}
  where s.id = $1`)

/** Returns the results next to those of the previous academy; hidden while there are too few answers. */
export const findResults = async (db: Db, id: number): Promise<Results | undefined> => {
  const [found] = await resultsStatement(db, id)
  return found
}

// Of the surveys of an academy the last one that has results.
const yearsOf = `
  select coalesce(json_agg(json_build_object('survey_id', id, 'year', year, 'n', n, 'mean', mean) order by start), '[]')
  from (
    select distinct on (earlier.id) e.id, extract(year from earlier.start_date_academy)::int as year,
      earlier.start_date_academy as start, rated.n, rated.mean
    from survey_questions b
    join surveys e on e.id = b.survey_id and e.shown_count >= ${MIN_ANSWERS}
    join academies earlier on earlier.id = e.academy_id and earlier.start_date_academy <= latest.start_date_academy
    cross join lateral (
      select count(a.rating)::int as n, avg(a.rating)::float8 as mean from ${answersTo('b')}) rated
    where ${isSame}
    order by earlier.id, e.id desc) years`

const yearsStatement = fixedStatement({ questions: json<SurveyYears>() })(`
  select coalesce(json_agg(json_build_object('id', q.id, ${jsonFields({ table: 'survey_questions', row: 'q' }, 'prompt')}, 'min', q.min, 'max', q.max,
    'years', (${yearsOf})) order by q.position), '[]') as questions
  from (
    select s.id, academy.start_date_academy from ${surveyTables} where s.shown_count >= ${MIN_ANSWERS}
    order by academy.start_date_academy desc, s.id desc limit 1) latest
  join survey_questions q on q.survey_id = latest.id and q.type = 'rating'`)

/** Returns the means of the latest survey with results by question, with those of the years before. */
export const findYears = async (db: Db): Promise<SurveyYears> =>
  (await yearsStatement(db))[0]?.questions ?? []

export const findAnswers = (db: Db, survey_id: number) =>
  db
    .selectFrom('survey_answers as answer')
    .innerJoin('survey_questions as question', 'question.id', 'question_id')
    .select(['position', 'rating', 'not_applicable', 'text_good', 'text_bad', 'text_missing'])
    .where('answer.survey_id', '=', survey_id)
    .where('stage', '=', 'shown')
    .orderBy('position')
    .orderBy('answer.id')
    .execute()
