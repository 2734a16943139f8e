import type { Review, ReviewInput } from '@academy/contract/admission/reviews/schemas'
import { boolean, nullable, number, text } from '../../../db/columns.ts'
import type { Tx } from '../../../db/connection.ts'
import { hasReached } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'

/** The review of an application as JSON; version 0 if there is none. `row` is the application. */
export const reviewJson = (row: string) => `(
  select json_build_object('rating', max(review.rating), 'note', coalesce(max(review.note), ''),
    'version', coalesce(max(review.version), 0))
  from applicant_reviews review where review.application_id = ${row}.id)`

const isOwnStatement = fixedStatement({
  is_own: boolean(),
})<[application_id: number, owner: number]>(`
  select exists (
    select from applications p
    join masterclasses m on m.id = p.masterclass_id
    join academies a on a.id = m.academy_id
    join teachers t on t.id = m.teacher_id
    where p.id = $1 and ${hasReached('$2')}) as is_own`)

/** Whether the teacher sees this application. */
export const isOwnApplicant = async (tx: Tx, application_id: number, owner: number): Promise<boolean> =>
  (await isOwnStatement(tx, application_id, owner))[0]?.is_own ?? false

// A review that another request has made or changed meanwhile has another version.
const saveStatement = fixedStatement<Review>({ rating: nullable(number()), note: text(), version: number() })<
  [application_id: number, rating: number | null, note: string, version: number, at: Date, by: number]
>(`
  insert into applicant_reviews as review (application_id, rating, note, version, changed_at, changed_by)
  select $1, $2, $3, $4::int + 1, $5, $6
  where $4 = 0 or exists (select from applicant_reviews where application_id = $1)
  on conflict (application_id) do update
  set rating = excluded.rating, note = excluded.note, version = excluded.version,
    changed_at = excluded.changed_at, changed_by = excluded.changed_by
  where review.version = $4
  returning rating, note, version`)

interface SavedReview extends ReviewInput {
  application_id: number
  changed_at: Date
  changed_by: number
}

/** Saves a review that is based on the stored version. Returns undefined if there is another one. */
export const writeReview = async (tx: Tx, review: SavedReview): Promise<Review | undefined> => {
  const { application_id, rating, note, version, changed_at, changed_by } = review
  const [saved] = await saveStatement(tx, application_id, rating, note, version, changed_at, changed_by)
  return saved
}
