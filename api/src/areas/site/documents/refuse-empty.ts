import { type Locale, locales } from '@academy/contract/base/locale'
import type { WrittenDocument } from '@academy/contract/site/documents/office-schemas'
import { invalidInput } from '../../../base/invalid-input.ts'
import { type DocumentFacts, documentValues } from './facts.ts'
import { fieldsWithoutValue } from './rules.ts'

/** Refuses texts with a placeholder that has no value yet, at its fields. */
export const refuseEmptyPlaceholders = (
  texts: Record<Locale, WrittenDocument>,
  facts: DocumentFacts,
  locale: Locale,
): void => {
  const empty = locales.flatMap(language =>
    fieldsWithoutValue(texts[language], documentValues(facts, language)).map(
      field => [`text_${language}.${field}`, 'PLACEHOLDER_EMPTY'] as const,
    ),
  )
  if (empty.length > 0) throw invalidInput(Object.fromEntries(empty), locale)
}
