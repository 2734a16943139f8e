import { useTexts } from '../../../base/i18n/texts.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import type { BookingBody } from './api.ts'
import { bankTexts } from './texts.ts'

/** A booking that nobody has confirmed yet, and what it does. */
export interface Asked {
  body: BookingBody
  consequences: readonly string[]
}

interface AskBookingProps {
  asked: Asked
  onBook: (body: BookingBody) => Promise<void>
  onClose: () => void
}

/** Says what a booking does before it is made. */
export const AskBooking = ({ asked, onBook, onClose }: AskBookingProps) => {
  const texts = useTexts(bankTexts)
  return (
    <ConfirmDialog
      isOpen
      title={texts.askTitle}
      confirmLabel={texts.bookNow}
      onConfirm={() => onBook(asked.body)}
      onClose={onClose}
    >
      {asked.consequences.map(one => (
        <p key={one}>{one}</p>
      ))}
    </ConfirmDialog>
  )
}
