import '../../ui/button.css'
import './cost-calculator.css'
import { chosenCost } from '@academy/contract/costs/chosen-cost'
import type { Costs } from '@academy/contract/costs/schemas'
import type { StayCost } from '@academy/contract/costs/stay-cost'
import type { Locale } from '@academy/contract/lib/locale'
import { useCallback, useEffect, useRef, useState } from 'react'
import { formatMoney, nameIn } from '../../lib/format.ts'
import { formatPeriodOfMonth } from '../../lib/format-period.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { StayCostList } from '../../ui/stay-cost/stay-cost-list.tsx'
import { stayCostTexts } from '../../ui/stay-cost/texts.ts'
import { costTexts } from './texts.ts'

export interface CostCalculatorProps {
  costs: Pick<
    Costs,
    'nights' | 'handling_fee' | 'masterclasses' | 'room_types' | 'meal_types' | 'calculation'
  >
  /** The language in the address, which the form keeps. */
  lang?: string | undefined
}

const idOf = (data: FormData, name: string) => Number(data.get(name)) || null

/**
 * A form that the server answers: it works without scripts, and its address can be shared. With scripts the sum
 * follows each change.
 */
export const CostCalculator = ({ costs, lang }: CostCalculatorProps) => {
  const texts = useTexts(costTexts)
  const [cost, setCost] = useState(costs.calculation.cost)
  const form = useRef<HTMLFormElement>(null)
  const calculate = useCallback(() => {
    if (!form.current) return
    const data = new FormData(form.current)
    const choice = {
      masterclass: idOf(data, 'masterclass') ?? 0,
      nights: Number(data.get('nights')),
      room: idOf(data, 'room'),
      meals: idOf(data, 'meals'),
    }
    setCost(chosenCost(costs, choice).cost)
  }, [costs])
  // What was chosen before the script arrived, or is restored by Back.
  useEffect(calculate, [calculate])
  return (
    <div className="cost-calculator" id="calculator">
      <form action="/costs#calculator" method="get" noValidate onChange={calculate} ref={form}>
        {lang && <input type="hidden" name="lang" value={lang} />}
        <Fields costs={costs} />
        <button className="button button-quiet" type="submit">
          {texts.calculate}
        </button>
      </form>
      <Result cost={cost} />
    </div>
  )
}

const offersIn = (locale: Locale, offers: Costs['room_types'], perNight: (price: string) => string) =>
  offers.map(offer => ({
    value: String(offer.id),
    label: `${nameIn(locale, offer)}, ${perNight(formatMoney(offer.price, locale))}`,
  }))

const Fields = ({ costs }: Pick<CostCalculatorProps, 'costs'>) => {
  const { masterclasses, room_types, meal_types, nights, calculation } = costs
  const { typed, errors } = calculation
  const locale = useLocale()
  const texts = useTexts(costTexts)
  const { perNight } = useTexts(stayCostTexts)
  return (
    <>
      <SelectField
        label={texts.masterclass}
        name="masterclass"
        defaultValue={typed.masterclass}
        error={errors.masterclass}
        options={masterclasses.map(one => ({
          value: String(one.id),
          label: `${one[`instrument_${locale}`]}, ${one.teacher} (${formatPeriodOfMonth(one.start_date, one.end_date, locale)})`,
        }))}
      />
      <TextField
        label={texts.nights}
        hint={texts.nightsHint(nights)}
        name="nights"
        type="number"
        inputMode="numeric"
        min={1}
        max={nights}
        defaultValue={typed.nights}
        error={errors.nights}
      />
      <SelectField
        label={texts.room}
        name="room"
        defaultValue={typed.room}
        error={errors.room}
        options={[{ value: '', label: texts.noRoom }, ...offersIn(locale, room_types, perNight)]}
      />
      <SelectField
        label={texts.meals}
        hint={texts.mealsHint}
        name="meals"
        defaultValue={typed.meals}
        error={errors.meals}
        options={[{ value: '', label: texts.noMeals }, ...offersIn(locale, meal_types, perNight)]}
      />
    </>
  )
}

const Result = ({ cost }: { cost: StayCost | null }) => {
  const texts = useTexts(costTexts)
  return (
    <div className="cost-result" aria-live="polite">
      {cost ? <StayCostList cost={cost} /> : <p>{texts.check}</p>}
    </div>
  )
}
