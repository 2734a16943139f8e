import type { Application, Withdrawal } from '@academy/contract/admission/applications/schemas'
import { formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { AttachedChoice, useAttached } from '../../../ui/attached-choice.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { removalTexts } from './removal-texts.ts'
import { useTitle } from './use-title.ts'

/** Whether the application is paid, or waits for a place, decides what deleting it means. */
export const stageOf = ({ fee_paid, status }: Pick<Application, 'fee_paid' | 'status'>) => {
  if (status === 'reserve') return 'waiting'
  return fee_paid ? 'paid' : 'unpaid'
}

interface Props {
  application: Application
  /** Concert requests that are left without an application. */
  concerts: Withdrawal['concerts']
  /** Called with the ids of the requests that are withdrawn as well. */
  onConfirm: (concerts: string) => void
  onClose: () => void
}

/** Confirms the removal of an application, with the consequences for place and money. */
export const RemoveDialog = ({ application, concerts, onConfirm, onClose }: Props) => {
  const texts = useTexts(removalTexts)
  const locale = useLocale()
  const title = useTitle()(application.masterclass)
  const { fee_invoice: invoice } = application
  const stage = texts[stageOf(application)]
  const attached = { cost: 0, bookings: [], concerts }
  const { choice, query } = useAttached(attached)
  const amount = formatMoney(invoice?.invoice_amount ?? 0, locale)
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={stage.question}
      confirmLabel={stage.confirm}
      onConfirm={() => onConfirm(query.concerts)}
      onClose={onClose}
    >
      <p>{stage.consequence({ title, amount, invoice: invoice?.invoice_number ?? '' })}</p>
      {invoice?.state === 'partial' && <p>{texts.partial}</p>}
      {concerts.length > 0 && <p>{texts.lastApplication}</p>}
      <AttachedChoice withdrawal={attached} choice={choice} />
    </ConfirmDialog>
  )
}
