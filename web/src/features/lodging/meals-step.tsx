import type { Offer } from '@academy/contract/academy/schemas'
import { useTexts } from '../../lib/i18n/texts.ts'
import { ControlledField } from '../../ui/form/controlled-field.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import type { BookingState } from './use-booking.ts'
import { useOfferTexts } from './use-offer-texts.ts'
import { NONE } from './wizard.ts'
import { wizardTexts } from './wizard-texts.ts'

interface MealsStepProps {
  booking: Pick<BookingState, 'form' | 'choices' | 'change'>
  mealTypes: readonly Offer[]
}

const diets = ['MEAT', 'VEGETARIAN'] as const

/** Optional meals; choosing meals requires a diet. */
export const MealsStep = ({ booking: { form, choices, change }, mealTypes }: MealsStepProps) => {
  const { meals: texts, room } = useTexts(wizardTexts)
  const offerTexts = useOfferTexts()
  const nothing = { value: NONE, name: texts.none, description: texts.noneText, price: room.free } as const
  return (
    <>
      <ControlledField form={form} name="meals">
        {({ value, error }) => (
          <ChoiceCards
            label={texts.label}
            choices={[...mealTypes.map(offerTexts), nothing]}
            chosen={value}
            error={error}
            onChoose={meals => change({ meals })}
          />
        )}
      </ControlledField>
      {typeof choices.meals === 'number' && (
        <ControlledField form={form} name="diet">
          {({ value, error }) => (
            <ChoiceCards
              label={texts.diet}
              choices={diets.map(diet => ({ value: diet, name: texts.diets[diet] }))}
              chosen={value}
              error={error}
              onChoose={diet => change({ diet })}
            />
          )}
        </ControlledField>
      )}
    </>
  )
}
