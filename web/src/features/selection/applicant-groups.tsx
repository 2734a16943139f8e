import './applicant-row.css'
import type { Applicant } from '@academy/contract/selection/schemas'
import { useCallback } from 'react'
import { useTexts } from '../../lib/i18n/texts.ts'
import { Panel } from '../../ui/panel.tsx'
import { ApplicantRow } from './applicant-row.tsx'
import { type Group, inGroup } from './decisions.ts'
import { selectionTexts } from './texts.ts'
import type { Decide, Pending } from './use-selection.ts'

interface ApplicantGroupsProps {
  applicants: Applicant[]
  pending: Pending
  decide: Decide
}

const groups: Group[] = ['participants', 'applications', 'declined']

/** The decided row moves to another group, so the focus moves to its neighbour. */
const neighbourOfFocus = () => {
  const row = document.activeElement?.closest('.applicant-row')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  return beside?.querySelector('a')
}

/** An overview: participants, undecided and declined applicants. */
export const ApplicantGroups = ({ applicants, pending, decide }: ApplicantGroupsProps) => {
  const texts = useTexts(selectionTexts)
  const decideHere: Decide = useCallback(
    async (applicant, decision) => {
      const next = neighbourOfFocus()
      const isSaved = await decide(applicant, decision)
      if (isSaved) requestAnimationFrame(() => next?.isConnected && next.focus({ preventScroll: true }))
      return isSaved
    },
    [decide],
  )
  const empty = {
    participants: texts.noParticipants,
    applications: texts.noApplications,
    declined: texts.noDeclined,
  }
  return groups.map(group => {
    const members = inGroup(applicants, group)
    return (
      <Panel key={group} title={`${texts[group]} (${members.length})`}>
        {members.length === 0 ? (
          <p className="user-quiet">{empty[group]}</p>
        ) : (
          <ul className="applicant-rows">
            {members.map(one => (
              <ApplicantRow key={one.id} applicant={one} pending={pending.get(one.id)} decide={decideHere} />
            ))}
          </ul>
        )}
      </Panel>
    )
  })
}
