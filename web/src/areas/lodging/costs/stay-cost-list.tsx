import './stay-cost-list.css'
import type { CostLine, StayCost } from '@academy/contract/lodging/costs/total-cost'
import { formatAmount, formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { stayCostTexts } from './stay-cost-texts.ts'

interface StayCostListProps {
  cost: StayCost
  /** Says which room or which meals, in place of the general word. */
  names?: Partial<Record<CostLine['kind'], string | undefined>>
}

/** What a stay costs, line by line, with the total. */
export const StayCostList = ({ cost, names = {} }: StayCostListProps) => {
  const locale = useLocale()
  const texts = useTexts(stayCostTexts)
  return (
    <dl className="stay-cost">
      {cost.lines.map(({ kind, quantity, unit, amount }) => (
        <div key={kind}>
          <dt>
            {names[kind] ?? texts[kind]}
            {(kind === 'room' || kind === 'meals') && (
              <span className="stay-cost-unit">{texts.times(quantity, formatMoney(unit, locale))}</span>
            )}
          </dt>
          <dd>{formatAmount(amount, locale)}</dd>
        </div>
      ))}
      <div className="stay-cost-total">
        <dt>{texts.total}</dt>
        <dd>{formatAmount(cost.total, locale)}</dd>
      </div>
    </dl>
  )
}
