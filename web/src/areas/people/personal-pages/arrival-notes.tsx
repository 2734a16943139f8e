import type { ArrivalDetails } from '@academy/contract/people/arrival-details/schemas'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { later } from '../../../base/later.tsx'
import { paths } from '../../../base/pages/paths.ts'
import { useRefresh } from '../../../base/use-data.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { WaitingDialog } from '../../../ui/dialog/dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { arrivalTexts } from '../arrival-details/texts.ts'

const DetailsDialog = later(
  async () => (await import('../arrival-details/details-dialog.tsx')).DetailsDialog,
  { Waiting: WaitingDialog },
)

/** Asks those who are coming for what is still missing before they arrive. */
export const ArrivalNotes = ({ call, details }: { call: Call; details: ArrivalDetails }) => {
  const { note: texts, consent } = useTexts(arrivalTexts)
  const refresh = useRefresh()
  const [isOpen, setOpen] = useState(false)
  if (!details.is_expected) return null
  return (
    <>
      {!details.emergency_name && (
        <Note title={texts.title}>
          <p>{texts.text}</p>
          <Button onClick={() => setOpen(true)}>{texts.action}</Button>
        </Note>
      )}
      {details.consent?.file === null && (
        <Note title={consent.title}>
          <p>{consent.why}</p>
          <ButtonLink to={paths.Profile} hash="arrival">
            {consent.upload}
          </ButtonLink>
        </Note>
      )}
      <DetailsDialog
        call={call}
        details={details}
        isOpen={isOpen}
        onChanged={refresh}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
