import './one-by-one.css'
import type { Applicant } from '@academy/contract/admission/selection/schemas'
import type { ReactNode } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ChangedNote } from '../../../ui/repertoire/changed-note.tsx'
import { PieceList } from '../../../ui/repertoire/piece-list.tsx'
import { ApplicantFacts } from './applicant-facts.tsx'
import { outcomeOf } from './decisions.ts'
import { Recordings } from './recordings.tsx'
import { selectionTexts } from './texts.ts'
import { useStateText } from './use-state-text.ts'

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
