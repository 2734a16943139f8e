import { foldAccents } from '@academy/contract/base/fold-accents'
import { centsOf, eurosOf } from '@academy/contract/base/money'
import type { BankLine } from '@academy/contract/money/bank/schemas'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { formatAmount } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { Button, TextButton } from '../../../ui/button.tsx'
import { Ask } from '../../../ui/dialog/ask.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { type BookingBody, creditsQuery, openInvoicesQuery } from './api.ts'
import { bankTexts } from './texts.ts'

/** A booking that nobody has confirmed yet, and what it does. */
export interface BookingToConfirm {
  body: BookingBody
  consequences: readonly string[]
}

interface AskBookingProps {
  asked: BookingToConfirm
  onBook: (body: BookingBody) => Promise<void>
  onClose: () => void
}

/** Says what a booking does before it is made. */
export const AskBooking = ({ asked, onBook, onClose }: AskBookingProps) => {
  const texts = useTexts(bankTexts)
  return (
    <Ask title={texts.askTitle} confirmLabel={texts.bookNow} act={() => onBook(asked.body)} onClose={onClose}>
      {asked.consequences.map(one => (
        <p key={one}>{one}</p>
      ))}
    </Ask>
  )
}

interface Option {
  id: number
  label: string
  asked: BookingToConfirm
}

interface ChoiceProps {
  label: string
  nothing: string
  search: string
  onSearch: (search: string) => void
  /** Undefined while they are loading. */
  options: readonly Option[] | undefined
  onChoose: (asked: BookingToConfirm) => void
  onCancel: () => void
}

const MAX_SHOWN = 8

/** A search with its first results as buttons. */
const Choice = ({ label, nothing, search, onSearch, options, onChoose, onCancel }: ChoiceProps) => {
  const texts = useTexts(bankTexts)
  return (
    <div className="bank-choice">
      {/* Replaces the pressed button and takes over its focus. */}
      <SearchField label={label} search={search} onSearch={onSearch} autoFocus />
      {options?.length === 0 && <p>{nothing}</p>}
      <ul>
        {options?.slice(0, MAX_SHOWN).map(({ id, label, asked }) => (
          <li key={id}>
            <Button look="quiet" onClick={() => onChoose(asked)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <TextButton onClick={onCancel}>{texts.cancel}</TextButton>
    </div>
  )
}

interface ChooseInvoiceProps {
  call: Call
  line: BankLine
  onChoose: (asked: BookingToConfirm) => void
  onCancel: () => void
}

type FoundInvoice = Awaited<ReturnType<ReturnType<typeof openInvoicesQuery>['queryFn']>>[number]

const less = (one: number, other: number) => eurosOf(centsOf(one) - centsOf(other))

/** Chooses the open invoice that money which came counts on. */
export const ChooseInvoice = ({ call, line, ...choice }: ChooseInvoiceProps) => {
  const texts = useTexts(bankTexts)
  const locale = useLocale()
  const [search, setSearch] = useState('')
  const { found } = useLoadedData(openInvoicesQuery(call, search))
  const show = (amount: number) => formatAmount(amount, locale)
  const askedOf = ({
    id,
    account_id,
    invoice_number,
    full_name,
    outstanding_amount: open,
  }: FoundInvoice): BookingToConfirm => {
    const amount = Math.min(line.amount, open)
    const rest = less(line.amount, open)
    return {
      body: { kind: 'payment', account_id, wanted: [{ invoice_id: id, amount }] },
      consequences: [
        texts.toInvoice(show(amount), invoice_number, full_name),
        ...(rest > 0 ? [texts.rest(show(rest), full_name)] : []),
        ...(rest < 0 ? [texts.stillOpen(show(-rest))] : []),
      ],
    }
  }
  return (
    <Choice
      {...choice}
      label={texts.chooseLabel}
      nothing={texts.noInvoice}
      search={search}
      onSearch={setSearch}
      options={found?.map(invoice => ({
        id: invoice.id,
        label: `${invoice.invoice_number} · ${invoice.full_name} · ${texts.openAmount(show(invoice.outstanding_amount))}`,
        asked: askedOf(invoice),
      }))}
    />
  )
}

interface ChooseCreditProps {
  call: Call
  line: BankLine
  onChoose: (asked: BookingToConfirm) => void
  onCancel: () => void
}

/** Chooses whose credit money that went out has paid back. */
export const ChooseCredit = ({ call, line, ...choice }: ChooseCreditProps) => {
  const texts = useTexts(bankTexts)
  const locale = useLocale()
  const [search, setSearch] = useState('')
  const { found } = useLoadedData(creditsQuery(call))
  const show = (amount: number) => formatAmount(amount, locale)
  const wanted = foldAccents(search)
  const enough = found?.filter(
    ({ credit, full_name, email }) =>
      centsOf(credit) >= -centsOf(line.amount) && foldAccents(`${full_name} ${email}`).includes(wanted),
  )
  return (
    <Choice
      {...choice}
      label={texts.creditLabel}
      nothing={texts.noCredit}
      search={search}
      onSearch={setSearch}
      options={enough?.map(({ account_id, full_name, credit }) => ({
        id: account_id,
        label: `${full_name} · ${texts.creditOf(show(credit))}`,
        asked: {
          body: { kind: 'refund', account_id },
          consequences: [
            texts.toRefund(show(-line.amount), full_name),
            texts.creditLeft(show(eurosOf(centsOf(credit) + centsOf(line.amount)))),
          ],
        },
      }))}
    />
  )
}
