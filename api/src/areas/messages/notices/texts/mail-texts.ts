import type { Locale } from '@academy/contract/base/locale'
import { plural } from '@academy/contract/base/plural'

interface NoticeTexts {
  title(instrument: string, teacher: string): string
  added(count: number, waiting: number): string
  waiting(count: number): string
  begins(day: string): string
  participants(count: number): string
  toApplications: string
  toAssigned: string
  toRepertoires: string
  footer: string
  toChoices: string
}

/** What the program adds to mails to teachers and accompanists. */
export const noticeTexts: Record<Locale, NoticeTexts> = {
  en: {
    title: (instrument, teacher) => `${instrument} with ${teacher}`,
    added: (count, waiting) => `${count} new, ${waiting} in all`,
    waiting: count => plural('en', count, { one: '1 application', other: `${count} applications` }),
    begins: day => `begins on ${day}`,
    participants: count => plural('en', count, { one: '1 participant', other: `${count} participants` }),
    toApplications: 'To the applications',
    toAssigned: 'To your masterclasses',
    toRepertoires: 'To the repertoires',
    footer: 'You are receiving this email because you teach or accompany at the academy.',
    toChoices: 'Choose which emails you receive',
  },
  de: {
    title: (instrument, teacher) => `${instrument} bei ${teacher}`,
    added: (count, waiting) => `${count} neu, ${waiting} insgesamt`,
    waiting: count => plural('de', count, { one: '1 Bewerbung', other: `${count} Bewerbungen` }),
    begins: day => `beginnt am ${day}`,
    participants: count => plural('de', count, { one: '1 Person', other: `${count} Teilnehmende` }),
    toApplications: 'Zu den Bewerbungen',
    toAssigned: 'Zu Ihrer Korrepetition',
    toRepertoires: 'Zum Repertoire',
    footer: 'Sie bekommen diese E-Mail, weil Sie an der Akademie unterrichten oder begleiten.',
    toChoices: 'Wählen, welche E-Mails Sie bekommen',
  },
}
