import type { Locale } from '@academy/contract/locale'
import { explain } from '@academy/contract/messages'
import { SurveyInput } from '@academy/contract/surveys/schemas'
import { type Faults, firstOfEach } from '../../ui/form/field-errors.ts'
import { bodyOf, type QuestionWords, type TypedSurvey } from './typed-survey.ts'

/** The name of a field of a question, wherever the question stands: `-2.prompt_…`. */
export const fieldOf = (key: number, name: keyof QuestionWords): string => `${key}.${name}`

/** The server counts questions by their place, the editor knows them by their keys. */
export const byKey = (faults: Faults, { questions }: TypedSurvey): Faults =>
  Object.fromEntries(
    Object.entries(faults).map(([field, text]) => {
      const [, place = '', name = ''] = /^questions\.(\d+)\.(.+)$/.exec(field) ?? []
      const question = questions[Number(place)]
      return [question && name ? `${question.key}.${name}` : field, text]
    }),
  )

/** Everything that is wrong with a survey, by field. */
export const faultsOf = (typed: TypedSurvey, locale: Locale): Faults => {
  const { error } = SurveyInput.safeParse(bodyOf(typed))
  return byKey(firstOfEach(explain(error?.issues ?? [], locale)), typed)
}

/** The questions with a fault, by their keys. */
export const faultyKeys = (faults: Faults): number[] => [
  ...new Set(
    Object.keys(faults).flatMap(field => {
      const [, key] = /^(-?\d+)\./.exec(field) ?? []
      return key ? [Number(key)] : []
    }),
  ),
]
