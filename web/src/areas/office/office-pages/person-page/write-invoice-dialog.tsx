import { laterDay } from '@academy/contract/lib/days'
import type { Person } from '@academy/contract/person/schemas'
import { ledgerTexts } from '../../../features/ledger/texts.ts'
import { WriteForm } from '../../../features/ledger/write-form.tsx'
import { showAlert } from '../../../lib/alerts.ts'
import type { Call } from '../../../lib/api.ts'
import { fullName } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { ModalDialog } from '../../../ui/dialog/modal-dialog.tsx'

const USUAL_DAYS = 14

interface WriteInvoiceDialogProps {
  call: Call
  person: Person
  today: string
  refresh: () => Promise<void>
  onClose: () => void
}

/** An invoice by hand for this person. */
export const WriteInvoiceDialog = ({ call, person, today, refresh, onClose }: WriteInvoiceDialogProps) => {
  const texts = useTexts(ledgerTexts)
  return (
    <ModalDialog isOpen onClose={onClose} title={texts.writeFor(fullName(person))}>
      <WriteForm
        call={call}
        person={person}
        today={today}
        due={laterDay(today, USUAL_DAYS)}
        onIssued={({ invoice }) => {
          onClose()
          if (invoice) showAlert('success', texts.issued(invoice.invoice_number))
          void refresh()
        }}
      />
    </ModalDialog>
  )
}
