import { byLocale, type Locale, locales, localizedBy } from '@academy/contract/base/locale'
import {
  type OfficeDocumentDetail,
  type WrittenDocument,
  WrittenPublication,
} from '@academy/contract/site/documents/office-schemas'
import { schemaFor } from '../../../ui/form/contract-resolver.ts'

type Words = Record<Locale, string>

export interface TypedSection {
  heading: Words
  text: Words
}

/** What the editor holds: a document in all languages, and the day from which it applies. */
export interface TypedDocument {
  valid_from: string
  title: Words
  subtitle: Words
  version_note: Words
  sections: TypedSection[]
}

export const emptySection = (): TypedSection => ({ heading: byLocale(() => ''), text: byLocale(() => '') })

const typedOf = (texts: Record<Locale, WrittenDocument>): Omit<TypedDocument, 'valid_from'> => {
  const length = Math.max(...locales.map(locale => texts[locale].sections.length))
  const words = (part: 'title' | 'subtitle' | 'version_note') => byLocale(locale => texts[locale][part])
  return {
    title: words('title'),
    subtitle: words('subtitle'),
    version_note: words('version_note'),
    sections: Array.from({ length }, (_, index) => ({
      heading: byLocale(locale => texts[locale].sections[index]?.heading ?? ''),
      text: byLocale(locale => texts[locale].sections[index]?.text ?? ''),
    })),
  }
}

/** What the office wrote last, or the default text. */
export const typedText = (document: OfficeDocumentDetail) =>
  typedOf(byLocale(locale => document[`text_${locale}`]))
export const typedDefault = (document: OfficeDocumentDetail) =>
  typedOf(byLocale(locale => document[`default_${locale}`]))

/** The texts as they are sent. */
export const textsOf = ({ title, subtitle, version_note, sections }: TypedDocument) =>
  localizedBy('text', locale => ({
    title: title[locale],
    subtitle: subtitle[locale],
    version_note: version_note[locale],
    sections: sections.map(({ heading, text }) => ({ heading: heading[locale], text: text[locale] })),
  }))

const FIELD = /^text_(\w\w)\.(.+)$/

/** `text_de.sections.2.text` is `sections.2.text.de` in the form. */
export const fieldName = (field: string): string => {
  const [, locale, part] = FIELD.exec(field) ?? []
  if (!locale || !part) return field
  return part === 'sections' ? part : `${part}.${locale}`
}

/** The rules of the form: those of the contract. The version is that of the page and added when it is sent. */
export const documentRules = {
  schema: schemaFor<TypedDocument, WrittenPublication>(WrittenPublication, typed => ({
    version: 0,
    valid_from: typed.valid_from,
    ...textsOf(typed),
  })),
  fieldName,
}
