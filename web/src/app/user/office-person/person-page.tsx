import type { Person } from '@academy/contract/person/schemas'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { CancelDialog } from '../../../features/housekeeping/cancel-dialog.tsx'
import { ChangeDialog } from '../../../features/housekeeping/change-dialog.tsx'
import { housekeepingTexts } from '../../../features/housekeeping/texts.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { useData, useRefresh } from '../../../lib/use-data.ts'
import { paths } from '../../paths.ts'
import { ListPageFailure, ListPageLoading } from '../list-page.tsx'
import { InvoiceDialog } from '../office-invoices/invoice-dialog.tsx'
import { AccessSection } from './access-section.tsx'
import { ApplicationsSection } from './applications-section.tsx'
import { ConcertsSection } from './concerts-section.tsx'
import { DataSection } from './data-section.tsx'
import { InvoicesSection } from './invoices-section.tsx'
import { LodgingSection } from './lodging-section.tsx'
import { personQueries } from './person-data.ts'
import { PersonHead } from './person-head.tsx'
import { personTexts } from './texts.ts'

const route = getRouteApi('/user/a/people/$id')

type Opened = { does: 'change' | 'cancel'; bookingId: number } | { invoice: Person['invoices'][number] }

/** Everything about one person, and what the office does for them. */
export const PersonPage = () => {
  const { change, changeOf, cancel, cancelOf } = useTexts(housekeepingTexts)
  const { call } = route.useRouteContext()
  const { person, today } = useData(personQueries(call, route.useParams().id))
  const refresh = useRefresh()
  const [opened, open] = useState<Opened>()
  const close = () => open(undefined)
  const reload = () => void refresh()
  const booking = opened && 'bookingId' in opened && person.bookings.find(({ id }) => id === opened.bookingId)
  const dialog = { call, onChanged: reload, onClose: close }
  return (
    <>
      <PersonHead person={person} />
      <ApplicationsSection call={call} applications={person.applications} actionsOf={() => null} />
      <LodgingSection
        call={call}
        bookings={person.bookings}
        action={null}
        actionsOf={({ id, is_current, is_current_academy, full_name }) =>
          is_current &&
          is_current_academy && (
            <>
              <button
                type="button"
                className="text-button"
                aria-label={changeOf(full_name)}
                onClick={() => open({ does: 'change', bookingId: id })}
              >
                {change}
              </button>
              <button
                type="button"
                className="text-button"
                aria-label={cancelOf(full_name)}
                onClick={() => open({ does: 'cancel', bookingId: id })}
              >
                {cancel}
              </button>
            </>
          )
        }
      />
      <ConcertsSection concerts={person.concerts} />
      <InvoicesSection invoices={person.invoices} today={today} onShow={invoice => open({ invoice })} />
      <DataSection person={person} action={null} />
      <AccessSection call={call} person={person} />
      {booking && opened.does === 'change' && <ChangeDialog booking={booking} {...dialog} />}
      {booking && opened.does === 'cancel' && <CancelDialog booking={booking} {...dialog} />}
      <InvoiceDialog
        call={call}
        invoice={opened && 'invoice' in opened ? opened.invoice : undefined}
        today={today}
        onClose={close}
        onChanged={reload}
      />
    </>
  )
}

export const PersonLoading = () => (
  <ListPageLoading path={paths.PersonAdmin} label={useTexts(personTexts).loading} />
)

export const PersonFailure = () => <ListPageFailure path={paths.PersonAdmin} />
