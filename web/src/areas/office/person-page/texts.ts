import { FIRST_PASSWORD_DAYS } from '@academy/contract/base/constants'
import { plural } from '@academy/contract/base/plural'
import { areaCommon, areaLanguages } from '../../../base/i18n/area-texts.ts'
import { common } from '../../../base/i18n/common-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

/** Texts of what the office does for a person. */
export const personFormTexts = defineTexts({
  en: {
    notes: {
      title: 'Office notes',
      empty: 'No notes yet. Only the office sees them.',
      label: 'New note',
      add: 'Save the note',
      by: (name: string, day: string) => `${name}, ${day}`,
      someone: 'Somebody whose account has been deleted',
      changed: (day: string) => `changed on ${day}`,
      edit: areaCommon.edit.en,
      editOf: (day: string) => `Edit the note of ${day}`,
      delete: areaCommon.delete.en,
      deleteOf: (day: string) => `Delete the note of ${day}`,
      editTitle: 'Edit the note',
      text: 'Note',
      save: areaCommon.save.en,
      deleteTitle: 'Delete this note?',
      deleteText: 'It will disappear from this page. The record keeps what it said.',
      deleted: 'The note is deleted.',
      conflict: 'You have changed this note somewhere else in the meantime.',
    },
    correct: {
      open: 'Correct data',
      title: (name: string) => `Correct the data of ${name}`,
      save: areaCommon.save.en,
      saved: 'The data is corrected.',
      addresses: 'Addresses',
      addAddress: 'Add an address',
      removeAddress: 'Remove the address',
      conflict: 'Somebody else, perhaps the person, has changed this data in the meantime.',
    },
    email: {
      open: 'Change the address',
      title: (name: string) => `Another email address for ${name}`,
      email: 'New email address',
      hint: 'A link goes to the new address, which takes effect once somebody opens it there. The old address is informed.',
      unconfirmedHint:
        'The old address was never confirmed, so the new one replaces it straight away. It gets a link to confirm it.',
      password: 'Your own password',
      passwordHint: 'So that nobody changes addresses at your unattended computer.',
      save: 'Send the link',
      sent: (email: string) => `The link is on its way to ${email}.`,
    },
    links: {
      password: 'Send a password link',
      passwordTitle: 'Send a password link?',
      passwordText: (email: string) =>
        `An email goes to ${email}: the office sends a link to set a new password. The present password stays until it is used.`,
      firstPasswordText: (email: string) =>
        `An email goes to ${email} with a link to set the first password. It confirms the address and works for ${FIRST_PASSWORD_DAYS} days.`,
      passwordConfirm: 'Send the link',
      passwordSent: (email: string) => `A link to set a password is on its way to ${email}.`,
      confirmation: 'Send the confirmation again',
      confirmationSent: (email: string) => `The confirmation link is on its way to ${email}.`,
    },
    withdraw: {
      open: 'Withdraw',
      openOf: (title: string) => `Withdraw: ${title}`,
      title: 'Withdraw this application for the person?',
      remove: (name: string, title: string) =>
        `${name}’s application for ${title} will be deleted and its invoice cancelled. ${name} will get an email.`,
      withdraw: (name: string, title: string) =>
        `${name}’s application for ${title} will be withdrawn; the handling fee is not refunded. ${name} will get an email.`,
      roomOfWaiting:
        'A booked room will be cancelled free of charge, unless the person has another place or is waiting for one.',
      give_up: (name: string, title: string) =>
        `${name} gives the place back: ${title}. The invoice will be cancelled, and ${name} will get an email.`,
      how: 'What does it cost?',
      byTerms: (amount: string, percent: number) =>
        `As in the terms: ${amount} (${percent}%) remains payable`,
      free: 'Free of charge',
      costsNothing: 'Today it costs nothing.',
      confirm: 'Withdraw',
      keep: 'Keep it',
      done: 'The application is withdrawn.',
      changed: 'The cost has changed in the meantime. Please look at it again.',
      loading: 'Looking up what it costs …',
    },
    accept: {
      open: 'Accept',
      openOf: (title: string) => `Accept: ${title}`,
      title: (name: string) => `Give ${name} a place after all?`,
      text: (name: string, title: string, fee: string) =>
        `${name} now gets a place: ${title}, and an email that says so, with the invoice for ${fee}.`,
      lateFee: (fee: string) =>
        `The handling fee arrived after the final save. It gets a new invoice for ${fee}, which is paid from the credit and goes with the email.`,
      places: (taken: number, places: number) =>
        `${taken} of ${places} places ${plural('en', taken, { one: 'is', other: 'are' })} taken.`,
      full: 'All places are taken or offered. The masterclass would have one more person than places.',
      confirmOver: 'Accept anyway',
      bed: 'A bed that was cancelled with the rejection has to be booked again.',
      confirm: 'Accept',
      done: (name: string) => `${name} now has a place.`,
    },
    add: {
      open: 'New person',
      title: 'New person',
      hint: 'For somebody without an account, such as a guest. An email with a link to set a password goes to the address; until then other emails wait.',
      firstName: common.firstName.en,
      lastName: common.lastName.en,
      email: common.email.en,
      language: 'Language',
      languages: areaLanguages.en,
      save: 'Add the person',
      added: 'The person is added.',
      known: (name: string) => `To ${name}`,
    },
  },
  de: {
    notes: {
      title: 'Notizen des Büros',
      empty: 'Noch keine Notizen. Nur das Büro sieht sie.',
      label: 'Neue Notiz',
      add: 'Notiz speichern',
      by: (name, day) => `${name}, ${day}`,
      someone: 'Jemand, dessen Konto gelöscht ist',
      changed: day => `geändert am ${day}`,
      edit: areaCommon.edit.de,
      editOf: day => `Notiz vom ${day} bearbeiten`,
      delete: areaCommon.delete.de,
      deleteOf: day => `Notiz vom ${day} löschen`,
      editTitle: 'Notiz bearbeiten',
      text: 'Notiz',
      save: areaCommon.save.de,
      deleteTitle: 'Diese Notiz löschen?',
      deleteText: 'Sie verschwindet von dieser Seite. Das Protokoll behält, was darin stand.',
      deleted: 'Die Notiz ist gelöscht.',
      conflict: 'Sie haben diese Notiz inzwischen an anderer Stelle geändert.',
    },
    correct: {
      open: 'Daten berichtigen',
      title: name => `Daten von ${name} berichtigen`,
      save: areaCommon.save.de,
      saved: 'Die Daten sind berichtigt.',
      addresses: 'Adressen',
      addAddress: 'Adresse hinzufügen',
      removeAddress: 'Adresse entfernen',
      conflict: 'Jemand anderes, vielleicht die Person selbst, hat diese Daten inzwischen geändert.',
    },
    email: {
      open: 'Adresse ändern',
      title: name => `Andere E-Mail-Adresse für ${name}`,
      email: 'Neue E-Mail-Adresse',
      hint: 'An die neue Adresse geht ein Link; sie gilt, sobald er dort geöffnet wird. Die alte Adresse wird verständigt.',
      unconfirmedHint:
        'Die alte Adresse wurde nie bestätigt, die neue ersetzt sie daher sofort. Sie bekommt einen Link zum Bestätigen.',
      password: 'Ihr eigenes Passwort',
      passwordHint: 'Damit niemand an Ihrem unbeaufsichtigten Computer Adressen ändert.',
      save: 'Link senden',
      sent: email => `Der Link an ${email} ist unterwegs.`,
    },
    links: {
      password: 'Passwort-Link senden',
      passwordTitle: 'Passwort-Link senden?',
      passwordText: email =>
        `An ${email} geht eine E-Mail: Das Büro schickt einen Link zum Setzen eines neuen Passworts. Das jetzige Passwort gilt, bis er benutzt wird.`,
      firstPasswordText: email =>
        `An ${email} geht eine E-Mail mit einem Link zum Setzen des ersten Passworts. Er bestätigt die Adresse und gilt ${FIRST_PASSWORD_DAYS} Tage.`,
      passwordConfirm: 'Link senden',
      passwordSent: email => `Ein Link zum Setzen eines Passworts an ${email} ist unterwegs.`,
      confirmation: 'Bestätigung erneut senden',
      confirmationSent: email => `Der Bestätigungslink an ${email} ist unterwegs.`,
    },
    withdraw: {
      open: 'Zurückziehen',
      openOf: title => `Zurückziehen: ${title}`,
      title: 'Diese Bewerbung für die Person zurückziehen?',
      remove: (name, title) =>
        `Die Bewerbung von ${name} für ${title} wird gelöscht und ihre Rechnung storniert. ${name} bekommt eine E-Mail.`,
      withdraw: (name, title) =>
        `Die Bewerbung von ${name} für ${title} wird zurückgezogen; die Bearbeitungsgebühr wird nicht erstattet. ${name} bekommt eine E-Mail.`,
      roomOfWaiting:
        'Ein gebuchtes Zimmer wird kostenlos storniert, wenn die Person keinen anderen Platz hat und auf keinen mehr wartet.',
      give_up: (name, title) =>
        `${name} gibt den Platz zurück: ${title}. Die Rechnung wird storniert, und ${name} bekommt eine E-Mail.`,
      how: 'Was kostet es?',
      byTerms: (amount, percent) => `Nach den Bedingungen: ${amount} (${percent} %) bleiben fällig`,
      free: 'Kostenlos',
      costsNothing: 'Heute kostet es nichts.',
      confirm: 'Zurückziehen',
      keep: 'Behalten',
      done: 'Die Bewerbung ist zurückgezogen.',
      changed: 'Die Kosten haben sich inzwischen geändert. Bitte sehen Sie sie sich noch einmal an.',
      loading: 'Die Kosten werden nachgesehen …',
    },
    accept: {
      open: 'Annehmen',
      openOf: title => `Annehmen: ${title}`,
      title: name => `${name} doch einen Platz geben?`,
      text: (name, title, fee) =>
        `${name} bekommt jetzt einen Platz: ${title}. Eine E-Mail sagt es, mit der Rechnung über ${fee}.`,
      lateFee: fee =>
        `Die Bearbeitungsgebühr ist erst nach dem endgültigen Speichern eingegangen. Darüber gibt es eine neue Rechnung über ${fee}, die aus dem Guthaben bezahlt wird und mit der E-Mail hinausgeht.`,
      places: (taken, places) =>
        `${taken} von ${places} Plätzen ${plural('de', taken, { one: 'ist', other: 'sind' })} vergeben.`,
      full: 'Alle Plätze sind vergeben oder angeboten. Der Meisterkurs hätte dann eine Person mehr als Plätze.',
      confirmOver: 'Trotzdem annehmen',
      bed: 'Ein Bett, das mit der Absage storniert wurde, muss neu gebucht werden.',
      confirm: 'Annehmen',
      done: name => `${name} hat jetzt einen Platz.`,
    },
    add: {
      open: 'Neue Person',
      title: 'Neue Person',
      hint: 'Für jemanden ohne Konto, zum Beispiel einen Gast. An die Adresse geht eine E-Mail mit einem Link zum Setzen eines Passworts; bis dahin warten andere E-Mails.',
      firstName: common.firstName.de,
      lastName: common.lastName.de,
      email: common.email.de,
      language: 'Sprache',
      languages: areaLanguages.de,
      save: 'Person anlegen',
      added: 'Die Person ist angelegt.',
      known: name => `Zu ${name}`,
    },
  },
})
