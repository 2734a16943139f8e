import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { later } from '../../../base/later.tsx'
import { paths } from '../../../base/pages/paths.ts'
import { WaitingDialog } from '../../../ui/dialog/dialog.tsx'
import { useProfileSaved } from '../../people/personal-pages/profile-saved.ts'
import { useCountriesFor } from '../../people/profile/api.ts'
import { lodgingTexts } from '../bookings/list-texts.ts'
import { useAccommodation } from './accommodation-data.ts'

const PersonalDataDialog = later(
  async () => (await import('../../people/profile/personal-data-dialog.tsx')).PersonalDataDialog,
  { Waiting: WaitingDialog },
)

const route = getRouteApi('/user/acomodation')

/** Asks for the gender before booking. Saving continues the booking; closing returns to the list. */
export const RequireGenderDialog = ({ isOpen }: { isOpen: boolean }) => {
  const { genderFirst } = useTexts(lodgingTexts)
  const { call } = route.useRouteContext()
  const { profile, today } = useAccommodation(call)
  const countries = useCountriesFor(call, profile)
  const navigate = useNavigate({ from: paths.MyAcomodation })
  const showSaved = useProfileSaved(profile)
  const isSaved = useRef(false)
  const onSaved: typeof showSaved = async saved => {
    isSaved.current = true
    await showSaved(saved)
  }
  const onClose = () => {
    if (!isSaved.current) void navigate({ search: {}, replace: true })
  }
  return (
    <PersonalDataDialog
      call={call}
      profile={profile}
      countries={countries}
      today={today}
      intro={genderFirst}
      isOpen={isOpen}
      onClose={onClose}
      onSaved={onSaved}
    />
  )
}
