import { laterDay } from '@academy/contract/base/days'
import type { Person } from '@academy/contract/office/person-page/schemas'
import { showAlert } from '../../../../base/alerts.ts'
import type { Call } from '../../../../base/api.ts'
import { fullName } from '../../../../base/format.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { ModalDialog } from '../../../../ui/dialog/modal-dialog.tsx'
import { ledgerTexts } from '../../../money/ledger/texts.ts'
import { WriteForm } from '../../../money/ledger/write-form.tsx'

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
