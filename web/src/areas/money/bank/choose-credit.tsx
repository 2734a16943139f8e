import { foldAccents } from '@academy/contract/base/fold-accents'
import { centsOf, eurosOf } from '@academy/contract/base/money'
import type { BankLine } from '@academy/contract/money/bank/schemas'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { formatAmount } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { creditsQuery } from './api.ts'
import type { Asked } from './ask-booking.tsx'
import { Choice } from './choice.tsx'
import { bankTexts } from './texts.ts'

interface ChooseCreditProps {
  call: Call
  line: BankLine
  onChoose: (asked: Asked) => void
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
