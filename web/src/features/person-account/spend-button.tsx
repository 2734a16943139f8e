import '../../ui/text-button.css'
import type { PersonAccount } from '@academy/contract/person-account/schemas'
import { showAlert } from '../../lib/alerts.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { usePending } from '../../lib/use-pending.ts'
import { accountTexts } from './texts.ts'

interface SpendButtonProps {
  account: PersonAccount
  invoice: { id: number; invoice_number: string; outstanding_amount: number }
  spend: (invoice_id: number) => Promise<unknown>
  onDone: () => Promise<void>
}

/** Pays an open invoice from the credit; nothing without credit. */
export const SpendButton = ({ account, invoice, spend, onDone }: SpendButtonProps) => {
  const texts = useTexts(accountTexts)
  const { isPending, run } = usePending()
  if (account.credit === 0 || invoice.outstanding_amount === 0) return null
  const use = () =>
    run(async () => {
      await spend(invoice.id)
      await onDone()
      showAlert('success', texts.spent)
    })
  return (
    <button
      type="button"
      className="text-button"
      disabled={isPending}
      aria-label={texts.spendOn(invoice.invoice_number)}
      onClick={use}
    >
      {texts.spend}
    </button>
  )
}
