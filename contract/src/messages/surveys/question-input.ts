import { z } from 'zod'
import { refuseHalfTranslated } from '../../base/both-languages.ts'
import type { FieldMessage } from '../../base/field-message.ts'
import { flag, id, messageKey, optionalText, text } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'
import { HIGHEST_RATING, LOWEST_RATING, QuestionType } from '../feedback/schemas.ts'

const step = z
  .int(messageKey('SCALE_INVALID'))
  .min(LOWEST_RATING, messageKey('SCALE_INVALID'))
  .max(HIGHEST_RATING, messageKey('SCALE_INVALID'))
const label = optionalText(200)

/** Texts that may be missing, but only in all languages at once. */
const optionalTexts = ['open_label', 'text_good', 'text_bad', 'text_missing'] as const

/** A question as sent by the office. */
export const QuestionInput = z
  .object({
    /** The question to change; null for a new one. */
    id: id.nullable().default(null),
    type: z.enum(QuestionType.options, messageKey('REQUIRED')),
    ...localized('prompt', text(500)),
    ...localized('open_label', label),
    min: step.default(1),
    max: step.default(5),
    na_enabled: flag().default(false),
    ...localized('text_good', label),
    ...localized('text_bad', label),
    ...localized('text_missing', label),
  })
  .superRefine(
    (question, context) => {
      const refuse = (path: string, message: FieldMessage) =>
        context.addIssue({ code: 'custom', path: [path], message })
      if (question.type === 'rating' && question.max < question.min) refuse('max', 'SCALE_INVALID')
      refuseHalfTranslated(question, optionalTexts, context)
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
export type QuestionInput = z.output<typeof QuestionInput>
