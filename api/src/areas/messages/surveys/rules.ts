import type { FieldMessage } from '@academy/contract/base/field-message'
import type { ProblemCode } from '@academy/contract/base/problem-code'
import type { QuestionInput } from '@academy/contract/messages/surveys/schemas'
import type { Selectable } from 'kysely'
import type { Surveys } from '../../../db/schema.ts'

type Survey = Pick<
  Selectable<Surveys>,
  'version' | 'opened_on' | 'reminded_on' | 'closed_on' | 'answered_count'
>

export const isOpen = ({ opened_on, closed_on }: Pick<Survey, 'opened_on' | 'closed_on'>): boolean =>
  opened_on !== null && closed_on === null

/** Returns why a survey cannot be changed by a caller who has seen this version. */
export const changeRefusal = (survey: Survey, seen: number): ProblemCode | undefined => {
  if (survey.closed_on !== null) return 'survey_over'
  if (survey.answered_count > 0) return 'survey_answered'
  return survey.version === seen ? undefined : 'changed_meanwhile'
}

/** Returns why no reminder can be sent on this day. */
export const reminderRefusal = (survey: Survey, today: string): ProblemCode | undefined => {
  if (!isOpen(survey)) return 'survey_not_open'
  return survey.reminded_on === today ? 'reminded_today' : undefined
}

/** Returns the errors of new questions for a survey with these existing ones. */
export const questionErrors = (
  questions: readonly Pick<QuestionInput, 'id'>[],
  known: ReadonlySet<number>,
): Record<string, FieldMessage> =>
  Object.fromEntries(
    questions.flatMap(({ id }, place): [string, FieldMessage][] =>
      id === null || known.has(id) ? [] : [[`questions.${place}.id`, 'QUESTION_UNKNOWN']],
    ),
  )
