import type { PersonAccount, PersonAccountEntry } from '@academy/contract/money/person-account/schemas'
import type { Call } from '../../../../base/api.ts'
import { formatAmount, formatDay } from '../../../../base/format.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { userTexts } from '../../../../base/pages/texts.ts'
import { useLoadedData } from '../../../../base/use-data.ts'
import { TextButton } from '../../../../ui/button.tsx'
import { ExportButton } from '../../../../ui/export-button.tsx'
import { FailureNote } from '../../../../ui/failure-note.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { SkeletonList } from '../../../../ui/skeleton-list.tsx'
import { loadInvoices } from '../../../money/invoices/api.ts'
import { InvoiceDocument, PersonAccountView } from '../../../money/person-account/account-view.tsx'
import { personAccountQuery, savePersonAccountPdf, spendCredit } from '../../../money/person-account/api.ts'
import { EntryActionDialog } from '../../../money/person-account/entry-action-dialog.tsx'
import { PaymentDialog } from '../../../money/person-account/payment-dialog.tsx'
import { RefundDialog } from '../../../money/person-account/refunds.tsx'
import { SpendButton } from '../../../money/person-account/spend-button.tsx'
import { personAccountTexts } from '../../../money/person-account/texts.ts'

/** What the office enters on the account. */
export type AccountAct = { does: 'pay' } | { does: 'refund' } | { does: 'undo' | 'release'; entryId: number }

/** How many entries are shown before the older ones are folded. */
const SHOWN = 8

export interface AccountSectionProps {
  call: Call
  personId: number
  today: string
  refresh: () => Promise<void>
  opened: AccountAct | undefined
  open: (act: AccountAct | undefined) => void
}

/** The account of the person, as they see it, with what the office enters. */
export const AccountSection = ({ call, personId, today, refresh, opened, open }: AccountSectionProps) => {
  const texts = useTexts(personAccountTexts)
  const { loadFailed, tryAgain } = useTexts(userTexts)
  const { found: account, hasFailed, reload } = useLoadedData(personAccountQuery(call, personId))
  const onDone = async () => {
    reload()
    await refresh()
  }
  return (
    <Panel
      title={texts.title}
      action={
        <ExportButton
          format="PDF"
          label={texts.download}
          onExport={() => savePersonAccountPdf(call, personId)}
        />
      }
    >
      {hasFailed && <FailureNote message={loadFailed} retryLabel={tryAgain} onRetry={reload} />}
      {!hasFailed && !account && <SkeletonList label={texts.loading} />}
      {account && (
        <>
          <PersonAccountView
            account={account}
            shown={SHOWN}
            documentOf={invoice => <InvoiceDocument invoice={invoice} />}
            actionsOf={entry => (
              <EntryActions
                call={call}
                account={account}
                entry={entry}
                onDone={onDone}
                onUndo={entryId => open({ does: 'undo', entryId })}
              />
            )}
            releaseOf={({ allocation_id: entryId }, line) => (
              <TextButton
                aria-label={texts.release.openOf(line)}
                onClick={() => open({ does: 'release', entryId })}
              >
                {texts.release.open}
              </TextButton>
            )}
          />
          <div className="account-actions">
            <TextButton onClick={() => open({ does: 'pay' })}>{texts.enterPayment}</TextButton>
            {account.credit > 0 && (
              <TextButton onClick={() => open({ does: 'refund' })}>{texts.enterRefund}</TextButton>
            )}
          </div>
          <AccountDialogs
            call={call}
            account={account}
            today={today}
            opened={opened}
            onDone={onDone}
            onClose={() => open(undefined)}
          />
        </>
      )}
    </Panel>
  )
}

interface EntryActionsProps {
  call: Call
  account: PersonAccount
  entry: PersonAccountEntry
  onDone: () => Promise<void>
  onUndo: (paymentId: number) => void
}

/** Money of others is undone on their account. */
const EntryActions = ({ call, account, entry, onDone, onUndo }: EntryActionsProps) => {
  const texts = useTexts(personAccountTexts)
  const { invoice, payment, date } = entry
  if (invoice)
    return (
      <SpendButton
        account={account}
        invoice={invoice}
        spend={id => spendCredit(call, account.id, id)}
        onDone={onDone}
      />
    )
  if (!payment || payment.undone_at || payment.entered_on) return null
  const what = payment.amount < 0 ? texts.refund : texts.payment
  return (
    <TextButton aria-label={texts.undo.openOf(what, formatDay(date))} onClick={() => onUndo(payment.id)}>
      {texts.undo.open}
    </TextButton>
  )
}

interface AccountDialogsProps extends Pick<EntryActionsProps, 'call' | 'account' | 'onDone'> {
  today: string
  opened: AccountAct | undefined
  onClose: () => void
}

const AccountDialogs = ({ opened, ...dialog }: AccountDialogsProps) => {
  const texts = useTexts(personAccountTexts)
  const locale = useLocale()
  const { call, account } = dialog
  const findInvoices = async (search: string) => {
    const { invoices } = await loadInvoices(call, { search, state: 'open', page: 1 })
    return invoices.map(({ id, invoice_number, full_name, outstanding_amount }) => ({
      id,
      name: texts.openOn(invoice_number, full_name, formatAmount(outstanding_amount, locale)),
    }))
  }
  if (opened?.does === 'pay') return <PaymentDialog findInvoices={findInvoices} {...dialog} />
  if (opened?.does === 'refund') {
    const { id, full_name, credit, refund_request: request } = account
    return <RefundDialog person={{ id, full_name, credit, request }} {...dialog} />
  }
  if (!opened) return null
  return (
    <EntryActionDialog accountId={account.id} action={opened.does} entryId={opened.entryId} {...dialog} />
  )
}
