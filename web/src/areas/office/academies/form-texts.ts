import type { Locale } from '@academy/contract/base/locale'
import { plural } from '@academy/contract/base/plural'
import { defineTexts } from '../../../base/i18n/texts.ts'
import type { DeadlineChange } from './deadline-changes.ts'

interface ChangedDeadline {
  deadline: string
  /** The day after it. */
  dayAfter: string
}

/** Texts of the form of an academy. */
export const academyFormTexts = defineTexts({
  en: {
    addTitle: 'Add an academy',
    editTitle: (year: number) => `Edit academy ${year}`,
    save: 'Save',
    added: 'The academy is added as a draft.',
    saved: 'Saved.',
    days: 'Days',
    start: 'First day (arrival)',
    end: 'Last day (departure)',
    deadline: 'Application deadline',
    oddities: {
      passed: 'This day has passed: the academy would take no more applications in time.',
      late: 'Fewer than 21 days are left until the academy: little time to decide, to pay and to travel.',
      early: 'That is more than 300 days before the academy. Is the year right?',
      moved: (before: string) =>
        `The deadline was at the beginning, in the middle or at the end of a month (${before}). You can adjust it after copying.`,
    },
    deadlineTitle: 'Change the deadline for people who have applied?',
    deadlineFrom: (from: string, to: string) => `Application deadline: from ${from} to ${to}`,
    deadlineLead: (count: number) =>
      plural('en', count, {
        one: `${count} paid application came in under the present deadline:`,
        other: `${count} paid applications came in under the present deadline:`,
      }),
    more: (count: number) => `and ${count} more`,
    deadlineChanges: {
      canReplaceUntil: ({ deadline }: ChangedDeadline) =>
        `Until ${deadline} they can replace their résumé and recordings, and others can apply in time.`,
      cannotReplaceAfter: ({ deadline }: ChangedDeadline) =>
        `After ${deadline} they can no longer replace their résumé and recordings.`,
      finalFrom: ({ dayAfter }: ChangedDeadline) => `Selections can be made final from ${dayAfter} on.`,
      freeUntil: ({ deadline }: ChangedDeadline) =>
        `A bed can be cancelled free of charge until ${deadline}.`,
      noMail: () =>
        'No email is sent, and reminders that were sent name the former day. Please write to these people.',
    } satisfies Record<DeadlineChange, (days: ChangedDeadline) => string>,
    changeDeadline: 'Change the deadline',
    freeUntil: 'Cancelling a bed is free until',
    freeUntilHint: 'If left empty, the application deadline applies.',
    place: 'Place',
    fees: 'Fees',
    handlingFee: 'Handling fee for an application',
    handlingFeeHint: (count: number) =>
      count === 0
        ? 'In euros. 0 for none.'
        : `In euros. Applies to applications from now on: ${count} ${plural('en', count, { one: 'invoice that was issued stays as it is', other: 'invoices that were issued stay as they are' })}.`,
    recordingFee: 'Fee for a recording',
    recordingFeeHint: 'In euros. 0 for none. Applies to recordings announced from now on.',
    waitingList: 'Waiting lists',
    waitingListHint:
      'When a participant gives a place back, it is offered to the next person on the waiting list.',
    offerHours: 'Hours to accept an offered place',
    showsRank: 'People on the waiting list can see their rank',
    scholarship: 'Scholarship',
    scholarshipHint: 'Shown on the masterclasses page. Please enter both the text and the link.',
    scholarshipTexts: { de: 'Text in German', en: 'Text in English' } satisfies Record<Locale, string>,
    scholarshipUrl: 'Link',
    withdrawal: 'Giving back a place',
    withdrawalHint:
      'How much of the participation fee remains payable, counted back from the first day of the masterclass.',
    lodging: 'Cancelling a bed',
    lodgingHint:
      'How much of the price remains payable after the free day, counted back from the day of arrival.',
    termsHint: 'Once people have applied or booked, the terms can become better but not worse.',
    leastDays: 'Days before, at least',
    percent: 'Share in %',
    lastPercent: 'After that, share in %',
    addStep: 'Add a step',
    removeStep: (place: number) => `Remove step ${place}`,
    remove: 'Remove',
    conflictTitle: 'Somebody else has saved this academy',
  },
  de: {
    addTitle: 'Akademie anlegen',
    editTitle: year => `Akademie ${year} bearbeiten`,
    save: 'Speichern',
    added: 'Die Akademie ist als Entwurf angelegt.',
    saved: 'Gespeichert.',
    days: 'Tage',
    start: 'Erster Tag (Anreise)',
    end: 'Letzter Tag (Abreise)',
    deadline: 'Bewerbungsschluss',
    oddities: {
      passed: 'Dieser Tag ist schon vorbei: Rechtzeitig bewerben könnte sich niemand mehr.',
      late: 'Bis zur Akademie bleiben weniger als 21 Tage: wenig Zeit, um zu entscheiden, zu bezahlen und anzureisen.',
      early: 'Das ist mehr als 300 Tage vor der Akademie. Stimmt das Jahr?',
      moved: before =>
        `Der Bewerbungsschluss lag am Anfang, in der Mitte oder am Ende eines Monats (${before}). Nach dem Kopieren können Sie ihn anpassen.`,
    },
    deadlineTitle: 'Den Bewerbungsschluss für Personen ändern, die sich beworben haben?',
    deadlineFrom: (from, to) => `Bewerbungsschluss: bisher ${from}, künftig ${to}`,
    deadlineLead: count =>
      plural('de', count, {
        one: `${count} bezahlte Bewerbung gilt für den jetzigen Bewerbungsschluss:`,
        other: `${count} bezahlte Bewerbungen gelten für den jetzigen Bewerbungsschluss:`,
      }),
    more: count => `und ${count} weitere`,
    deadlineChanges: {
      canReplaceUntil: ({ deadline }) =>
        `Bis ${deadline} können sie Lebenslauf und Aufnahmen ersetzen, und andere können sich rechtzeitig bewerben.`,
      cannotReplaceAfter: ({ deadline }) =>
        `Nach dem ${deadline} können sie Lebenslauf und Aufnahmen nicht mehr ersetzen.`,
      finalFrom: ({ dayAfter }) => `Auswahlen können ab ${dayAfter} endgültig gespeichert werden.`,
      freeUntil: ({ deadline }) => `Ein Bett lässt sich bis ${deadline} kostenlos stornieren.`,
      noMail: () =>
        'Es geht keine E-Mail hinaus, und verschickte Erinnerungen nennen den früheren Tag. Bitte schreiben Sie diesen Personen.',
    },
    changeDeadline: 'Bewerbungsschluss ändern',
    freeUntil: 'Ein Bett kostenlos stornieren bis',
    freeUntilHint: 'Bleibt es leer, gilt der Bewerbungsschluss.',
    place: 'Ort',
    fees: 'Gebühren',
    handlingFee: 'Bearbeitungsgebühr für eine Bewerbung',
    handlingFeeHint: count =>
      count === 0
        ? 'In Euro. 0 für keine.'
        : `In Euro. Gilt für Bewerbungen ab jetzt: ${count} ${plural('de', count, { one: 'ausgestellte Rechnung bleibt, wie sie ist', other: 'ausgestellte Rechnungen bleiben, wie sie sind' })}.`,
    recordingFee: 'Gebühr für eine Aufnahme',
    recordingFeeHint: 'In Euro. 0 für keine. Gilt für Aufnahmen, die ab jetzt bekannt gegeben werden.',
    waitingList: 'Wartelisten',
    waitingListHint:
      'Wenn jemand einen Platz zurückgibt, wird er der nächsten Person auf der Warteliste angeboten.',
    offerHours: 'Stunden, um einen angebotenen Platz anzunehmen',
    showsRank: 'Wer wartet, sieht den eigenen Rang',
    scholarship: 'Stipendium',
    scholarshipHint: 'Steht auf der Seite der Meisterkurse. Text und Link gehören zusammen.',
    scholarshipTexts: { de: 'Text auf Deutsch', en: 'Text auf Englisch' } satisfies Record<Locale, string>,
    scholarshipUrl: 'Link',
    withdrawal: 'Einen Platz zurückgeben',
    withdrawalHint:
      'Was von der Teilnahmegebühr zu bezahlen bleibt, gerechnet bis zum ersten Tag des Meisterkurses.',
    lodging: 'Ein Bett stornieren',
    lodgingHint:
      'Was nach dem kostenlosen Tag vom Preis zu bezahlen bleibt, gerechnet bis zum Tag der Anreise.',
    termsHint:
      'Sobald sich jemand beworben oder gebucht hat, können die Bedingungen besser werden, aber nicht schlechter.',
    leastDays: 'Tage davor, mindestens',
    percent: 'Anteil in %',
    lastPercent: 'Danach, Anteil in %',
    addStep: 'Stufe hinzufügen',
    removeStep: place => `Stufe ${place} entfernen`,
    remove: 'Entfernen',
    conflictTitle: 'Jemand anderes hat diese Akademie gespeichert',
  },
})
