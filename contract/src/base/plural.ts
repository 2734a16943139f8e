// Does not import zod: the pages load this file too.
import { byLocale, type Locale } from './locale.ts'

/** A text for each plural category of the language; `other` replaces missing ones. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const rules = byLocale((locale): (() => Intl.PluralRules) => {
  let made: Intl.PluralRules | undefined
  return () => (made ??= new Intl.PluralRules(locale))
})

/** Returns the text for the number: `plural('en', 2, { one: '1 night', other: '2 nights' })`. */
export const plural = (locale: Locale, count: number, forms: PluralForms): string =>
  forms[rules[locale]().select(count)] ?? forms.other
