import type { Withdrawal } from '@academy/contract/admission/applications/schemas'
import { formatLongDay, formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { withdrawalTexts } from './withdrawal-texts.ts'

export const WithdrawalCost = ({ withdrawal: { cost, percent, until } }: { withdrawal: Withdrawal }) => {
  const texts = useTexts(withdrawalTexts)
  const locale = useLocale()
  return (
    <>
      <p>
        <strong>{cost === 0 ? texts.free : texts.cost(formatMoney(cost, locale), percent)}</strong>
      </p>
      {until && <p>{texts.until(formatLongDay(until, locale))}</p>}
    </>
  )
}
