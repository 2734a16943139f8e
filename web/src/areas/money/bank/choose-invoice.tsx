import { centsOf, eurosOf } from '@academy/contract/base/money'
import type { BankLine } from '@academy/contract/money/bank/schemas'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { formatAmount } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { openInvoicesQuery } from './api.ts'
import type { Asked } from './ask-booking.tsx'
import { Choice } from './choice.tsx'
import { bankTexts } from './texts.ts'

interface ChooseInvoiceProps {
  call: Call
  line: BankLine
  onChoose: (asked: Asked) => void
  onCancel: () => void
}

type Found = Awaited<ReturnType<ReturnType<typeof openInvoicesQuery>['queryFn']>>[number]

const less = (one: number, other: number) => eurosOf(centsOf(one) - centsOf(other))

/** Chooses the open invoice that money which came counts on. */
export const ChooseInvoice = ({ call, line, ...choice }: ChooseInvoiceProps) => {
  const texts = useTexts(bankTexts)
  const locale = useLocale()
  const [search, setSearch] = useState('')
  const { found } = useLoadedData(openInvoicesQuery(call, search))
  const show = (amount: number) => formatAmount(amount, locale)
  const askedOf = ({ id, account_id, invoice_number, full_name, outstanding_amount: open }: Found): Asked => {
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
