import type { defaultLocale, Locale } from '@academy/contract/base/locale'
import { useLocale } from './locale-context.ts'

/** The texts of one part of the site. */
export type Texts<T extends object> = Record<Locale, T>

type Default = typeof defaultLocale

/**
 * The default language determines the type of all others: a missing or extra language or key does not
 * compile.
 */
export const defineTexts = <T extends object>(
  texts: Record<Default, T> & Record<Exclude<Locale, Default>, NoInfer<T>>,
): Texts<T> => texts

export const useTexts = <T extends object>(texts: Texts<T>): T => texts[useLocale()]
