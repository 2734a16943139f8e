import {
  dietNames,
  furtherDiets,
  plateOf,
  plates,
  withPlate,
} from '@academy/contract/people/arrival-details/diets'
import type { LodgingOption } from '@academy/contract/programme/academy/schemas'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { CheckboxGroup } from '../../../ui/form/checkbox-group.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { TextArea } from '../../../ui/form/text-field.tsx'
import { NeedsConsent, NeedsConsentPlace } from '../../people/consents/needs-consent.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import type { BookingState } from './use-booking.ts'
import { useOptionTexts } from './use-rooms.ts'
import { NONE } from './wizard.ts'
import { wizardTexts } from './wizard-texts.ts'

interface MealsStepProps {
  booking: Pick<BookingState, 'form' | 'field' | 'recheck' | 'choices' | 'change' | 'asksForNeeds'>
  mealTypes: readonly LodgingOption[]
}

/** Optional meals; choosing meals requires a diet. */
export const MealsStep = ({ booking, mealTypes }: MealsStepProps) => {
  const { form, choices, change } = booking
  const { meals: texts, room } = useTexts(wizardTexts)
  const optionTexts = useOptionTexts()
  const nothing = { value: NONE, name: texts.none, description: texts.noneText, price: room.free } as const
  return (
    <>
      <ControlledField form={form} name="meals">
        {({ value, error }) => (
          <ChoiceCards
            label={texts.label}
            choices={[...mealTypes.map(optionTexts), nothing]}
            chosen={value}
            error={error}
            onChoose={meals => change({ meals })}
          />
        )}
      </ControlledField>
      {typeof choices.meals === 'number' && <DietFields booking={booking} />}
    </>
  )
}

/** What is on the plate, and what must not be. */
const DietFields = ({ booking }: Pick<MealsStepProps, 'booking'>) => {
  const { form, field, recheck, choices, change, asksForNeeds } = booking
  const { meals: texts } = useTexts(wizardTexts)
  const names = dietNames[useLocale()]
  return (
    <>
      <ControlledField form={form} name="diet">
        {({ error }) => (
          <ChoiceCards
            label={texts.diet}
            choices={plates.map(plate => ({ value: plate, name: texts.diets[plate] }))}
            chosen={plateOf(choices)}
            error={error}
            onChoose={plate => change(withPlate(plate, choices.special_diets))}
          />
        )}
      </ControlledField>
      <ControlledField form={form} name="special_diets">
        {({ error }) => (
          <CheckboxGroup
            label={texts.further}
            options={furtherDiets.map(value => ({ value, label: names[value] }))}
            chosen={choices.special_diets}
            error={error}
            onChange={special_diets => change({ special_diets })}
          />
        )}
      </ControlledField>
      <TextArea
        label={texts.allergies}
        hint={texts.allergiesHint}
        rows={2}
        {...field('allergies', { onChange: recheck('allergies') })}
      />
      <NeedsConsentPlace isNeeded={asksForNeeds}>
        <ControlledField form={form} name="needs_wording">
          {consent => <NeedsConsent {...consent} />}
        </ControlledField>
      </NeedsConsentPlace>
    </>
  )
}
