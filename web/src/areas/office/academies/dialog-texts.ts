import type { ConcernedKind } from '@academy/contract/base/concerned'
import { plural } from '@academy/contract/base/plural'
import { defineTexts } from '../../../base/i18n/texts.ts'

type Nouns = Partial<Record<ConcernedKind, (count: number) => string>>

const concernedEn: Nouns = {
  applications: count => plural('en', count, { one: 'open application', other: 'open applications' }),
  participants: count => plural('en', count, { one: 'participant', other: 'participants' }),
  bookings: count => plural('en', count, { one: 'booking', other: 'bookings' }),
  concert_requests: count => plural('en', count, { one: 'concert request', other: 'concert requests' }),
}
const concernedDe: Nouns = {
  applications: count => plural('de', count, { one: 'offene Bewerbung', other: 'offene Bewerbungen' }),
  participants: count => plural('de', count, { one: 'angenommene Person', other: 'angenommene Personen' }),
  bookings: count => plural('de', count, { one: 'Buchung', other: 'Buchungen' }),
  concert_requests: count => plural('de', count, { one: 'Konzertanfrage', other: 'Konzertanfragen' }),
}

/** Texts of the dialogs that copy, switch and delete academies. */
export const academyDialogTexts = defineTexts({
  en: {
    loading: 'Loading what changes …',
    loadFailed: 'This could not be loaded.',
    tryAgain: 'Try again',
    cancel: 'Cancel',
    copyTitle: (year: number) => `Copy academy ${year}`,
    copyHint:
      'Copies masterclasses, room types, rooms, meals and all prices. Every day moves with the first one. People, applications and bookings stay where they are.',
    movedTitle: 'Days of the copy',
    copyStart: 'First day of the new academy',
    copyStartHint: 'The suggestion is 52 weeks later, so that every day keeps its weekday.',
    withPeriods: (count: number) =>
      `Also copy ${count} ${plural('en', count, { one: 'correpetition period', other: 'correpetition periods' })} of the accompanists’ accounts`,
    copy: 'Copy',
    copiedTitle: (year: number) => `Academy ${year} is a draft`,
    copied: {
      masterclasses: 'Masterclasses',
      room_types: 'Room types',
      rooms: 'Rooms',
      meal_types: 'Meals',
      correpetition_periods: 'Correpetition periods',
    },
    leftOut: (names: string) =>
      `Not copied, because these people no longer have the role of an accompanist: ${names}.`,
    copiedHint:
      'Nobody but the office sees it. Check days, fees and places, look at the preview, and make it current when it is time.',
    openCopy: 'Open the new academy',
    currentTitle: (year: number) => `Make academy ${year} current?`,
    before: 'Visitors see now',
    after: 'and then',
    nothing: 'no academy',
    deadline: 'Deadline',
    masterclasses: (count: number) =>
      `${count} ${plural('en', count, { one: 'masterclass', other: 'masterclasses' })}`,
    currentHint:
      'Applications, bookings and concert requests are possible only for the current academy. What people have in the present one stays in their personal area.',
    concernedTitle: (year: number) => `Academy ${year} is not over`,
    concernedHint:
      'These people can no longer change applications or ask for concerts there, and the office’s lists show the new academy:',
    concerned: concernedEn,
    more: (count: number) => `and ${count} more`,
    confirmConcerned: 'Make it current anyway',
    lacksTitle: 'Still missing',
    lacks: {
      masterclasses: 'There are no masterclasses yet.',
      room_types: 'There are no room types yet, so nobody can book a bed.',
      deadline_passed: 'Its deadline has passed.',
      over: 'It is over.',
    },
    makeCurrent: 'Make current',
    madeCurrent: (year: number) => `Academy ${year} is current.`,
    deleteTitle: (year: number) => `Delete academy ${year}?`,
    deleteHint: (masterclasses: number) =>
      `It will be deleted with ${masterclasses} ${plural('en', masterclasses, { one: 'masterclass', other: 'masterclasses' })}, its room types, meals and periods. This cannot be undone.`,
    delete: 'Delete',
    deleted: (year: number) => `Academy ${year} is deleted.`,
  },
  de: {
    loading: 'Was sich ändert, wird geladen …',
    loadFailed: 'Das konnte nicht geladen werden.',
    tryAgain: 'Noch einmal versuchen',
    cancel: 'Abbrechen',
    copyTitle: year => `Akademie ${year} kopieren`,
    copyHint:
      'Kopiert werden Meisterkurse, Zimmertypen, Zimmer, Verpflegung und alle Preise. Alle Tage verschieben sich mit dem ersten. Menschen, Bewerbungen und Buchungen bleiben, wo sie sind.',
    movedTitle: 'Tage der Kopie',
    copyStart: 'Erster Tag der neuen Akademie',
    copyStartHint: 'Der Vorschlag ist 52 Wochen später, damit jeder Tag seinen Wochentag behält.',
    withPeriods: count =>
      `Auch ${count} ${plural('de', count, { one: 'Korrepetitionszeitraum', other: 'Korrepetitionszeiträume' })} der Konten kopieren`,
    copy: 'Kopieren',
    copiedTitle: year => `Akademie ${year} ist ein Entwurf`,
    copied: {
      masterclasses: 'Meisterkurse',
      room_types: 'Zimmertypen',
      rooms: 'Zimmer',
      meal_types: 'Verpflegung',
      correpetition_periods: 'Korrepetitionszeiträume',
    },
    leftOut: names =>
      `Nicht kopiert, weil diese Personen die Rolle der Korrepetition nicht mehr haben: ${names}.`,
    copiedHint:
      'Nur das Büro sieht sie. Prüfen Sie Tage, Gebühren und Plätze, sehen Sie sich die Vorschau an, und machen Sie sie zur aktuellen, wenn es so weit ist.',
    openCopy: 'Zur neuen Akademie',
    currentTitle: year => `Akademie ${year} zur aktuellen machen?`,
    before: 'Jetzt zu sehen',
    after: 'und dann',
    nothing: 'keine Akademie',
    deadline: 'Bewerbungsschluss',
    masterclasses: count => `${count} ${plural('de', count, { one: 'Meisterkurs', other: 'Meisterkurse' })}`,
    currentHint:
      'Bewerben, buchen und Konzerte anfragen kann man nur in der aktuellen Akademie. Was Menschen in der jetzigen haben, bleibt in ihrem Bereich.',
    concernedTitle: year => `Akademie ${year} ist noch nicht vorbei`,
    concernedHint:
      'Diese Personen können dort keine Bewerbung mehr ändern und keine Konzerte mehr anfragen, und die Listen des Büros zeigen die neue Akademie:',
    concerned: concernedDe,
    more: count => `und ${count} weitere`,
    confirmConcerned: 'Trotzdem zur aktuellen machen',
    lacksTitle: 'Das fehlt noch',
    lacks: {
      masterclasses: 'Es gibt noch keine Meisterkurse.',
      room_types: 'Es gibt noch keine Zimmertypen, also kann niemand ein Bett buchen.',
      deadline_passed: 'Ihr Bewerbungsschluss ist vorbei.',
      over: 'Sie ist vorbei.',
    },
    makeCurrent: 'Zur aktuellen machen',
    madeCurrent: year => `Akademie ${year} ist die aktuelle.`,
    deleteTitle: year => `Akademie ${year} löschen?`,
    deleteHint: masterclasses =>
      `Gelöscht wird sie mit ${masterclasses} ${plural('de', masterclasses, { one: 'Meisterkurs', other: 'Meisterkursen' })}, ihren Zimmertypen, der Verpflegung und den Zeiträumen. Das lässt sich nicht rückgängig machen.`,
    delete: 'Löschen',
    deleted: year => `Akademie ${year} ist gelöscht.`,
  },
})
