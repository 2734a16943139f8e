import { type Locale, locales } from '@academy/contract/base/locale'
import { isOpen } from '@academy/contract/programme/masterclasses/is-open'
import type { PublicMasterclass } from '@academy/contract/programme/masterclasses/schemas'
import { Link } from '@tanstack/react-router'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { usePublicPath } from '../../../base/public-path.ts'
import { selectMasterclasses } from './filter.ts'
import { Portrait } from './portrait.tsx'
import { teacherName } from './teacher.ts'
import './voices.css'

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

/** Some teachers, each with a line about what they teach. */
export const Voices = ({ masterclasses }: { masterclasses: PublicMasterclass[] }) => {
  const locale = useLocale()
  const publicPath = usePublicPath()
  const voices = voicesOf(masterclasses, locale)
  if (voices.length === 0) return null
  return (
    <ul className="voices">
      {voices.map(({ masterclass, text, lang }) => (
        <li key={masterclass.id}>
          <Portrait portrait={masterclass.portrait} place="voice" isBelow />
          <div>
            <p className="voice-line" lang={lang === locale ? undefined : lang}>
              {text}
            </p>
            <Link to={publicPath(`/masterclass/${masterclass.id}`)}>{teacherName(masterclass)}</Link>
            <p className="voice-instrument">{nameIn(locale, masterclass.instrument)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
