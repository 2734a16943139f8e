import './change-form.css'
import type { LodgingOptions } from '@academy/contract/lodging/endpoints'
import type { ReactNode } from 'react'
import { laterDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { DatePicker } from '../../ui/date-picker/date-picker.tsx'
import { ControlledField } from '../../ui/form/controlled-field.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { dialogTexts } from './dialog-texts.ts'
import { OfferSelect } from './offer-select.tsx'
import { housekeepingTexts } from './texts.ts'
import type { StayForm } from './use-stay-form.ts'

interface StayFieldsProps {
  stay: Pick<StayForm, 'form' | 'field' | 'chosen'>
  offers: LodgingOptions
  /** The price, between the choices and the comment. */
  children: ReactNode
}

const diets = ['MEAT', 'VEGETARIAN'] as const

/** Days, room, meals and diet. */
export const StayFields = ({ stay: { form, field, chosen }, offers, children }: StayFieldsProps) => {
  const texts = useTexts(dialogTexts)
  const dietTexts = useTexts(housekeepingTexts).diets
  return (
    <>
      <div className="field-pair">
        <ControlledField form={form} name="start_date">
          {({ onChange, ...day }) => (
            <DatePicker
              label={texts.start}
              min={offers.start_date}
              max={laterDay(offers.end_date, -1)}
              onUpdate={onChange}
              {...day}
            />
          )}
        </ControlledField>
        <ControlledField form={form} name="end_date">
          {({ onChange, ...day }) => (
            <DatePicker
              label={texts.end}
              min={laterDay(chosen.start_date || offers.start_date, 1)}
              max={offers.end_date}
              onUpdate={onChange}
              {...day}
            />
          )}
        </ControlledField>
      </div>
      <ControlledField form={form} name="academy_room_type_id">
        {room => <OfferSelect label={texts.room} none={texts.noRoom} offers={offers.room_types} {...room} />}
      </ControlledField>
      {chosen.academy_room_type_id !== null && (
        <ControlledField form={form} name="academy_meal_type_id">
          {meals => (
            <OfferSelect label={texts.meals} none={texts.noMeals} offers={offers.meal_types} {...meals} />
          )}
        </ControlledField>
      )}
      {chosen.academy_meal_type_id !== null && (
        <RadioGroup
          label={texts.diet}
          options={diets.map(value => ({ value, label: dietTexts[value] }))}
          {...field('diet')}
        />
      )}
      {children}
      <TextArea label={texts.comment} maxLength={2_000} {...field('comment')} />
    </>
  )
}
