import type { Decision, OfficeDecisions } from '@academy/contract/admission/selection/schemas'
import { sortedName } from '@academy/contract/base/name-order'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Excerpt } from '../../../ui/excerpt/excerpt.tsx'
import type { TableColumn } from '../../../ui/office-table/columns.ts'
import type { TableFilter } from '../../../ui/office-table/table-view.ts'
import { PersonLink } from '../../../ui/person-link.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { RecordingLinks } from './file-links.tsx'
import { officeDecisionsTexts } from './office-decisions-texts.ts'

type Applicant = OfficeDecisions['applicants'][number]

const choices = ['accept', 'reserve', 'decline', 'open'] as const

interface Choosing {
  decisionOf: (applicant: Applicant) => Decision | null
  onDecide: (application_id: number, decision: Decision | null) => void
}

/** Sort and filter look at the saved decisions, so that no row moves while somebody chooses. */
const savedOf = ({ decision }: Applicant) => decision ?? 'open'

export const useDecisionColumns = ({ decisionOf, onDecide }: Choosing): TableColumn<Applicant>[] => {
  const texts = useTexts(officeDecisionsTexts)
  return [
    {
      id: 'name',
      title: texts.name,
      isHeading: true,
      text: one => one.full_name,
      order: sortedName,
      cell: one => (
        <bdi>
          <PersonLink id={one.account_id} name={one.full_name} />
        </bdi>
      ),
    },
    { id: 'age', title: texts.age, number: one => one.age },
    {
      id: 'known',
      title: texts.known,
      text: one => (one.is_known ? texts.isKnown : texts.isUnknown),
      order: one => Number(!one.is_known),
    },
    {
      id: 'repertoire',
      title: texts.repertoire,
      text: one => one.repertoire,
      cell: one => one.repertoire && <Excerpt text={one.repertoire} empty="" of={one.full_name} />,
    },
    {
      id: 'recordings',
      title: texts.recordings,
      number: one => one.recordings.length,
      cell: one => one.recordings.length > 0 && <RecordingLinks {...one} name={one.full_name} />,
    },
    {
      id: 'comment',
      title: texts.comment,
      text: one => one.comment,
      cell: one => one.comment && <Excerpt text={one.comment} empty="" of={one.full_name} />,
      isHiddenAtFirst: true,
    },
    {
      id: 'decision',
      title: texts.decision,
      text: one => texts.choices[savedOf(one)],
      order: one => choices.indexOf(savedOf(one)),
      cell: one => (
        <SegmentedControl
          label={texts.of(one.full_name)}
          options={choices.map(value => ({ value, name: texts.choices[value] }))}
          chosen={decisionOf(one) ?? 'open'}
          onChoose={value => onDecide(one.application_id, value === 'open' ? null : value)}
        />
      ),
    },
  ]
}

export const useDecisionFilters = (): TableFilter<Applicant>[] => {
  const texts = useTexts(officeDecisionsTexts)
  return [
    {
      id: 'decision',
      label: texts.savedDecision,
      all: texts.allDecisions,
      options: choices.map(value => ({ value, label: texts.choices[value] })),
      keeps: (one, value) => savedOf(one) === value,
    },
  ]
}
