import './repertoire.css'
import type { RepertoireState } from '@academy/contract/admission/repertoire-changes/schemas'
import { dayInVienna, formatLongDay, formatLongInstant } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { PieceList } from './piece-list.tsx'

const changedTexts = defineTexts({
  en: {
    changed: (day: string) => `Changed on ${day}`,
    until: (instant: string) => `Until ${instant}`,
    former: 'What it was before',
    nothing: 'Not named yet',
  },
  de: {
    changed: day => `Geändert am ${day}`,
    until: instant => `Bis ${instant}`,
    former: 'Was es vorher war',
    nothing: 'Noch nicht genannt',
  },
})

type ChangedNoteProps = Pick<RepertoireState, 'repertoire_changed_at' | 'former_repertoires'>

/** When a participant changed the repertoire, and what it was before. Nothing if it is as it was. */
export const ChangedNote = ({ repertoire_changed_at, former_repertoires }: ChangedNoteProps) => {
  const texts = useTexts(changedTexts)
  const locale = useLocale()
  if (!repertoire_changed_at) return null
  return (
    <details className="changed-note">
      <summary>
        {texts.changed(formatLongDay(dayInVienna(repertoire_changed_at), locale))}
        <span className="visually-hidden">. {texts.former}</span>
      </summary>
      {former_repertoires.map(({ changed_at, repertoire, pieces }) => (
        <div key={changed_at} className="changed-note-former">
          <p className="changed-note-until">{texts.until(formatLongInstant(changed_at, locale))}</p>
          {repertoire && <p className="changed-note-text">{repertoire}</p>}
          <PieceList pieces={pieces} />
          {!repertoire && pieces.length === 0 && <p className="changed-note-until">{texts.nothing}</p>}
        </div>
      ))}
    </details>
  )
}
