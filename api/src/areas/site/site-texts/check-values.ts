import { type Locale, locales, localizedBy } from '@academy/contract/base/locale'
import { explain } from '@academy/contract/messages'
import { withAnchors } from '@academy/contract/site/site-texts/anchors'
import type { RegisteredText } from '@academy/contract/site/site-texts/register'
import { textSchema } from '@academy/contract/site/site-texts/text-rules'
import { problem } from '../../../base/problem.ts'
import type { StoredValues } from './rules.ts'

/** Checks the value of each language by the rule of the text. Reports all errors, by field. */
export const checkValues = ({ rule }: RegisteredText, input: StoredValues, locale: Locale): StoredValues => {
  const schema = textSchema(rule)
  const parsed = localizedBy('value', language => {
    const value = input[`value_${language}`]
    return value === null ? undefined : schema.safeParse(value, { reportInput: true })
  })
  const issues = locales.flatMap(language => {
    const field = `value_${language}` as const
    return (parsed[field]?.error?.issues ?? []).map(issue => ({ ...issue, path: [field, ...issue.path] }))
  })
  if (issues.length > 0) throw problem('invalid_input', { errors: explain(issues, locale) })
  const values = localizedBy('value', language => parsed[`value_${language}`]?.data ?? null)
  return rule.has_anchors ? withAnchors(values) : values
}
