import { laterDay } from '@academy/contract/base/days'
import './change-form.css'
import type { LodgingOptions } from '@academy/contract/lodging/bookings/endpoints'
import { firstDeparture } from '@academy/contract/lodging/bookings/stay-price'
import {
  dietNames,
  furtherDiets,
  hasNeeds,
  plateOf,
  plates,
  withPlate,
} from '@academy/contract/people/arrival-details/diets'
import type { LodgingOption } from '@academy/contract/programme/academy/schemas'
import { type ReactNode, type Ref, useId } from 'react'
import { formatMoney, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx'
import { CheckboxGroup } from '../../../ui/form/checkbox-group.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import type { FieldProps } from '../../../ui/form/field.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextArea } from '../../../ui/form/text-field.tsx'
import { NeedsConsent, NeedsConsentPlace } from '../../people/consents/needs-consent.tsx'
import { dialogTexts } from './dialog-texts.ts'
import type { StayForm } from './use-stay-form.ts'

interface LodgingOptionSelectProps extends FieldProps {
  options: readonly LodgingOption[]
  /** The label for choosing none. */
  none: string
  value: number | null
  onChange: (id: number | null) => void
  onBlur: () => void
  ref: Ref<HTMLSelectElement>
}

/** A select of room types or board options with prices, or none. */
const LodgingOptionSelect = ({ options, none, value, onChange, ...select }: LodgingOptionSelectProps) => {
  const { perNight } = useTexts(dialogTexts)
  const locale = useLocale()
  return (
    <SelectField
      {...select}
      placeholder={none}
      options={options.map(option => ({
        value: String(option.id),
        label: perNight(nameIn(locale, option), formatMoney(option.price, locale)),
      }))}
      value={value === null ? '' : String(value)}
      onChange={event => onChange(event.target.value === '' ? null : Number(event.target.value))}
    />
  )
}

interface StayFieldsProps {
  stay: Pick<StayForm, 'form' | 'field' | 'chosen' | 'isOffice' | 'hasNeedsConsent'>
  options: LodgingOptions
  /** What a comment is good for. */
  commentHint?: string
  /** Days, room and meals cannot be changed any more. */
  isFixed?: boolean
  /** The price, between the choices and the comment. */
  children: ReactNode
}

/** Days, room, meals and diet; allergies where they are known. */
export const StayFields = ({ stay, options, commentHint, isFixed = false, children }: StayFieldsProps) => {
  const texts = useTexts(dialogTexts)
  const { field, chosen } = stay
  return (
    <>
      {!isFixed && <StayChoices stay={stay} options={options} />}
      {chosen.academy_meal_type_id !== null && <DietFields stay={stay} />}
      <NeedsConsentPlace
        isNeeded={chosen.academy_meal_type_id !== null && !stay.hasNeedsConsent && hasNeeds(chosen)}
        isOffice={stay.isOffice}
      >
        <ControlledField form={stay.form} name="needs_wording">
          {consent => <NeedsConsent isOffice={stay.isOffice} {...consent} />}
        </ControlledField>
      </NeedsConsentPlace>
      {children}
      <TextArea label={texts.comment} hint={commentHint} maxLength={2_000} {...field('comment')} />
    </>
  )
}

type PartProps = Pick<StayFieldsProps, 'stay'>

const StayChoices = ({ stay: { form, chosen }, options }: PartProps & Pick<StayFieldsProps, 'options'>) => {
  const texts = useTexts(dialogTexts)
  return (
    <>
      <div className="field-pair">
        <ControlledField form={form} name="start_date">
          {({ onChange, ...day }) => (
            <DatePicker
              label={texts.start}
              min={options.start_date}
              max={options.end_date}
              offered={{ max: laterDay(options.end_date, -1) }}
              onUpdate={onChange}
              {...day}
            />
          )}
        </ControlledField>
        <ControlledField form={form} name="end_date">
          {({ onChange, ...day }) => (
            <DatePicker
              label={texts.end}
              min={options.start_date}
              offered={{ min: firstDeparture(chosen.start_date || options.start_date, options.end_date) }}
              max={options.end_date}
              onUpdate={onChange}
              {...day}
            />
          )}
        </ControlledField>
      </div>
      <ControlledField form={form} name="academy_room_type_id">
        {room => (
          <LodgingOptionSelect
            label={texts.room}
            none={texts.noRoom}
            options={options.room_types}
            {...room}
          />
        )}
      </ControlledField>
      {chosen.academy_room_type_id !== null && (
        <ControlledField form={form} name="academy_meal_type_id">
          {meals => (
            <LodgingOptionSelect
              label={texts.meals}
              none={texts.noMeals}
              options={options.meal_types}
              {...meals}
            />
          )}
        </ControlledField>
      )}
    </>
  )
}

const DietFields = ({ stay: { form, field, chosen } }: PartProps) => {
  const texts = useTexts(dialogTexts)
  const names = dietNames[useLocale()]
  const group = useId()
  const special = chosen.special_diets ?? []
  const choose = (value: string) => {
    const plate = plates.find(one => one === value)
    if (!plate) return
    const eaten = withPlate(plate, special)
    form.setValue('special_diets', eaten.special_diets, { shouldDirty: true })
    form.setValue('diet', eaten.diet, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  return (
    <>
      <ControlledField form={form} name="diet">
        {({ error }) => (
          <RadioGroup
            label={texts.diet}
            name={group}
            options={plates.map(value => ({ value, label: names[value] }))}
            chosen={plateOf({ diet: chosen.diet ?? null, special_diets: special }) ?? ''}
            error={error}
            onChange={event => choose(event.target.value)}
          />
        )}
      </ControlledField>
      <ControlledField form={form} name="special_diets">
        {({ value, error, onChange }) => (
          <CheckboxGroup
            label={texts.furtherDiets}
            options={furtherDiets.map(one => ({ value: one, label: names[one] }))}
            chosen={value ?? []}
            error={error}
            onChange={onChange}
          />
        )}
      </ControlledField>
      {chosen.allergies !== undefined && (
        <TextArea label={texts.allergies} rows={2} {...field('allergies')} />
      )}
    </>
  )
}
