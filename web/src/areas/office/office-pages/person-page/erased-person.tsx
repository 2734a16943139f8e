import { fullName } from '@academy/contract/base/names'
import './person-head.css'
import type { Person } from '@academy/contract/office/person-page/schemas'
import type { ReactNode } from 'react'
import type { Call } from '../../../../base/api.ts'
import { ErasedNote } from '../../../privacy/erasure/office-notes.tsx'
import { AccountSection, type AccountSectionProps } from './account-section.tsx'
import { ApplicationsSection } from './applications-section.tsx'
import { ConcertsSection } from './concerts-section.tsx'
import { InvoicesSection } from './invoices-section.tsx'
import { LodgingSection } from './lodging-section.tsx'

interface ErasedPersonProps {
  call: Call
  person: Person & { erased_at: string }
  today: string
  refresh: () => Promise<void>
  onShowInvoice: (invoice: Person['invoices'][number]) => void
  /** The link to the list. */
  back: ReactNode
  /** The entries of the record. */
  record: ReactNode
  account: Pick<AccountSectionProps, 'opened' | 'open'>
}

/** What is left of a person whose data was deleted: numbers and money, and nothing that could be done to them. */
export const ErasedPerson = ({ call, person, today, refresh, ...parts }: ErasedPersonProps) => (
  <>
    <header className="person-head">
      {parts.back}
      <div className="person-name">
        <h1>{fullName(person)}</h1>
      </div>
    </header>
    <ErasedNote call={call} person={person} />
    {person.applications.length > 0 && (
      <ApplicationsSection call={call} applications={person.applications} actionsOf={() => null} />
    )}
    {person.bookings.length > 0 && (
      <LodgingSection call={call} bookings={person.bookings} action={null} actionsOf={() => null} />
    )}
    <AccountSection
      key={person.id}
      call={call}
      personId={person.id}
      today={today}
      refresh={refresh}
      {...parts.account}
    />
    <InvoicesSection
      invoices={person.invoices}
      today={today}
      reminders={null}
      action={null}
      onShow={parts.onShowInvoice}
    />
    {person.concerts.length > 0 && <ConcertsSection {...person} />}
    {parts.record}
  </>
)
