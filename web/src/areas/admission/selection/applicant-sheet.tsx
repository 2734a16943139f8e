import './one-by-one.css'
import './applicant-facts.css'
import type { Applicant } from '@academy/contract/admission/selection/schemas'
import type { ReactNode } from 'react'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ChangedNote } from '../repertoire-changes/changed-note.tsx'
import { PieceList } from '../repertoire-changes/piece-list.tsx'
import { useStateText } from './applicant-columns.tsx'
import { GenderSymbol } from './applicant-parts.tsx'
import { outcomeOf } from './decisions.ts'
import { Recordings } from './recordings.tsx'
import { tableTexts } from './table-texts.ts'
import { selectionTexts } from './texts.ts'

/** Age, country, gender, whether the teacher knows them, and whether they have withdrawn. */
const ApplicantFacts = ({ student, is_known, has_withdrawn, news }: Applicant) => {
  const texts = useTexts(selectionTexts)
  const { newsWords } = useTexts(tableTexts)
  const locale = useLocale()
  return (
    <p className="applicant-facts">
      {student.age !== null && <span>{texts.age(student.age)}</span>}
      {student.country && <span>{nameIn(locale, student.country)}</span>}
      {student.gender && <GenderSymbol gender={student.gender} />}
      <Badge tone={is_known ? 'warm' : 'quiet'}>{is_known ? texts.known : texts.unknown}</Badge>
      {news && <Badge tone="quiet">{newsWords[news]}</Badge>}
      {has_withdrawn && <Badge tone="quiet">{texts.withdrawn}</Badge>}
    </p>
  )
}

interface ApplicantSheetProps {
  applicant: Applicant
  /** The decisions, beside the recording. */
  bar: ReactNode
  /** Rating, note and résumé. */
  children: ReactNode
}

/** One applicant: the recording with the decisions, and beside it what there is to read. */
export const ApplicantSheet = ({ applicant, bar, children }: ApplicantSheetProps) => {
  const texts = useTexts(selectionTexts)
  const { student, recordings, recording_titles, repertoire, comment, has_withdrawn } = applicant
  const stateText = useStateText()
  const outcome = outcomeOf(applicant)
  return (
    <article className="applicant-sheet">
      <header>
        <h2 tabIndex={-1}>{student.full_name}</h2>
        {!has_withdrawn && (
          <Badge tone={outcome === 'accepted' ? 'warm' : 'quiet'}>{stateText(applicant)}</Badge>
        )}
        <ApplicantFacts {...applicant} />
      </header>
      <div className="applicant-listen">
        <Recordings links={recordings} titles={recording_titles} whose={student.full_name} />
        {bar}
      </div>
      <div className="applicant-read">
        <dl>
          <dt>{texts.repertoire}</dt>
          <dd className={repertoire ? '' : 'user-quiet'}>
            {repertoire || texts.noRepertoire}
            <PieceList pieces={applicant.pieces} />
            <ChangedNote {...applicant} />
          </dd>
          <dt>{texts.comment}</dt>
          <dd className={comment ? '' : 'user-quiet'}>{comment || texts.noComment}</dd>
        </dl>
        {children}
      </div>
    </article>
  )
}
