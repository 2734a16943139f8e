import { defineTexts } from '../../../base/i18n/texts.ts'

export const academyTexts = defineTexts({
  en: {
    welcome: 'Welcome',
    period: 'Academy',
    deadline: 'Application deadline',
    tonight: 'Tonight’s concert',
    nextConcert: 'Next concert',
    masterclasses: 'Masterclasses',
    festival: 'To the festival',
    goodToKnow: 'Good to know',
    handlingFee: 'Handling fee',
    perApplication: (price: string) => `${price} per application`,
    perNight: (price: string) => `${price} a night`,
    lodging: 'Accommodation',
    catering: 'Meals',
    programmeFollows: {
      heading: 'Programme to follow',
      text: 'We are still planning the next academy. As soon as its dates, teachers and masterclasses are settled, you will find them here. Until then, we are happy to answer your questions.',
      contact: 'Write to us',
    },
  },
  de: {
    welcome: 'Willkommen',
    period: 'Akademie',
    deadline: 'Bewerbungsschluss',
    tonight: 'Konzert heute Abend',
    nextConcert: 'Nächstes Konzert',
    masterclasses: 'Meisterkurse',
    festival: 'Zum Festival',
    goodToKnow: 'Gut zu wissen',
    handlingFee: 'Bearbeitungsgebühr',
    perApplication: price => `${price} je Bewerbung`,
    perNight: price => `${price} pro Nacht`,
    lodging: 'Unterkunft',
    catering: 'Verpflegung',
    programmeFollows: {
      heading: 'Das Programm folgt',
      text: 'Die nächste Akademie ist noch in Planung. Sobald Termine, Lehrpersonen und Meisterkurse feststehen, finden Sie sie hier. Bis dahin beantworten wir Ihre Fragen gern.',
      contact: 'Schreiben Sie uns',
    },
  },
})
