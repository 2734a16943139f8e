import { z } from 'zod'
import { Locale, messageKey } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'
import { TextItem, TextRule } from './text-rules.ts'

/** Both languages of the longest list, with room for escapes. */
export const TEXT_BODY_BYTES = 1024 * 1024

const MAX_ITEMS = 100
const isBounded = (value: unknown) => !Array.isArray(value) || value.length <= MAX_ITEMS

/** A line or paragraphs as text, or the entries of a list. A long list is refused before it is read. */
export const TextValue = z
  .unknown()
  .refine(isBounded, { ...messageKey('TOO_MANY'), abort: true })
  .meta({ type: ['string', 'array'] })
  .pipe(z.union([z.string(), z.array(TextItem)]))
export type TextValue = z.infer<typeof TextValue>

/** Null where the text is missing in a language. A text that is missing in all of them has its default. */
const values = localized('value', TextValue.nullable())

/** A saved state of a text. Version 0 is the default. */
export const TextVersion = z.object({
  version: z.number(),
  changed_at: z.string(),
  /** The name of the person; null if the account was deleted. */
  changed_by: z.string().nullable(),
  ...values,
})
export type TextVersion = z.infer<typeof TextVersion>

export const OfficeText = z.object({
  key: z.string(),
  page: z.string(),
  ...localized('label', z.string()),
  rule: TextRule,
  ...localized('default', TextValue),
  /** The newest version; null if the text was never changed. */
  current: TextVersion.nullable(),
})
export type OfficeText = z.infer<typeof OfficeText>

export const OfficeTextDetail = OfficeText.extend({
  /** The newest first, the current one included. */
  versions: z.array(TextVersion),
  /** All texts of the same page or mail, this one included. */
  page_texts: z.array(z.object({ key: z.string(), ...localized('label', z.string()) })),
})
export type OfficeTextDetail = z.infer<typeof OfficeTextDetail>

export const TextInput = z.object({
  /** The version that was changed; 0 for the default. */
  version: z.int().min(0).max(1_000_000),
  ...values,
})
export type TextInput = z.infer<typeof TextInput>

const lang = Locale.optional()
/** A text as visitors see it; `lang` is set where it is in another language than the page. */
export const ShownText = z.union([
  z.object({ text: z.string(), lang }),
  z.object({ paragraphs: z.array(z.string()), lang }),
  z.object({
    items: z.array(
      z.object({
        title: z.string(),
        paragraphs: z.array(z.string()),
        mark: z.string().optional(),
        anchor: z.string().optional(),
      }),
    ),
    lang,
  }),
])
export type ShownText = z.infer<typeof ShownText>

export const exampleTextVersion: TextVersion = {
  version: 1,
  changed_at: '2027-01-15T09:30:00.000Z',
  changed_by: 'Mira Sandner',
  value_de: 'Meisterkurse in den Bergen.',
  value_en: 'Masterclasses among the mountains.',
}

export const exampleText: OfficeText = {
  key: 'home.tagline',
  page: 'home',
  label_de: 'Untertitel',
  label_en: 'Tagline',
  rule: {
    kind: 'line',
    max: 300,
    placeholders: ['place', 'year'],
    required: [],
    is_optional: false,
    min_items: 0,
    max_items: 0,
    has_times: false,
    has_anchors: false,
    is_example: false,
    marks: [],
  },
  default_de: 'Meisterkurse, Kammermusik und Konzerte, einen Sommer lang.',
  default_en: 'Masterclasses, chamber music and concerts, all summer long.',
  current: exampleTextVersion,
}

export const exampleTextDetail: OfficeTextDetail = {
  ...exampleText,
  versions: [exampleTextVersion],
  page_texts: [{ key: 'home.tagline', label_de: 'Untertitel', label_en: 'Tagline' }],
}
