import { type Locale, locales } from '@academy/contract/base/locale'
import { isOpen } from '@academy/contract/programme/masterclasses/is-open'
import type { PublicMasterclass } from '@academy/contract/programme/masterclasses/schemas'
import { selectMasterclasses } from './filter.ts'
import { teacherName } from './teacher.ts'

export interface Voice {
  masterclass: PublicMasterclass
  text: string
  lang: Locale
}

const MAX_VOICES = 3

/** The tagline of a masterclass, in the language of the page if there is one. */
const taglineOf = (masterclass: PublicMasterclass, locale: Locale): Voice | undefined =>
  [locale, ...locales.filter(other => other !== locale)]
    .map(lang => ({ masterclass, lang, text: masterclass[`tagline_${lang}`] }))
    .find(({ text }) => text !== '')

/**
 * Returns up to three teachers with the taglines that the office has written, in the order of the office: one for each
 * instrument, masterclasses that are open first.
 */
export const voicesOf = (masterclasses: PublicMasterclass[], locale: Locale): Voice[] => {
  const inOrder = selectMasterclasses(masterclasses).toSorted(
    (one, other) => Number(isOpen(other)) - Number(isOpen(one)),
  )
  const voices: Voice[] = []
  for (const masterclass of inOrder) {
    const voice = taglineOf(masterclass, locale)
    const isHeard = voices.some(
      heard =>
        heard.masterclass.instrument.id === masterclass.instrument.id ||
        teacherName(heard.masterclass) === teacherName(masterclass),
    )
    if (voice && !isHeard) voices.push(voice)
  }
  return voices.slice(0, MAX_VOICES)
}
