import '../../../ui/text-button.css'
import type { Person } from '@academy/contract/person/schemas'
import type { ReactNode } from 'react'
import { loadConsentLink } from '../../../features/arrival-details/api.ts'
import { EmergencyContact } from '../../../features/arrival-details/emergency-contact.tsx'
import { arrivalTexts } from '../../../features/arrival-details/texts.ts'
import type { Call } from '../../../lib/api.ts'
import { dayInVienna, formatDay } from '../../../lib/format.ts'
import { useLocale } from '../../../lib/i18n/locale-context.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { openLink } from '../../../lib/open-document.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { EntryFacts } from './person-entries.tsx'

interface ArrivalSectionProps {
  call: Call
  person: Person
  /** Changes the details. */
  action: ReactNode
}

/** What the office must know when the person is here. */
export const ArrivalSection = ({ call, person, action }: ArrivalSectionProps) => {
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
            <Consent call={call} id={person.id} consent={details.consent} />
          </Fact>
        )}
      </EntryFacts>
    </Panel>
  )
}

interface ConsentProps {
  call: Call
  id: number
  consent: NonNullable<Person['arrival_details']['consent']>
}

const Consent = ({ call, id, consent }: ConsentProps) => {
  const { office: texts, consent: common } = useTexts(arrivalTexts)
  const locale = useLocale()
  const parent = [consent.parent_name, consent.parent_contact].filter(Boolean).join(', ')
  if (!consent.file)
    return (
      <>
        <Badge tone="danger">{texts.consentMissing}</Badge>
        {parent && <p className="person-detail">{parent}</p>}
      </>
    )
  return (
    <>
      <button
        type="button"
        className="text-button"
        onClick={() => void openLink(() => loadConsentLink(call, id), locale)}
      >
        {texts.open}
      </button>
      <p className="person-detail">{common.uploaded(formatDay(dayInVienna(consent.file.uploaded_at)))}</p>
      <p className="person-detail">{parent}</p>
    </>
  )
}
