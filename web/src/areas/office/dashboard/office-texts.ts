import type { Phase } from '@academy/contract/base/phase'
import { plural } from '@academy/contract/base/plural'
import { defineTexts } from '../../../base/i18n/texts.ts'
import type { OfficeItemKind } from './office-items.ts'

const en = (count: number, one: string, other: string) => plural('en', count, { one, other })
const de = (count: number, one: string, other: string) => plural('de', count, { one, other })

interface OfficeTexts {
  phases: Record<Phase, string>
  nothing: string
  /** What the count in front of it counts. */
  items: Record<OfficeItemKind, (count: number) => string>
  meals: (breakfasts: number, dinners: number) => string
  concert: (day: string, isToday: boolean) => string
  pieces: (count: number) => string
  decisions: {
    title: string
    missing: (undecided: number, applications: number) => string
    decided: (applications: number) => string
    remind: string
    remindOf: (masterclass: string) => string
    reminded: (day: string) => string
    noAccount: string
    sent: (teacher: string) => string
  }
}

export const officeTexts = defineTexts<OfficeTexts>({
  en: {
    phases: {
      'set-up': 'Before you open',
      applications: 'Applications are open',
      selection: 'The selection',
      preparation: 'Before the academy',
      arrival: 'Arrival',
      academy: 'The academy',
      afterwards: 'After the academy',
    },
    nothing: 'There is nothing to do at the moment.',
    items: {
      failedMails: count => en(count, 'email could not be delivered', 'emails could not be delivered'),
      newMessages: count => en(count, 'message is unanswered', 'messages are unanswered'),
      decisions: count => en(count, 'masterclass is undecided', 'masterclasses are undecided'),
      remindedTwice: count =>
        en(count, 'invoice is open after a second reminder', 'invoices are open after a second reminder'),
      freePlaces: count =>
        en(count, 'place is free while somebody is waiting', 'places are free while somebody is waiting'),
      overdueInvoices: count => en(count, 'invoice is overdue', 'invoices are overdue'),
      refunds: count => en(count, 'refund is due', 'refunds are due'),
      unpaidFees: count =>
        en(
          count,
          'application is waiting for the handling fee',
          'applications are waiting for the handling fee',
        ),
      openInvoices: count => en(count, 'invoice is open', 'invoices are open'),
      applications: count =>
        en(count, 'application is with the teachers', 'applications are with the teachers'),
      unplaced: count => en(count, 'guest has no room yet', 'guests have no room yet'),
      consents: count =>
        en(count, 'minor is coming without parental consent', 'minors are coming without parental consent'),
      contacts: count =>
        en(
          count,
          'person is coming without an emergency contact',
          'people are coming without an emergency contact',
        ),
      unscheduled: count => en(count, 'concert request has no evening', 'concert requests have no evening'),
      arrivals: count => en(count, 'person arrives today', 'people arrive today'),
      departures: count => en(count, 'person leaves today', 'people leave today'),
      guests: count => en(count, 'person stays tonight', 'people stay tonight'),
      meals: count => en(count, 'meal today', 'meals today'),
      concert: () => 'concert',
    },
    meals: (breakfasts, dinners) =>
      `${en(breakfasts, 'one breakfast', `${breakfasts} breakfasts`)}, ${en(dinners, 'one dinner', `${dinners} dinners`)}`,
    concert: (day, isToday) => (isToday ? 'Concert tonight' : `Concert on ${day}`),
    pieces: count => en(count, 'one piece', `${count} pieces`),
    decisions: {
      title: 'Decisions still to be made',
      missing: (undecided, applications) => `${undecided} of ${applications} without a decision`,
      decided: applications => `All ${applications} decided, not final yet`,
      remind: 'Remind',
      remindOf: masterclass => `Send a reminder: ${masterclass}`,
      reminded: day => `Reminded on ${day}`,
      noAccount: 'No account',
      sent: teacher => `${teacher} will get a reminder by email.`,
    },
  },
  de: {
    phases: {
      'set-up': 'Bevor Sie öffnen',
      applications: 'Die Bewerbung läuft',
      selection: 'Die Auswahl',
      preparation: 'Vor der Akademie',
      arrival: 'Anreise',
      academy: 'Die Akademie',
      afterwards: 'Nach der Akademie',
    },
    nothing: 'Es ist nichts offen.',
    items: {
      failedMails: count =>
        de(count, 'E-Mail ließ sich nicht zustellen', 'E-Mails ließen sich nicht zustellen'),
      newMessages: count => de(count, 'Nachricht ist unbeantwortet', 'Nachrichten sind unbeantwortet'),
      decisions: count =>
        de(count, 'Meisterkurs ist nicht entschieden', 'Meisterkurse sind nicht entschieden'),
      remindedTwice: count =>
        de(
          count,
          'Rechnung ist nach der zweiten Erinnerung offen',
          'Rechnungen sind nach der zweiten Erinnerung offen',
        ),
      freePlaces: count =>
        de(count, 'Platz ist frei, und jemand wartet', 'Plätze sind frei, und jemand wartet'),
      overdueInvoices: count => de(count, 'Rechnung ist überfällig', 'Rechnungen sind überfällig'),
      refunds: count => de(count, 'Rückzahlung ist fällig', 'Rückzahlungen sind fällig'),
      unpaidFees: count =>
        de(
          count,
          'Bewerbung wartet auf die Bearbeitungsgebühr',
          'Bewerbungen warten auf die Bearbeitungsgebühr',
        ),
      openInvoices: count => de(count, 'Rechnung ist offen', 'Rechnungen sind offen'),
      applications: count =>
        de(count, 'Bewerbung liegt bei den Lehrpersonen', 'Bewerbungen liegen bei den Lehrpersonen'),
      unplaced: count => de(count, 'Gast hat noch kein Zimmer', 'Gäste haben noch kein Zimmer'),
      consents: count =>
        de(
          count,
          'minderjährige Person kommt ohne Zustimmung der Eltern',
          'Minderjährige kommen ohne Zustimmung der Eltern',
        ),
      contacts: count => de(count, 'Person kommt ohne Notfallkontakt', 'Personen kommen ohne Notfallkontakt'),
      unscheduled: count =>
        de(count, 'Konzertanfrage hat keinen Abend', 'Konzertanfragen haben keinen Abend'),
      arrivals: count => de(count, 'Person reist heute an', 'Personen reisen heute an'),
      departures: count => de(count, 'Person reist heute ab', 'Personen reisen heute ab'),
      guests: count => de(count, 'Person übernachtet heute', 'Personen übernachten heute'),
      meals: count => de(count, 'Mahlzeit heute', 'Mahlzeiten heute'),
      concert: () => 'Konzert',
    },
    meals: (breakfasts, dinners) => `${breakfasts} × Frühstück, ${dinners} × Abendessen`,
    concert: (day, isToday) => (isToday ? 'Konzert heute Abend' : `Konzert am ${day}`),
    pieces: count => de(count, 'ein Werk', `${count} Werke`),
    decisions: {
      title: 'Entscheidungen, die fehlen',
      missing: (undecided, applications) => `${undecided} von ${applications} ohne Entscheidung`,
      decided: applications => `Alle ${applications} entschieden, nicht endgültig gespeichert`,
      remind: 'Erinnern',
      remindOf: masterclass => `An die Entscheidung erinnern: ${masterclass}`,
      reminded: day => `Erinnert am ${day}`,
      noAccount: 'Kein Konto',
      sent: teacher => `${teacher} bekommt eine Erinnerung per E-Mail.`,
    },
  },
})
