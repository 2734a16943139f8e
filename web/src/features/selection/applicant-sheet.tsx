import './one-by-one.css'
import type { Applicant } from '@academy/contract/selection/schemas'
import { useTexts } from '../../lib/i18n/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { ChangedNote } from '../../ui/repertoire/changed-note.tsx'
import { PieceList } from '../../ui/repertoire/piece-list.tsx'
import { ApplicantFacts } from './applicant-facts.tsx'
import { Recordings } from './recordings.tsx'
import { ResumeLink } from './resume-link.tsx'
import { selectionTexts } from './texts.ts'

export const ApplicantSheet = ({ applicant }: { applicant: Applicant }) => {
  const texts = useTexts(selectionTexts)
  const { student, recordings, repertoire, comment, is_accepted, has_withdrawn } = applicant
  return (
    <article className="applicant-sheet">
      <header>
        <h2 tabIndex={-1}>{student.full_name}</h2>
        {!has_withdrawn && <Badge tone={is_accepted ? 'warm' : 'quiet'}>{texts.state(is_accepted)}</Badge>}
        <ApplicantFacts {...applicant} />
      </header>
      <Recordings links={recordings} whose={student.full_name} />
      <ResumeLink applicant={applicant} />
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
    </article>
  )
}
