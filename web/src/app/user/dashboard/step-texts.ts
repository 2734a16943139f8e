import { plural } from '@academy/contract/plural'
import { defineTexts } from '../../../lib/i18n/texts.ts'
import { staffStepTexts } from './staff-step-texts.ts'

const en = (count: number, one: string, other: string) => plural('en', count, { one, other })
const de = (count: number, one: string, other: string) => plural('de', count, { one, other })

/** The texts of the next steps: title, explanation and link. */
export const stepTexts = defineTexts({
  en: {
    title: 'What is next',
    nothing: 'Nothing is open.',
    now: 'now',
    by: 'by',
    late: 'late',
    completeProfile: {
      what: 'Complete your profile',
      why: 'We do not know your gender yet, which we need for the rooms.',
      go: 'Complete the profile',
    },
    addAddress: {
      what: 'Add your address',
      why: 'It stands on your invoices.',
      go: 'To the profile',
    },
    pay: {
      what: (amount: string, count: number) => `Pay ${amount}${en(count, '', ` (${count} invoices)`)}`,
      why: 'The invoices stand below.',
    },
    waitsForFee: {
      what: (count: number) =>
        en(
          count,
          'An application waits for the handling fee',
          `${count} applications wait for the handling fee`,
        ),
      why: 'A teacher sees an application as soon as its handling fee is paid.',
      go: 'To my masterclasses',
    },
    repertoire: {
      what: 'Name your repertoire',
      why: (count: number) =>
        en(count, 'It is still missing in an application.', `It is still missing in ${count} applications.`),
      go: 'To my masterclasses',
    },
    decision: {
      what: (count: number) =>
        en(count, 'You hear about your application', `You hear about your ${count} applications`),
      why: 'The handling fee is paid; the teachers decide by then.',
    },
    apply: {
      what: (hasApplied: boolean): string =>
        hasApplied ? 'Further applications are possible' : 'Apply for a masterclass',
      why: (days: number) =>
        days === 0 ? 'Today is the last day.' : en(days, 'One day is left.', `${days} days are left.`),
      go: 'To the masterclasses',
    },
    remaining: {
      what: 'A few places are left',
      why: 'The deadline has passed, but some masterclasses still take applications.',
      go: 'To the masterclasses',
    },
    accepted: {
      what: (masterclass: string) => `You are in: ${masterclass}`,
      why: 'You have a place. Arrival is on this day.',
    },
    waits: {
      what: (masterclass: string) => `On the waiting list: ${masterclass}`,
      why: 'All places are taken. If one becomes free and you are next, we write to you.',
    },
    offer: {
      what: (masterclass: string) => `A place for you: ${masterclass}`,
      why: (until: string) => `A place has become free. Please answer by ${until}.`,
      go: 'To the offer',
    },
    rejected: {
      what: (masterclass: string) => `Not accepted: ${masterclass}`,
      why: 'There was no place this time. We hope to hear from you next year.',
    },
    ownRepertoire: {
      what: (instrument: string, isNamed: boolean): string =>
        isNamed ? `Check your repertoire: ${instrument}` : `Name your repertoire: ${instrument}`,
      why: 'You can still change it. Your teacher and the accompanist see it.',
      go: 'To the repertoire',
    },
    book: {
      what: 'Book bed and meals',
      why: 'You have a place; it takes a minute to have a bed as well.',
      go: 'Book',
    },
    booked: {
      what: (end: string) => `Your stay until ${end} is booked`,
      why: 'This is the day of your arrival.',
      go: 'To my accommodation',
    },
    requestConcert: {
      what: 'Request a concert',
      why: 'Agree with your professor what you play in the academy concerts, and from which day on.',
      go: 'Request a concert',
    },
    plays: {
      what: (piece: string) => `You play: ${piece}`,
      why: 'The academy concerts begin at 8 pm.',
      go: 'To my concert',
    },
    ...staffStepTexts.en,
  },
  de: {
    title: 'Was als Nächstes kommt',
    nothing: 'Es ist nichts offen.',
    now: 'jetzt',
    by: 'bis',
    late: 'verspätet',
    completeProfile: {
      what: 'Vervollständigen Sie Ihr Profil',
      why: 'Wir kennen Ihr Geschlecht noch nicht, das wir für die Zimmer brauchen.',
      go: 'Profil vervollständigen',
    },
    addAddress: {
      what: 'Geben Sie Ihre Adresse an',
      why: 'Sie steht auf Ihren Rechnungen.',
      go: 'Zum Profil',
    },
    pay: {
      what: (amount, count) => `${amount} bezahlen${de(count, '', ` (${count} Rechnungen)`)}`,
      why: 'Die Rechnungen stehen weiter unten.',
    },
    waitsForFee: {
      what: count =>
        de(
          count,
          'Eine Bewerbung wartet auf die Bearbeitungsgebühr',
          `${count} Bewerbungen warten auf die Bearbeitungsgebühr`,
        ),
      why: 'Eine Bewerbung geht an die Lehrperson, sobald ihre Bearbeitungsgebühr bezahlt ist.',
      go: 'Zu meinen Meisterkursen',
    },
    repertoire: {
      what: 'Nennen Sie Ihr Repertoire',
      why: count => de(count, 'Es fehlt noch in einer Bewerbung.', `Es fehlt noch in ${count} Bewerbungen.`),
      go: 'Zu meinen Meisterkursen',
    },
    decision: {
      what: count => de(count, 'Sie hören von Ihrer Bewerbung', `Sie hören von Ihren ${count} Bewerbungen`),
      why: 'Die Bearbeitungsgebühr ist bezahlt; die Lehrpersonen entscheiden bis dahin.',
    },
    apply: {
      what: hasApplied =>
        hasApplied ? 'Weitere Bewerbungen sind möglich' : 'Bewerben Sie sich für einen Meisterkurs',
      why: days =>
        days === 0
          ? 'Heute ist der letzte Tag.'
          : de(days, 'Ein Tag bleibt noch.', `${days} Tage bleiben noch.`),
      go: 'Zu den Meisterkursen',
    },
    remaining: {
      what: 'Einige Plätze sind noch frei',
      why: 'Der Bewerbungsschluss ist vorbei, doch manche Meisterkurse nehmen noch Bewerbungen an.',
      go: 'Zu den Meisterkursen',
    },
    accepted: {
      what: masterclass => `Sie sind dabei: ${masterclass}`,
      why: 'Sie haben einen Platz. Die Anreise ist an diesem Tag.',
    },
    waits: {
      what: masterclass => `Auf der Warteliste: ${masterclass}`,
      why: 'Alle Plätze sind vergeben. Wird einer frei und sind Sie an der Reihe, schreiben wir Ihnen.',
    },
    offer: {
      what: masterclass => `Ein Platz für Sie: ${masterclass}`,
      why: until => `Ein Platz ist frei geworden. Bitte antworten Sie bis ${until}.`,
      go: 'Zum Angebot',
    },
    rejected: {
      what: masterclass => `Nicht aufgenommen: ${masterclass}`,
      why: 'Diesmal war kein Platz frei. Wir hoffen, nächstes Jahr wieder von Ihnen zu hören.',
    },
    ownRepertoire: {
      what: (instrument, isNamed) =>
        isNamed ? `Prüfen Sie Ihr Repertoire: ${instrument}` : `Nennen Sie Ihr Repertoire: ${instrument}`,
      why: 'Sie können es noch ändern. Ihre Lehrperson und die Korrepetition sehen es.',
      go: 'Zum Repertoire',
    },
    book: {
      what: 'Buchen Sie Bett und Verpflegung',
      why: 'Sie haben einen Platz; in einer Minute haben Sie auch ein Bett.',
      go: 'Buchen',
    },
    booked: {
      what: end => `Ihr Aufenthalt bis ${end} ist gebucht`,
      why: 'An diesem Tag reisen Sie an.',
      go: 'Zu meiner Unterkunft',
    },
    requestConcert: {
      what: 'Fragen Sie ein Konzert an',
      why: 'Sprechen Sie ab, was Sie in den Akademiekonzerten spielen und ab welchem Tag.',
      go: 'Konzert anfragen',
    },
    plays: {
      what: piece => `Sie spielen: ${piece}`,
      why: 'Die Akademiekonzerte beginnen um 20 Uhr.',
      go: 'Zu meinem Konzert',
    },
    ...staffStepTexts.de,
  },
})
