import type { Decision, OfficeDecisions } from '@academy/contract/selection/schemas'
import { useTexts } from '../../lib/i18n/texts.ts'
import type { TableColumn } from '../../ui/office-table/columns.ts'
import type { TableFilter } from '../../ui/office-table/table-view.ts'
import { PersonLink } from '../../ui/person-link.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
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
