import type { Locale } from '@academy/contract/locale'
import { useLocale } from './locale-context.ts'

/** Texts of one part of the site. German is typed by English: a missing or surplus key does not compile. */
export type Texts<T extends object> = Record<Locale, T>

export const defineTexts = <T extends object>(texts: { en: T; de: NoInfer<T> }): Texts<T> => texts

export const useTexts = <T extends object>(texts: Texts<T>): T => texts[useLocale()]
