import type { Locale } from '@academy/contract/base/locale'
import { plural } from '@academy/contract/base/plural'

const german = {
  certificate: {
    title: 'Teilnahmebestätigung',
    confirms: (association: string) => `${association} bestätigt, dass`,
    born: (day: string) => `geboren am ${day}`,
    took: (academy: string, days: string, place: string) =>
      `${days} in ${place} an der Veranstaltung „${academy}“ teilgenommen hat.`,
    classes: (count: number) => plural('de', count, { one: 'Meisterkurs', other: 'Meisterkurse' }),
    teacher: 'Leitung',
    days: 'Kurstage',
    place: 'Ort',
    signed: (place: string, day: string) => `${place}, ${day}`,
    forAssociation: 'Für den Veranstalter',
    teacherSigns: 'Kursleitung',
    fileName: 'Teilnahmebestaetigung',
  },
  invitation: {
    title: 'Einladungsschreiben',
    subtitle: 'zur Vorlage bei der Vertretungsbehörde',
    opening: 'Sehr geehrte Damen und Herren,',
    invites: (name: string, academy: string, days: string, place: string) =>
      `wir laden ${name} zur Veranstaltung „${academy}“ ein. Sie findet ${days} in ${place} statt.`,
    appliedTitle: 'Bestätigung der Bewerbung',
    applied: (name: string, academy: string, days: string, place: string) =>
      `${name} hat sich für die Veranstaltung „${academy}“ beworben. Sie findet ${days} in ${place} statt. Über die Aufnahme ist noch nicht entschieden.`,
    name: 'Name',
    birth: 'Geburtsdatum',
    nationality: 'Staatsangehörigkeit',
    place: (instrument: string, teacher: string, days: string) =>
      `Platz im Meisterkurs ${instrument} bei ${teacher}, ${days}`,
    application: (instrument: string, teacher: string, days: string) =>
      `Bewerbung für den Meisterkurs ${instrument} bei ${teacher}, ${days}`,
    teaches: (instrument: string, days: string) => `Leitung des Meisterkurses ${instrument}, ${days}`,
    accompanies: (days: string) => `Korrepetition, ${days}`,
    purpose: 'Anlass',
    lodging: 'Unterkunft',
    stay: (what: string, days: string) => `${what}, ${days}`,
    elsewhere: 'eigene Unterkunft',
    roomAndMeal: (room: string, meal: string) => `${room} mit ${meal}`,
    costs: 'Gebühren und Unterkunft',
    paid: (total: string) => `${total}, vollständig bezahlt`,
    partlyPaid: (total: string, paid: string) => `${total}, davon bezahlt ${paid}`,
    contact: 'Rückfragen',
    request: (name: string) =>
      `Wir bitten Sie, ${name} das für diesen Aufenthalt nötige Visum rechtzeitig zu erteilen. Für Fragen stehen wir gern zur Verfügung.`,
    appliedRequest: (name: string) =>
      `Wird ${name} angenommen, ist für diesen Aufenthalt ein Visum nötig. Wir bitten Sie, den Antrag schon jetzt entgegenzunehmen. Für Fragen stehen wir gern zur Verfügung.`,
    closing: 'Mit freundlichen Grüßen',
    forAssociation: 'Für den Veranstalter',
    fileName: 'Einladung',
  },
  classList: {
    title: (instrument: string, teacher: string) => `${instrument} bei ${teacher}`,
    participants: (count: number) =>
      plural('de', count, { one: '1 Person nimmt teil', other: `${count} Personen nehmen teil` }),
    name: 'Name',
    instrument: 'Instrument',
    age: 'Alter',
    country: 'Land',
    language: 'Sprache',
    languages: { de: 'Deutsch', en: 'Englisch' } satisfies Record<Locale, string>,
    accompanists: 'Korrepetition',
    unprintable: 'Name nicht in lateinischer Schrift',
    ageNote: 'Alter am ersten Tag der Akademie. Bitte geben Sie diese Liste nicht weiter.',
    all: 'Kurslisten',
    fileName: 'Kursliste',
  },
}

/** Texts of the papers, in the language of each. */
export const letterTexts: Record<Locale, typeof german> = {
  de: german,
  en: {
    certificate: {
      title: 'Certificate of participation',
      confirms: association => `${association} confirms that`,
      born: day => `born on ${day}`,
      took: (academy, days, place) => `took part in the “${academy}” ${days} in ${place}.`,
      classes: count => plural('en', count, { one: 'Masterclass', other: 'Masterclasses' }),
      teacher: 'Given by',
      days: 'Days',
      place: 'Place',
      signed: (place, day) => `${place}, ${day}`,
      forAssociation: 'For the organiser',
      teacherSigns: 'Teacher',
      fileName: 'certificate',
    },
    invitation: {
      title: 'Letter of invitation',
      subtitle: 'for submission to the embassy or consulate',
      opening: 'Dear Sir or Madam,',
      invites: (name, academy, days, place) =>
        `we hereby invite ${name} to the “${academy}”, which takes place ${days} in ${place}.`,
      appliedTitle: 'Confirmation of application',
      applied: (name, academy, days, place) =>
        `${name} has applied for the “${academy}”, which takes place ${days} in ${place}. Admission has not been decided yet.`,
      name: 'Name',
      birth: 'Date of birth',
      nationality: 'Nationality',
      place: (instrument, teacher, days) =>
        `Place in the masterclass: ${instrument} with ${teacher}, ${days}`,
      application: (instrument, teacher, days) =>
        `Application for the masterclass: ${instrument} with ${teacher}, ${days}`,
      teaches: (instrument, days) => `Teaches the masterclass: ${instrument}, ${days}`,
      accompanies: days => `Accompanist, ${days}`,
      purpose: 'Purpose',
      lodging: 'Lodging',
      stay: (what, days) => `${what}, ${days}`,
      elsewhere: 'accommodation elsewhere',
      // Names begin with a capital letter, but not within a sentence. Abbreviations stay.
      roomAndMeal: (room, meal) =>
        `${room} with ${meal.replace(/^\p{Lu}(?=\p{Ll})/u, first => first.toLowerCase())}`,
      costs: 'Fees and accommodation',
      paid: total => `${total}, paid in full`,
      partlyPaid: (total, paid) => `${total}, of which ${paid} has been paid`,
      contact: 'Enquiries',
      request: name =>
        `We kindly ask you to issue the visa that ${name} needs for this stay in good time. Please contact us with any questions.`,
      appliedRequest: name =>
        `If ${name} is admitted, this stay requires a visa. We kindly ask you to accept the visa application at this stage. Please contact us with any questions.`,
      closing: 'Yours faithfully',
      forAssociation: 'For the organiser',
      fileName: 'invitation',
    },
    classList: {
      title: (instrument, teacher) => `${instrument} with ${teacher}`,
      participants: count => plural('en', count, { one: '1 participant', other: `${count} participants` }),
      name: 'Name',
      instrument: 'Instrument',
      age: 'Age',
      country: 'Country',
      language: 'Language',
      languages: { de: 'German', en: 'English' } satisfies Record<Locale, string>,
      accompanists: 'Accompaniment',
      unprintable: 'Name not in Latin letters',
      ageNote: 'Age on the first day of the academy. Please do not pass this list on.',
      all: 'Class lists',
      fileName: 'class-list',
    },
  },
}
