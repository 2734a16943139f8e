import type { Locale } from '@academy/contract/base/locale'
import { chosenCost, errorTexts, followingNights } from '@academy/contract/lodging/costs/chosen-cost'
import type { Costs, TypedChoice } from '@academy/contract/lodging/costs/schemas'
import {
  type ChangeEvent,
  type FocusEvent,
  type SubmitEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { formatMoney, nameIn } from '../../../base/format.ts'
import { formatPeriodOfMonth } from '../../../base/format-period.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useFocusFirstError } from '../../../ui/form/use-focus-first-error.ts'
import { calculatorTexts } from './calculator-texts.ts'
import { StayCostList } from './stay-cost-list.tsx'
import { stayCostTexts } from './stay-cost-texts.ts'
import './cost-calculator.css'

type CalculatedCosts = Pick<
  Costs,
  'nights' | 'handling_fee' | 'masterclasses' | 'room_types' | 'meal_types' | 'calculation'
>

const isField = (name: string, typed: TypedChoice): name is keyof TypedChoice => Object.hasOwn(typed, name)

const readForm = (form: HTMLFormElement): TypedChoice => {
  const data = new FormData(form)
  const textOf = (name: keyof TypedChoice) => String(data.get(name) ?? '')
  return {
    masterclass: textOf('masterclass'),
    nights: textOf('nights'),
    room: textOf('room'),
    meals: textOf('meals'),
  }
}

const setNights = (form: HTMLFormElement, nights: string) => {
  const input = form.elements.namedItem('nights')
  if (input instanceof HTMLInputElement) input.value = nights
}

/** A reload, a shared link and another language show the same choice. */
const keepInAddress = (typed: TypedChoice) => {
  const address = new URL(location.href)
  for (const [name, value] of Object.entries(typed)) address.searchParams.set(name, value)
  history.replaceState(history.state, '', address)
}

/** The choice in the calculator's form, its errors, and what it costs. The form keeps the values: the server rendered them. */
const useCostChoice = (costs: CalculatedCosts) => {
  const locale = useLocale()
  const [cost, setCost] = useState(costs.calculation.cost)
  const [errors, setErrors] = useState(costs.calculation.errors)
  const [attempts, setAttempts] = useState(0)
  const form = useFocusFirstError(attempts)
  const result = useRef<HTMLDivElement>(null)
  const known = useRef(costs.calculation.typed)

  const update = useCallback(() => {
    if (!form.current) return
    const { masterclasses } = costs
    const typed = readForm(form.current)
    const change = { masterclasses, before: known.current.masterclass, now: typed.masterclass }
    const nights = followingNights(change, typed.nights)
    if (nights !== typed.nights) setNights(form.current, nights)
    const choice = { ...typed, nights }
    setCost(chosenCost(costs, choice).cost)
    if (JSON.stringify(choice) !== JSON.stringify(known.current)) keepInAddress(choice)
    known.current = choice
  }, [costs, form])
  // What was chosen before the script arrived, or is restored by Back.
  useEffect(update, [update])

  const errorsNow = () => errorTexts(chosenCost(costs, known.current).errors, locale)

  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    setErrors(shown => ({ ...shown, [target.name]: undefined }))
    update()
  }
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const { name } = target
    if (isField(name, known.current)) setErrors(shown => ({ ...shown, [name]: errorsNow()[name] }))
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    update()
    const found = errorsNow()
    setErrors(found)
    if (Object.keys(found).length > 0) setAttempts(count => count + 1)
    else result.current?.scrollIntoView({ block: 'nearest' })
  }
  return { cost, errors, result, formProps: { ref: form, onChange, onBlur, onSubmit } }
}

interface Option {
  value: string
  label: string
}

const optionsIn = (locale: Locale, options: Costs['room_types'], perNight: (price: string) => string) =>
  options.map(option => ({
    value: String(option.id),
    label: `${nameIn(locale, option)}, ${perNight(formatMoney(option.price, locale))}`,
  }))

/** What is not on the list, as in an old link, stays chosen until something else is. */
const withTyped = (typed: string, label: string, options: Option[]) =>
  options.some(({ value }) => value === typed) ? options : [{ value: typed, label }, ...options]

interface CostFieldsProps {
  costs: CalculatedCosts
  errors: Partial<Record<keyof TypedChoice, string | undefined>>
}

/** Class, nights, room and meals. */
const CostFields = ({ costs, errors }: CostFieldsProps) => {
  const { masterclasses, room_types, meal_types, nights, calculation } = costs
  const { typed } = calculation
  const locale = useLocale()
  const texts = useTexts(calculatorTexts)
  const { perNight } = useTexts(stayCostTexts)
  const field = (name: keyof TypedChoice) => ({ name, defaultValue: typed[name], error: errors[name] })
  const optionsOf = (name: keyof TypedChoice, options: Option[]) =>
    withTyped(typed[name], texts.choose, options)
  return (
    <>
      <SelectField
        {...field('masterclass')}
        label={texts.masterclass}
        options={optionsOf(
          'masterclass',
          masterclasses.map(one => ({
            value: String(one.id),
            label: `${one[`instrument_${locale}`]}, ${one.teacher} (${formatPeriodOfMonth(one.start_date, one.end_date, locale)})`,
          })),
        )}
      />
      <TextField
        {...field('nights')}
        label={texts.nights}
        hint={texts.nightsHint(nights)}
        inputMode="numeric"
        autoComplete="off"
      />
      <SelectField
        {...field('room')}
        label={texts.room}
        options={optionsOf('room', [
          { value: '', label: texts.noRoom },
          ...optionsIn(locale, room_types, perNight),
        ])}
      />
      <SelectField
        {...field('meals')}
        label={texts.meals}
        hint={texts.mealsHint}
        options={optionsOf('meals', [
          { value: '', label: texts.noMeals },
          ...optionsIn(locale, meal_types, perNight),
        ])}
      />
    </>
  )
}

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
        <Button look="quiet" type="submit">
          {texts.calculate}
        </Button>
      </form>
      <div className="cost-result" aria-live="polite" ref={result}>
        {cost ? <StayCostList cost={cost} /> : <p>{texts.check}</p>}
      </div>
    </div>
  )
}
