import type { PayableInvoice } from '@academy/contract/money/invoices/schemas'
import type { ReactNode } from 'react'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
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
  const { id, lacks, can_renew } = invoice
  const [ask, question] = useAsk(() => ({
    title: texts.renewTitle,
    text: texts.renewText,
    confirmLabel: texts.renew,
    alert: 'successDismiss',
    act: async () => {
      const renewed = await renewInvoice(call, id)
      await onRenewed(renewed.id)
      return texts.renewed(renewed.invoice_number)
    },
  }))
  if (lacks.length === 0) return null
  return (
    <Note title={texts.lacksTitle}>
      <p>{lacks.map(lack => texts.lacks[lack]).join(' ')}</p>
      {can_renew ? (
        <Button onClick={() => ask()}>{texts.renew}</Button>
      ) : (
        <p>
          {texts.lacksHint} {profileLink(texts.toProfile)}
        </p>
      )}
      {question}
    </Note>
  )
}
