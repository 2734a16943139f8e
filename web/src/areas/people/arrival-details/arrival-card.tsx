import './arrival-details.css'
import type { ArrivalDetails } from '@academy/contract/people/arrival-details/schemas'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ConsentSection } from './consent-section.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { EmergencyContact } from './emergency-contact.tsx'
import { arrivalTexts } from './texts.ts'

interface ArrivalCardProps {
  call: Call
  details: ArrivalDetails
  /** Reloads the data. */
  onChanged: () => Promise<void>
}

/** What the academy asks before somebody arrives, on the page of the profile. */
export const ArrivalCard = ({ call, details, onChanged }: ArrivalCardProps) => {
  const texts = useTexts(arrivalTexts)
  const [isEditing, setEditing] = useState(false)
  return (
    <div id="arrival">
      <Panel
        title={texts.title}
        action={
          <TextButton aria-label={texts.editLabel} onClick={() => setEditing(true)}>
            {texts.edit}
          </TextButton>
        }
      >
        <p className="arrival-note">{texts.intro}</p>
        <dl className="arrival-facts">
          <div>
            <dt>{texts.allergies}</dt>
            <dd>{details.allergies || <span className="arrival-missing">{texts.noAllergies}</span>}</dd>
          </div>
          <div>
            <dt>{texts.contact}</dt>
            <dd>
              {details.emergency_name ? (
                <EmergencyContact details={details} />
              ) : (
                <span className="arrival-missing">{texts.contactMissing}</span>
              )}
            </dd>
          </div>
        </dl>
        {details.consent && <ConsentSection call={call} consent={details.consent} onChanged={onChanged} />}
      </Panel>
      <DetailsDialog
        call={call}
        details={details}
        isOpen={isEditing}
        onChanged={onChanged}
        onClose={() => setEditing(false)}
      />
    </div>
  )
}
