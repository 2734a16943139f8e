import './change-form.css'
import type { OfficeBooking } from '@academy/contract/housekeeping/schemas'
import type { LodgingOptions } from '@academy/contract/lodging/endpoints'
import { BookingChange } from '@academy/contract/lodging/schemas'
import { stayErrors } from '@academy/contract/lodging/stay'
import { useWatch } from 'react-hook-form'
import type { Call } from '../../lib/api.ts'
import { explainReason } from '../../lib/explain-failure.ts'
import { laterDay } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { DatePicker } from '../../ui/date-picker/date-picker.tsx'
import { ControlledField } from '../../ui/form/controlled-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { useDialogForm } from '../../ui/form/use-dialog-form.ts'
import { changeBooking } from './api.ts'
import { dialogTexts } from './dialog-texts.ts'
import { OfferSelect } from './offer-select.tsx'
import { PricePreview } from './price-preview.tsx'
import { housekeepingTexts } from './texts.ts'

interface ChangeFormProps {
  call: Call
  booking: OfficeBooking
  offers: LodgingOptions
  onSaved: () => void
}

const diets = ['MEAT', 'VEGETARIAN'] as const

/** Without a room there are no meals, and without meals no diet. */
const withoutSurplus = <
  C extends Pick<BookingChange, 'academy_room_type_id' | 'academy_meal_type_id' | 'diet'>,
>(
  choice: C,
): C => {
  const academy_meal_type_id = choice.academy_room_type_id ? choice.academy_meal_type_id : null
  return { ...choice, academy_meal_type_id, diet: academy_meal_type_id ? choice.diet : null }
}

export const ChangeForm = ({ call, booking, offers, onSaved }: ChangeFormProps) => {
  const texts = useTexts(dialogTexts)
  const dietTexts = useTexts(housekeepingTexts).diets
  const locale = useLocale()
  const { form, field, frame } = useDialogForm({
    schema: BookingChange,
    draft: `booking:${booking.id}`,
    known: {
      start_date: booking.start_date,
      end_date: booking.end_date,
      academy_room_type_id: booking.room_type?.id ?? null,
      academy_meal_type_id: booking.meal_type?.id ?? null,
      diet: booking.diet,
      comment: booking.comment,
    },
    prepare: withoutSurplus,
    check: async choice => stayErrors(choice, offers),
    send: async choice => {
      await changeBooking(call, booking.id, choice)
      onSaved()
      return undefined
    },
    explainFailure: error => explainReason(error, locale),
  })
  const chosen = withoutSurplus(useWatch({ control: form.control }) as BookingChange)
  return (
    <Form submitLabel={texts.save} {...frame}>
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
      <PricePreview booking={booking} chosen={chosen} offers={offers} />
      <TextArea label={texts.comment} maxLength={2_000} {...field('comment')} />
    </Form>
  )
}
