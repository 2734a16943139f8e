import { defineTexts } from '../../../base/i18n/texts.ts'

/** Only what the calculator says: the browser loads it. */
export const calculatorTexts = defineTexts({
  en: {
    masterclass: 'Masterclass',
    choose: 'Please choose',
    nights: 'Nights',
    nightsHint: (most: number) => `From 1 to ${most}`,
    room: 'Room',
    noRoom: 'I’ll stay elsewhere',
    meals: 'Meals',
    mealsHint: 'Only with a room',
    noMeals: 'No meals',
    calculate: 'Calculate',
    check: 'Please check what you have chosen.',
  },
  de: {
    masterclass: 'Meisterkurs',
    choose: 'Bitte wählen',
    nights: 'Nächte',
    nightsHint: most => `Von 1 bis ${most}`,
    room: 'Zimmer',
    noRoom: 'Ich wohne anderswo',
    meals: 'Verpflegung',
    mealsHint: 'Nur mit einem Zimmer',
    noMeals: 'Keine Verpflegung',
    calculate: 'Berechnen',
    check: 'Bitte prüfen Sie Ihre Auswahl.',
  },
})
