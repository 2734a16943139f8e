import type { Locale } from '@academy/contract/lib/locale'
import type { TextValue } from '@academy/contract/site-texts/schemas'

/** Texts of the demo's office, by key. */
export type DemoTexts = Record<string, Record<Locale, TextValue>>
