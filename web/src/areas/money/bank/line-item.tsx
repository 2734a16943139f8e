import type { BankLine } from '@academy/contract/money/bank/schemas'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { ApiError } from '../../../base/api-errors.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { formatAmount, formatDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Badge } from '../../../ui/badge.tsx'
import { TextButton } from '../../../ui/button.tsx'
import { type BookingBody, bookLine, ignoreLine, reopenLine } from './api.ts'
import { AskBooking, type BookingToConfirm, ChooseCredit, ChooseInvoice } from './choose-booking.tsx'
import { bookingOf, ProposalButton, ProposalText } from './proposal.tsx'
import { ReasonForm } from './reason-form.tsx'
import { bankTexts } from './texts.ts'

interface LineItemProps {
  call: Call
  line: BankLine
  onChanged: () => Promise<void>
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
  const locale = useLocale()
  const { isPending, run } = usePending()
  const [mode, setMode] = useState<Mode>()
  const [asked, ask] = useState<BookingToConfirm>()
  const [first, ...others] = line.proposals
  /** Loads the entries again in any case: a refusal says that somebody else was faster. */
  const decide = async (send: () => Promise<unknown>, said: string) => {
    try {
      await send()
      showAlert('success', said)
    } catch (error) {
      if (!(error instanceof ApiError) || error.failure.errors) throw error
      showAlert('dangerDismiss', explainReason(error, locale))
    }
    setMode(undefined)
    await onChanged()
  }
  const book = (body: BookingBody) => decide(() => bookLine(call, line.id, body), texts.done.booked)
  const onBook = (body: BookingBody) => void run(() => book(body))
  const bookAsked = async (body: BookingBody) => {
    try {
      await bookLine(call, line.id, body)
      showAlert('success', texts.done.booked)
      setMode(undefined)
    } finally {
      await onChanged()
    }
  }
  const sendReason = (reason: string) =>
    mode === 'ignore'
      ? decide(() => ignoreLine(call, line.id, reason), texts.done.ignored)
      : decide(() => reopenLine(call, line.id, reason), texts.done.reopened)
  const cancel = () => setMode(undefined)
  const isOpen = line.state === 'open'
  const isOutgoing = line.amount < 0
  const Choose = isOutgoing ? ChooseCredit : ChooseInvoice
  const labelOf = first?.is_weak ? texts.checkFor : texts.confirmFor
  return (
    <>
      <LineFacts line={line} />
      {isOpen ? (
        <div className="bank-decision">
          {first ? (
            <ProposalText proposal={first} />
          ) : (
            <p className="bank-reasons">{isOutgoing ? texts.noRefund : texts.noProposal}</p>
          )}
          {others.length > 0 && (
            <details>
              <summary>{texts.others(others.length)}</summary>
              {others.map(proposal => (
                <div className="bank-other" key={JSON.stringify(bookingOf(proposal))}>
                  <ProposalText proposal={proposal} />
                  <ProposalButton look="quiet" {...{ proposal, isPending, onBook, onAsk: ask }} />
                </div>
              ))}
            </details>
          )}
        </div>
      ) : (
        <Settled line={line} />
      )}
      {asked && <AskBooking asked={asked} onBook={bookAsked} onClose={() => ask(undefined)} />}
      {mode === 'choose' && <Choose call={call} line={line} onChoose={ask} onCancel={cancel} />}
      {(mode === 'ignore' || mode === 'reopen') && (
        <ReasonForm submitLabel={texts[mode]} onSend={sendReason} onCancel={cancel} />
      )}
      {!mode && (
        <div className="bank-actions">
          {isOpen && first && (
            <ProposalButton
              data-line-action=""
              aria-label={labelOf(`${line.party_name} ${first.full_name}`)}
              {...{ proposal: first, isPending, onBook, onAsk: ask }}
            />
          )}
          {isOpen && (
            <TextButton data-line-action={first ? undefined : ''} onClick={() => setMode('choose')}>
              {isOutgoing ? texts.chooseCredit : texts.choose}
            </TextButton>
          )}
          <TextButton
            data-line-action={isOpen ? undefined : ''}
            onClick={() => setMode(isOpen ? 'ignore' : 'reopen')}
          >
            {isOpen ? texts.ignore : texts.reopen}
          </TextButton>
        </div>
      )}
    </>
  )
}
