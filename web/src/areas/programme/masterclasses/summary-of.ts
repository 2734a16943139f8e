import { type Locale, locales } from '@academy/contract/base/locale'
import { descriptionFields } from '@academy/contract/programme/instruments/description-fields'
import type { MasterclassCard } from '@academy/contract/programme/masterclasses/schemas'

/**
 * What a masterclass is about: its tagline, or else the description of its instrument, in the language of the page if there
 * is one.
 */
export const summaryOf = (
  masterclass: MasterclassCard,
  locale: Locale,
): { text: string; lang: Locale } | undefined =>
  [locale, ...locales.filter(other => other !== locale)]
    .map(lang => ({
      lang,
      text: masterclass[`tagline_${lang}`] || masterclass.instrument[descriptionFields[lang]],
    }))
    .find(({ text }) => text)
