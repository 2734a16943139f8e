import type { PayableInvoice } from '@academy/contract/money/invoices/schemas'
import { type ReactNode, useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { renewInvoice } from './api.ts'
import { payTexts } from './pay-texts.ts'

interface RenewalNoteProps {
  call: Call
  invoice: Pick<PayableInvoice, 'id' | 'lacks' | 'can_renew'>
  profileLink: (label: string) => ReactNode
  onRenewed: (id: number) => void | Promise<void>
}

/** Says what an own invoice lacks of the person, and issues it again once the profile has it. */
export const RenewalNote = ({ call, invoice, profileLink, onRenewed }: RenewalNoteProps) => {
  const texts = useTexts(payTexts)
  const [isAsking, setAsking] = useState(false)
  const { id, lacks, can_renew } = invoice
  if (lacks.length === 0) return null
  const renew = async () => {
    const renewed = await renewInvoice(call, id)
    showAlert('successDismiss', texts.renewed(renewed.invoice_number))
    await onRenewed(renewed.id)
  }
  return (
    <Note title={texts.lacksTitle}>
      <p>{lacks.map(lack => texts.lacks[lack]).join(' ')}</p>
      {can_renew ? (
        <Button onClick={() => setAsking(true)}>{texts.renew}</Button>
      ) : (
        <p>
          {texts.lacksHint} {profileLink(texts.toProfile)}
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.renewTitle}
        confirmLabel={texts.renew}
        onConfirm={renew}
      >
        <p>{texts.renewText}</p>
      </ConfirmDialog>
    </Note>
  )
}
