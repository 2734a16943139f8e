import { useFormContext } from 'react-hook-form'
import { areaCommon } from '../../base/i18n/area-texts.ts'
import { defineTexts, useTexts } from '../../base/i18n/texts.ts'
import { DatePicker } from '../date-picker/date-picker.tsx'
import { ControlledField } from '../form/controlled-field.tsx'
import { MoneyInput } from './money-input.tsx'

const texts = defineTexts({
  en: { amount: areaCommon.amount.en, paidOn: areaCommon.day.en, paidOnHint: 'As on the statement.' },
  de: { amount: areaCommon.amount.de, paidOn: areaCommon.day.de, paidOnHint: 'Wie auf dem Kontoauszug.' },
})

interface MoneyAndDayProps {
  /** What is said about the amount. */
  hint?: string
  today: string
}

/** The amount of a payment and its day, of the form that a `FormProvider` gives. */
export const MoneyAndDay = ({ hint, today }: MoneyAndDayProps) => {
  const { amount: amountLabel, paidOn, paidOnHint } = useTexts(texts)
  const form = useFormContext<{ amount: number; paid_on: string }>()
  return (
    <div className="field-pair">
      <ControlledField form={form} name="amount">
        {amount => <MoneyInput label={amountLabel} {...(hint && { hint })} {...amount} />}
      </ControlledField>
      <ControlledField form={form} name="paid_on">
        {({ onChange, ...day }) => (
          <DatePicker label={paidOn} hint={paidOnHint} max={today} onUpdate={onChange} {...day} />
        )}
      </ControlledField>
    </div>
  )
}
