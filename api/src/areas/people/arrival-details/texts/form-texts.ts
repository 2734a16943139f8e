import type { Locale } from '@academy/contract/base/locale'

interface FormTexts {
  title: string
  fileName: string
  /** The name of the academy, its days and its place. */
  intro(academy: string, days: string, place: string): string
  minor: string
  name: string
  born: string
  parent: string
  contact: string
  address: string
  health: string
  agrees: string
  points: string[]
  upload: string
  signatures: [parent: string, minor: string]
}

export const formTexts: Record<Locale, FormTexts> = {
  en: {
    title: 'Consent of a parent or legal guardian',
    fileName: 'consent-of-parents',
    intro: (academy, days, place) =>
      `For everyone who is under 18 on the first day. ${academy}, ${days}, ${place}.`,
    minor: 'Participant',
    name: 'Name',
    born: 'Date of birth',
    parent: 'Parent or legal guardian',
    contact: 'Telephone or email',
    address: 'Address',
    health: 'Allergies, illnesses, medication',
    agrees: 'I have custody of this child and agree that my child',
    points: [
      'may take part in the lessons, rehearsals and concerts of the academy,',
      'may stay overnight without me and, within the house rules, come and go freely outside lessons,',
      'may receive the necessary medical treatment in an emergency if I cannot be reached in time.',
    ],
    upload:
      'Please fill in and sign this page, scan or photograph it, save it as a PDF and upload it in the profile.',
    signatures: ['Place, date, signature of the parent', 'Signature of the participant'],
  },
  de: {
    title: 'Zustimmung der Eltern oder Obsorgeberechtigten',
    fileName: 'zustimmung-der-eltern',
    intro: (academy, days, place) =>
      `Für alle, die am ersten Tag unter 18 Jahre alt sind. ${academy}, ${days}, ${place}.`,
    minor: 'Teilnehmerin oder Teilnehmer',
    name: 'Name',
    born: 'Geburtsdatum',
    parent: 'Elternteil oder Obsorgeberechtigte',
    contact: 'Telefon oder E-Mail',
    address: 'Anschrift',
    health: 'Allergien, Krankheiten, Medikamente',
    agrees: 'Ich bin zur Obsorge berechtigt und stimme zu, dass mein Kind',
    points: [
      'an Unterricht, Proben und Konzerten der Akademie teilnimmt,',
      'ohne meine Begleitung übernachtet und sich außerhalb des Unterrichts im Rahmen der Hausordnung frei bewegt,',
      'im Notfall die nötige ärztliche Behandlung erhält, wenn ich nicht rechtzeitig erreichbar bin.',
    ],
    upload:
      'Bitte ausfüllen, unterschreiben, einscannen oder fotografieren, als PDF speichern und im Profil hochladen.',
    signatures: [
      'Ort, Datum, Unterschrift des Elternteils',
      'Unterschrift der Teilnehmerin oder des Teilnehmers',
    ],
  },
}
