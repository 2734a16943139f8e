import '../../ui/text-button.css'
import type { BankLine } from '@academy/contract/bank/schemas'
import { useState } from 'react'
import { showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { formatAmount, formatDay } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { usePending } from '../../lib/use-pending.ts'
import { Badge } from '../../ui/badge.tsx'
import { PendingButton } from '../../ui/pending-button.tsx'
import { type BookingBody, bookLine, ignoreLine, reopenLine } from './api.ts'
import { ChooseInvoice } from './choose-invoice.tsx'
import { bookingOf, ProposalText } from './proposal.tsx'
import { ReasonForm } from './reason-form.tsx'
import { bankTexts } from './texts.ts'

interface LineItemProps {
  call: Call
  line: BankLine
  onChanged: () => void
}

/** What the bank says about a line. */
const LineFacts = ({ line }: { line: BankLine }) => {
  const texts = useTexts(bankTexts)
  const locale = useLocale()
  const { amount, booked_on, party_name, party_iban, ultimate_name, remittance, references } = line
  const details = [ultimate_name && texts.onBehalf(ultimate_name), party_iban, ...references].filter(Boolean)
  return (
    <div className="bank-facts">
      <p className="bank-line-head">
        <span>{formatDay(booked_on)}</span>
        <strong>{party_name || '–'}</strong>
        {amount < 0 && <Badge tone="quiet">{texts.outgoing}</Badge>}
        {line.is_return && <Badge tone="danger">{texts.returned}</Badge>}
        <span className="bank-amount">{formatAmount(amount, locale)}</span>
      </p>
      {remittance && <p className="bank-remittance">{remittance}</p>}
      {details.length > 0 && <p className="bank-details">{details.join(' · ')}</p>}
      {line.return_reason && <p className="bank-details">{line.return_reason}</p>}
    </div>
  )
}

const Settled = ({ line }: { line: BankLine }) => {
  const texts = useTexts(bankTexts)
  const { booking, ignore_reason } = line
  if (!booking) return <p className="bank-reasons">{ignore_reason}</p>
  return (
    <p className="bank-reasons">
      {[texts.kinds[booking.kind], booking.full_name, ...booking.invoices].join(' · ')}
    </p>
  )
}

type Mode = 'choose' | 'ignore' | 'reopen'

export const LineItem = ({ call, line, onChanged }: LineItemProps) => {
  const texts = useTexts(bankTexts)
  const { isPending, run } = usePending()
  const [mode, setMode] = useState<Mode>()
  const [first, ...others] = line.proposals
  const finish = (said: string) => {
    setMode(undefined)
    showAlert('success', said)
    onChanged()
  }
  const book = async (body: BookingBody) => {
    await bookLine(call, line.id, body)
    finish(texts.done.booked)
  }
  const sendReason = async (reason: string) => {
    if (mode === 'ignore') await ignoreLine(call, line.id, reason)
    else await reopenLine(call, line.id, reason)
    finish(mode === 'ignore' ? texts.done.ignored : texts.done.reopened)
  }
  const cancel = () => setMode(undefined)
  const isOpen = line.state === 'open'
  return (
    <>
      <LineFacts line={line} />
      {isOpen ? (
        <div className="bank-decision">
          {first ? <ProposalText proposal={first} /> : <p className="bank-reasons">{texts.noProposal}</p>}
          {others.length > 0 && (
            <details>
              <summary>{texts.others(others.length)}</summary>
              {others.map(proposal => (
                <div className="bank-other" key={JSON.stringify(bookingOf(proposal))}>
                  <ProposalText proposal={proposal} />
                  <PendingButton
                    isQuiet
                    isPending={isPending}
                    onClick={() => void run(() => book(bookingOf(proposal)))}
                  >
                    {texts.confirm}
                  </PendingButton>
                </div>
              ))}
            </details>
          )}
        </div>
      ) : (
        <Settled line={line} />
      )}
      {mode === 'choose' && <ChooseInvoice call={call} line={line} onChoose={book} onCancel={cancel} />}
      {(mode === 'ignore' || mode === 'reopen') && (
        <ReasonForm submitLabel={texts[mode]} onSend={sendReason} onCancel={cancel} />
      )}
      {!mode && (
        <div className="bank-actions">
          {isOpen && first && (
            <PendingButton
              data-line-action=""
              isPending={isPending}
              aria-label={texts.confirmFor(`${line.party_name} ${first.full_name}`)}
              onClick={() => void run(() => book(bookingOf(first)))}
            >
              {texts.confirm}
            </PendingButton>
          )}
          {isOpen && (
            <button
              type="button"
              className="text-button"
              data-line-action={first ? undefined : ''}
              onClick={() => setMode('choose')}
            >
              {texts.choose}
            </button>
          )}
          <button
            type="button"
            className="text-button"
            data-line-action={isOpen ? undefined : ''}
            onClick={() => setMode(isOpen ? 'ignore' : 'reopen')}
          >
            {isOpen ? texts.ignore : texts.reopen}
          </button>
        </div>
      )}
    </>
  )
}
