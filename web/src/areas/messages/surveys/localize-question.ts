import type { Locale } from '@academy/contract/base/locale'
import type { Question } from '@academy/contract/messages/feedback/schemas'
import type { OfficeQuestion } from '@academy/contract/messages/surveys/schemas'

/** Returns a question as participants see it, in one of its languages. */
export const localizeQuestion = (locale: Locale, question: OfficeQuestion): Question => {
  const { id, type, min, max, na_enabled } = question
  return {
    id,
    type,
    prompt: question[`prompt_${locale}`],
    open_label: question[`open_label_${locale}`] || null,
    rating: type === 'rating' ? { min, max, na_enabled } : null,
    texts: {
      good: question[`text_good_${locale}`] || null,
      bad: question[`text_bad_${locale}`] || null,
      missing: question[`text_missing_${locale}`] || null,
    },
  }
}
