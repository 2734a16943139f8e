// Without zod: the pages load it, too.
import { byLocale, type Locale } from './locale.ts'

/** A text for each category that the language has; `other` stands for those that are missing. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const rules = byLocale((locale): (() => Intl.PluralRules) => {
  let made: Intl.PluralRules | undefined
  return () => (made ??= new Intl.PluralRules(locale))
})

/** The text that fits the number: `plural('en', 2, { one: '1 night', other: '2 nights' })`. */
export const plural = (locale: Locale, count: number, forms: PluralForms): string =>
  forms[rules[locale]().select(count)] ?? forms.other
