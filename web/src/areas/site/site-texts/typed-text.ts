import { byLocale, type Locale, type Localized, locales, localizedBy } from '@academy/contract/base/locale'
import type { OfficeText, TextValue } from '@academy/contract/site/site-texts/schemas'
import { type TextItem, type TextRule, textSchema } from '@academy/contract/site/site-texts/text-rules'
import { z } from 'zod'
import { schemaFor } from '../../../ui/form/contract-resolver.ts'

type Values = Localized<'value', TextValue | null>

/** An entry of a list in all languages. */
export interface TypedItem {
  title: Record<Locale, string>
  text: Record<Locale, string>
  mark: string
  /** Kept when the title changes; empty until the entry is saved. */
  anchor: string
}

/** What the editor holds: either a text or the entries of a list. */
export interface TypedText {
  text: Record<Locale, string>
  items: TypedItem[]
}

export const emptyItem = (): TypedItem => ({
  title: byLocale(() => ''),
  text: byLocale(() => ''),
  mark: '',
  anchor: '',
})

const itemsOf = (value: TextValue | null): TextItem[] => (Array.isArray(value) ? value : [])

export const typedOf = (values: Values): TypedText => {
  const lists = byLocale(locale => itemsOf(values[`value_${locale}`]))
  const length = Math.max(...locales.map(locale => lists[locale].length))
  return {
    text: byLocale(locale => {
      const value = values[`value_${locale}`]
      return typeof value === 'string' ? value : ''
    }),
    items: Array.from({ length }, (_, index) => ({
      title: byLocale(locale => lists[locale][index]?.title ?? ''),
      text: byLocale(locale => lists[locale][index]?.text ?? ''),
      mark: locales.map(locale => lists[locale][index]?.mark).find(Boolean) ?? '',
      anchor: locales.map(locale => lists[locale][index]?.anchor).find(Boolean) ?? '',
    })),
  }
}

export const defaultValues = (text: OfficeText): Values =>
  localizedBy('value', locale => text[`default_${locale}`])

/** Whether the newest version is the default. */
export const isDefault = ({ current }: OfficeText): boolean =>
  !current || locales.every(locale => current[`value_${locale}`] === null)

/** The values that visitors see now. */
export const shownValues = (text: OfficeText): Values =>
  text.current && !isDefault(text) ? text.current : defaultValues(text)

/** The languages in which a changed text is missing. */
export const missingIn = (text: OfficeText): Locale[] =>
  isDefault(text) ? [] : locales.filter(locale => text.current?.[`value_${locale}`] === null)

const isBlank = (typed: TypedText, { kind }: TextRule, locale: Locale) =>
  kind === 'list'
    ? typed.items.length > 0 &&
      typed.items.every(({ title, text }) => title[locale].trim() === '' && text[locale].trim() === '')
    : typed.text[locale].trim() === ''

/** The languages that are left empty, unless all are. */
export const blankLocales = (typed: TypedText, rule: TextRule): Locale[] => {
  const blank = locales.filter(locale => isBlank(typed, rule, locale))
  return blank.length === locales.length ? [] : blank
}

const valueIn = (typed: TypedText, { kind, marks }: TextRule, locale: Locale): TextValue =>
  kind === 'list'
    ? typed.items.map(({ title, text, mark, anchor }) => ({
        title: title[locale],
        text: text[locale],
        ...(marks.length > 0 && { mark }),
        ...(anchor && { anchor }),
      }))
    : typed.text[locale]

/** What is sent: null for a language that is left empty. */
export const valuesOf = (typed: TypedText, rule: TextRule): Values => {
  const blank = blankLocales(typed, rule)
  return localizedBy('value', locale => (blank.includes(locale) ? null : valueIn(typed, rule, locale)))
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const FIELD = /^value_(\w\w)(?:\.(\d+)\.(\w+))?$/

/** `value_de` is `text.de` in the form, and `value_de.2.title` is `items.2.title.de`. */
const fieldNameFor =
  ({ kind }: TextRule) =>
  (field: string): string => {
    const [, locale = '', place, part] = FIELD.exec(field) ?? []
    if (place) return part === 'mark' ? `items.${place}.mark` : `items.${place}.${part}.${locale}`
    return kind === 'list' ? 'items' : `text.${locale}`
  }

/** The rules of the form: those of the contract for this text. */
export const textRules = (rule: TextRule) => ({
  schema: schemaFor<TypedText, Values>(
    z.object(localizedBy('value', () => textSchema(rule).nullable())),
    typed => valuesOf(typed, rule),
  ),
  fieldName: fieldNameFor(rule),
})
