import type { Locale } from '@academy/contract/base/locale'
import type { TextValue } from '@academy/contract/site/site-texts/schemas'

/** Texts of the demo's office, by key. */
export type DemoTexts = Record<string, Record<Locale, TextValue>>
