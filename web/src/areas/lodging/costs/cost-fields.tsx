import type { Locale } from '@academy/contract/base/locale'
import type { Costs, TypedChoice } from '@academy/contract/lodging/costs/schemas'
import { formatMoney, nameIn } from '../../../base/format.ts'
import { formatPeriodOfMonth } from '../../../base/format-period.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { stayCostTexts } from '../../../ui/stay-cost/texts.ts'
import { calculatorTexts } from './calculator-texts.ts'
import type { CalculatedCosts } from './use-cost-choice.ts'

interface Option {
  value: string
  label: string
}

const offersIn = (locale: Locale, offers: Costs['room_types'], perNight: (price: string) => string) =>
  offers.map(offer => ({
    value: String(offer.id),
    label: `${nameIn(locale, offer)}, ${perNight(formatMoney(offer.price, locale))}`,
  }))

/** What is not on the list, as in an old link, stays chosen until something else is. */
const withTyped = (typed: string, label: string, options: Option[]) =>
  options.some(({ value }) => value === typed) ? options : [{ value: typed, label }, ...options]

interface CostFieldsProps {
  costs: CalculatedCosts
  errors: Partial<Record<keyof TypedChoice, string | undefined>>
}

/** Class, nights, room and meals. */
export const CostFields = ({ costs, errors }: CostFieldsProps) => {
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
          ...offersIn(locale, room_types, perNight),
        ])}
      />
      <SelectField
        {...field('meals')}
        label={texts.meals}
        hint={texts.mealsHint}
        options={optionsOf('meals', [
          { value: '', label: texts.noMeals },
          ...offersIn(locale, meal_types, perNight),
        ])}
      />
    </>
  )
}
