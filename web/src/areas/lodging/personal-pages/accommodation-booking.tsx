import type { LodgingOptions } from '@academy/contract/lodging/bookings/endpoints'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { showAlert } from '../../../base/alerts.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useMember } from '../../../base/pages/member.ts'
import { paths } from '../../../base/pages/paths.ts'
import { useRefresh } from '../../../base/use-data.ts'
import { WarningList } from '../../admission/warnings/warning-list.tsx'
import { stayWarnings } from '../../admission/warnings/warnings.ts'
import { AddressNote } from '../../people/personal-pages/address-note.tsx'
import { LatinNameNote } from '../../people/personal-pages/latin-name-note.tsx'
import { BookingWizard } from '../bookings/booking-wizard.tsx'
import { suggestStay } from '../bookings/nights.ts'
import type { StepName } from '../bookings/wizard.ts'
import { wizardTexts } from '../bookings/wizard-texts.ts'
import { useAccommodation } from './accommodation-data.ts'

const route = getRouteApi('/user/acomodation')

/** Books a stay. Each step is a history entry, so that "back" returns to the previous step. */
export const AccommodationBooking = ({ options, wanted }: { options: LodgingOptions; wanted: string }) => {
  const texts = useTexts(wizardTexts)
  const { call } = route.useRouteContext()
  const { applications, bookings, classes, today, profile, details } = useAccommodation(call)
  const { id: personId } = useMember()
  const navigate = useNavigate({ from: paths.MyAcomodation })
  const refresh = useRefresh()
  const academy = { start_date: options.start_date, end_date: options.end_date }
  const booked = bookings.filter(({ is_current }) => is_current)
  const goTo = (step: StepName) => {
    if (step !== wanted) void navigate({ search: { step }, resetScroll: false })
  }
  const leave = async () => {
    await refresh()
    await navigate({ search: {}, replace: true })
    showAlert('success', texts.saved)
  }
  return (
    <BookingWizard
      // Starts over, or with their own draft, when another user logs in in another tab.
      key={personId}
      call={call}
      personId={personId}
      options={options}
      constraints={{ academy, booked, today, hasNeedsConsent: details.has_needs_consent }}
      suggestion={{
        ...suggestStay({ academy, today, classes, booked }),
        ...details.last_meals,
        allergies: details.allergies,
      }}
      wanted={wanted}
      warningsFor={stay => <WarningList warnings={stayWarnings(applications, [...booked, stay], today)} />}
      onStep={goTo}
      onBooked={leave}
      onOutdated={() => void refresh()}
      addressNote={
        <>
          <AddressNote call={call} profile={profile} />
          <LatinNameNote call={call} profile={profile} />
        </>
      }
    />
  )
}
