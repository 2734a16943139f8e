import type { Offer } from '@academy/contract/academy/schemas'
import { useTexts } from '../../lib/i18n/texts.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { useOfferWords } from './offer-words.ts'
import type { BookingState } from './use-booking.ts'
import { NONE } from './wizard.ts'
import { wizardTexts } from './wizard-texts.ts'

interface MealsStepProps {
  booking: Pick<BookingState, 'choices' | 'faults' | 'change'>
  mealTypes: readonly Offer[]
}

const diets = ['MEAT', 'VEGETARIAN'] as const

/** What to eat, if anything. Whoever eats here says what. */
export const MealsStep = ({ booking: { choices, faults, change }, mealTypes }: MealsStepProps) => {
  const { meals: texts, room } = useTexts(wizardTexts)
  const words = useOfferWords()
  const nothing = { value: NONE, name: texts.none, description: texts.noneText, price: room.free } as const
  return (
    <>
      <p>{texts.intro}</p>
      <ChoiceCards
        label={texts.label}
        choices={[...mealTypes.map(words), nothing]}
        chosen={choices.meals}
        error={faults.academy_meal_type_id}
        onChoose={meals => change({ meals })}
      />
      {typeof choices.meals === 'number' && (
        <ChoiceCards
          label={texts.diet}
          choices={diets.map(value => ({ value, name: texts.diets[value] }))}
          chosen={choices.diet}
          error={faults.diet}
          onChoose={diet => change({ diet })}
        />
      )}
    </>
  )
}
