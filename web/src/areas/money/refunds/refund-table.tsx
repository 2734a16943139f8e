import './refunds.css'
import { inFours } from '@academy/contract/base/iban'
import type { RefundDue } from '@academy/contract/money/refunds/schemas'
import { showAlert } from '../../../base/alerts.ts'
import { dayInVienna, formatDay } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { TextButton } from '../../../ui/button.tsx'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { personColumn } from '../../../ui/office-table/usual-columns.tsx'
import { refundTexts } from './texts.ts'

interface RefundTableProps {
  refunds: readonly RefundDue[]
  /** The view, with the filter `iban`. */
  state: TableState
  ask: (account_id: number) => Promise<unknown>
  onSend: (refund: RefundDue) => void
  onDone: () => Promise<void>
}

/** Everybody with credit, and where it is to go. */
export const RefundTable = ({ refunds, state, ask, onSend, onDone }: RefundTableProps) => {
  const texts = useTexts(refundTexts)
  const { columns } = texts
  return (
    <OfficeTable
      id="refunds"
      caption={texts.caption}
      rows={refunds}
      idOf={({ account_id }) => account_id}
      state={state}
      empty={texts.empty}
      nothingFound={texts.nothingFound}
      filters={[
        {
          id: 'iban',
          label: texts.filter,
          all: texts.all,
          options: [
            { value: 'known', label: texts.known },
            { value: 'missing', label: texts.missing },
          ],
          keeps: ({ request }, value) => (request !== null) === (value === 'known'),
        },
      ]}
      columns={[
        { ...personColumn(columns), isHeading: true },
        { id: 'credit', title: columns.credit, number: ({ credit }) => credit, isMoney: true },
        {
          id: 'cancelled',
          title: columns.fromCancelled,
          number: ({ from_cancelled }) => from_cancelled,
          isMoney: true,
        },
        { id: 'paid', title: columns.paidOn, day: ({ paid_on }) => paid_on },
        { id: 'open', title: columns.outstanding, number: ({ outstanding }) => outstanding, isMoney: true },
        { id: 'holder', title: columns.holder, text: ({ request }) => request?.account_holder ?? null },
        {
          id: 'iban',
          title: columns.iban,
          text: ({ request }) => request?.iban ?? null,
          cell: refund => <Iban refund={refund} />,
        },
        {
          id: 'actions',
          title: texts.actions,
          isTitleHidden: true,
          cell: refund => <Actions refund={refund} ask={ask} onSend={onSend} onDone={onDone} />,
        },
      ]}
    />
  )
}

const Iban = ({ refund: { request, asked_at } }: { refund: RefundDue }) => {
  const texts = useTexts(refundTexts)
  if (request) return <span className="refund-iban">{inFours(request.iban)}</span>
  return asked_at ? texts.askedOn(formatDay(dayInVienna(asked_at))) : texts.noIban
}

interface ActionsProps extends Pick<RefundTableProps, 'ask' | 'onSend' | 'onDone'> {
  refund: RefundDue
}

const Actions = ({ refund, ask, onSend, onDone }: ActionsProps) => {
  const texts = useTexts(refundTexts)
  const { isPending, run } = usePending()
  const { account_id, full_name, request } = refund
  const askNow = () =>
    run(async () => {
      await ask(account_id)
      await onDone()
      showAlert('success', texts.asked)
    })
  return (
    <div className="refund-actions">
      {!request && (
        <TextButton aria-disabled={isPending} aria-label={texts.askOf(full_name)} onClick={askNow}>
          {texts.ask}
        </TextButton>
      )}
      <TextButton aria-label={texts.sendOf(full_name)} onClick={() => onSend(refund)}>
        {texts.send}
      </TextButton>
    </div>
  )
}
