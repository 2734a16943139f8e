import { fullName } from '@academy/contract/base/names'
import type { Person } from '@academy/contract/office/person-page/schemas'
import type { ReactNode } from 'react'
import type { Call } from '../../../../base/api.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { Fact } from '../../../../ui/fact.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { EmergencyContact } from '../../../people/arrival-details/emergency-contact.tsx'
import { OfficeConsent } from '../../../people/arrival-details/office-consent.tsx'
import { arrivalTexts } from '../../../people/arrival-details/texts.ts'
import { EntryFacts } from './person-entries.tsx'

interface ArrivalSectionProps {
  call: Call
  person: Person
  /** Changes the details. */
  action: ReactNode
  /** Reloads the data. */
  onChanged: () => Promise<void>
}

/** What the office must know when the person is here. */
export const ArrivalSection = ({ call, person, action, onChanged }: ArrivalSectionProps) => {
  const { office: texts, ...common } = useTexts(arrivalTexts)
  const { arrival_details: details } = person
  return (
    <Panel title={texts.title} action={action}>
      <EntryFacts>
        <Fact name={common.allergies}>{details.allergies || common.noAllergies}</Fact>
        <Fact name={common.contactTitle}>
          {details.emergency_name ? <EmergencyContact details={details} /> : texts.contactMissing}
        </Fact>
        {details.consent && (
          <Fact name={texts.consent}>
            <OfficeConsent
              call={call}
              person={{ id: person.id, name: fullName(person), canChange: person.can_change }}
              consent={details.consent}
              onChanged={onChanged}
            />
          </Fact>
        )}
      </EntryFacts>
    </Panel>
  )
}
