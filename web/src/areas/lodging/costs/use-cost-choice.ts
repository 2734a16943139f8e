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
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useFocusFirstError } from '../../../ui/form/use-focus-first-error.ts'

export type CalculatedCosts = Pick<
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
export const useCostChoice = (costs: CalculatedCosts) => {
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
