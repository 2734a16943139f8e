import '../../../ui/button.css'
import './cost-calculator.css'
import { useTexts } from '../../../base/i18n/texts.ts'
import { StayCostList } from '../../../ui/stay-cost/stay-cost-list.tsx'
import { calculatorTexts } from './calculator-texts.ts'
import { CostFields } from './cost-fields.tsx'
import { type CalculatedCosts, useCostChoice } from './use-cost-choice.ts'

export interface CostCalculatorProps {
  costs: CalculatedCosts
  /** The language in the address, which the form keeps. */
  lang?: string | undefined
}

/**
 * A form that the server answers: it works without scripts, and its address can be shared. With scripts the sum and the
 * address follow each change.
 */
export const CostCalculator = ({ costs, lang }: CostCalculatorProps) => {
  const texts = useTexts(calculatorTexts)
  const { cost, errors, result, formProps } = useCostChoice(costs)
  return (
    <div className="cost-calculator" id="calculator">
      <form action="/costs#calculator" method="get" noValidate {...formProps}>
        {lang && <input type="hidden" name="lang" value={lang} />}
        <CostFields costs={costs} errors={errors} />
        <button className="button button-quiet" type="submit">
          {texts.calculate}
        </button>
      </form>
      <div className="cost-result" aria-live="polite" ref={result}>
        {cost ? <StayCostList cost={cost} /> : <p>{texts.check}</p>}
      </div>
    </div>
  )
}
