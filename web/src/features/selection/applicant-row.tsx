import './applicant-row.css'
import type { Applicant } from '@academy/contract/selection/schemas'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useTexts } from '../../lib/i18n/texts.ts'
import { Excerpt } from '../../ui/excerpt/excerpt.tsx'
import { ChangedNote } from '../../ui/repertoire/changed-note.tsx'
import { PieceList } from '../../ui/repertoire/piece-list.tsx'
import { ApplicantFacts } from './applicant-facts.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import type { Decision } from './decisions.ts'
import { Recordings } from './recordings.tsx'
import { ResumeLink } from './resume-link.tsx'
import { selectionTexts } from './texts.ts'
import type { Decide } from './use-selection.ts'

interface ApplicantRowProps {
  applicant: Applicant
  pending: Decision | undefined
  decide: Decide
}

const REPERTOIRE_PREVIEW = 120

/** An applicant in the overview. Memoized, because there may be sixty rows. */
export const ApplicantRow = memo(({ applicant, pending, decide }: ApplicantRowProps) => {
  const texts = useTexts(selectionTexts)
  const { full_name } = applicant.student
  return (
    <li className="applicant-row" data-withdrawn={applicant.has_withdrawn || undefined}>
      <div className="applicant-who">
        <h3>
          <Link from="/user/t/masterclass/$masterclassId" search={{ applicant: String(applicant.id) }}>
            {full_name}
          </Link>
        </h3>
        <ApplicantFacts {...applicant} />
        <ResumeLink applicant={applicant} />
      </div>
      <div className="applicant-what">
        <Recordings links={applicant.recordings} whose={full_name} />
        <dl>
          <dt>{texts.repertoire}</dt>
          <dd>
            <Excerpt
              text={applicant.repertoire}
              empty={texts.noRepertoire}
              of={`${texts.repertoire}, ${full_name}`}
              length={REPERTOIRE_PREVIEW}
            />
            <PieceList pieces={applicant.pieces} />
            <ChangedNote {...applicant} />
          </dd>
          <dt>{texts.comment}</dt>
          <dd>
            <Excerpt text={applicant.comment} empty={texts.noComment} of={`${texts.comment}, ${full_name}`} />
          </dd>
        </dl>
      </div>
      <div className="applicant-decision">
        <DecisionButtons
          applicant={applicant}
          pending={pending}
          onDecide={decision => void decide(applicant, decision)}
        />
      </div>
    </li>
  )
})
