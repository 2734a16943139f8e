import { defineTexts } from '../../../base/i18n/texts.ts'

/** The labels. What the office may change comes from the server. */
export const academyTexts = defineTexts({
  en: {
    kicker: 'The academy',
    concerts: 'Academy concerts',
    concertHour: '8 pm',
    day: 'A day at the academy',
    guide: 'Good to know',
    toMasterclasses: 'See the masterclasses',
    toFestival: 'Festival concerts',
  },
  de: {
    kicker: 'Die Akademie',
    concerts: 'Akademiekonzerte',
    concertHour: '20 Uhr',
    day: 'Ein Tag an der Akademie',
    guide: 'Gut zu wissen',
    toMasterclasses: 'Zu den Meisterkursen',
    toFestival: 'Konzerte des Festivals',
  },
})
