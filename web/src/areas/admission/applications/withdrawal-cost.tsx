import type { Withdrawal } from '@academy/contract/applications/schemas'
import { formatLongDay, formatMoney } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
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
