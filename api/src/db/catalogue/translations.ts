// The starting catalogue in each language. Its texts are those of an international programme, which English uses too.
import { type Locale, type Localized, localizedBy } from '@academy/contract/base/locale'
import { germanComposers } from './german-exceptions.ts'
import { germanTitle } from './german-titles.ts'

const titles: Record<Locale, (title: string) => string> = { de: germanTitle, en: title => title }
const composers: Record<Locale, Record<string, string>> = { de: germanComposers, en: {} }

/** The title in each language; empty if it is the same. */
export const titlesOf = (title: string): Localized<'title'> =>
  localizedBy('title', locale => {
    const translated = titles[locale](title)
    return translated === title ? '' : translated
  })

/** The spelling of a composer in each language, by the name in the list; empty if it is the same. */
export const namesOf = (composer: string): Localized<'name'> =>
  localizedBy('name', locale => composers[locale][composer] ?? '')
