import { lazy, Suspense, useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { OfficeMessageFormProps } from './office-message-form.tsx'
import { officeMessageTexts } from './office-message-texts.ts'

// Loaded when it is opened: every page of the personal area has the button.
const OfficeMessageForm = lazy(async () => ({
  default: (await import('./office-message-form.tsx')).OfficeMessageForm,
}))

/** A button that opens a message to the office. */
export const WriteToOffice = (props: Omit<OfficeMessageFormProps, 'onSent'>) => {
  const texts = useTexts(officeMessageTexts)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const onSent = () => {
    close()
    showAlert('success', texts.sent)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {texts.open}
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={texts.title}>
        <Suspense fallback={<p>{texts.loading}</p>}>
          <OfficeMessageForm {...props} onSent={onSent} />
        </Suspense>
      </Dialog>
    </>
  )
}
