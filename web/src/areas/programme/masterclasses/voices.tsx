import './voices.css'
import type { PublicMasterclass } from '@academy/contract/programme/masterclasses/schemas'
import { Link } from '@tanstack/react-router'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { usePublicPath } from '../../../base/public-path.ts'
import { Portrait } from './portrait.tsx'
import { teacherName } from './teacher.ts'
import { voicesOf } from './voices-of.ts'

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
