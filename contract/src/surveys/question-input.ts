import { z } from 'zod'
import { HIGHEST_RATING, LOWEST_RATING, QuestionType } from '../feedback/schemas.ts'
import { flag, id, optionalText, says, text } from '../fields.ts'
import type { FieldMessage } from '../messages.ts'

const step = z
  .int(says('SCALE_INVALID'))
  .min(LOWEST_RATING, says('SCALE_INVALID'))
  .max(HIGHEST_RATING, says('SCALE_INVALID'))
const label = optionalText(200)

/** What may be missing, but then in both languages. */
const pairs = ['open_label', 'text_good', 'text_bad', 'text_missing'] as const

/** A question as the office sends it. */
export const QuestionInput = z
  .object({
    /** The question that is changed; null: a new one. */
    id: id.nullable().default(null),
    type: z.enum(QuestionType.options, says('REQUIRED')),
    prompt_de: text(500),
    prompt_en: text(500),
    open_label_de: label,
    open_label_en: label,
    min: step.default(1),
    max: step.default(5),
    na_enabled: flag().default(false),
    text_good_de: label,
    text_good_en: label,
    text_bad_de: label,
    text_bad_en: label,
    text_missing_de: label,
    text_missing_en: label,
  })
  .superRefine(
    (question, context) => {
      const refuse = (path: string, message: FieldMessage) =>
        context.addIssue({ code: 'custom', path: [path], message })
      if (question.type === 'rating' && question.max < question.min) refuse('max', 'SCALE_INVALID')
      for (const pair of pairs) {
        const [german, english] = [question[`${pair}_de`], question[`${pair}_en`]]
        if (german && english === '') refuse(`${pair}_en`, 'BOTH_LANGUAGES')
        if (english && german === '') refuse(`${pair}_de`, 'BOTH_LANGUAGES')
      }
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
export type QuestionInput = z.output<typeof QuestionInput>
