import { defineTexts } from '../../lib/i18n/texts.ts'

/** Items have a short name for the bar on a phone, where there is little room. */
export const userTexts = defineTexts({
  en: {
    area: 'Personal area',
    backToSite: 'Back to the site',
    loginAgain: 'Log in again (new tab)',
    notYours: 'This page belongs to another role. Here is your own overview.',
    soon: 'This page will open soon. Until then there is nothing for you to do here.',
    greeting: (name: string) => `Welcome, ${name}`,
    loading: 'Your overview is loading …',
    loadFailed: 'Something went wrong',
    tryAgain: 'Try again',
    password: {
      change: 'Change the password',
      sent: (email: string) => `We have sent a link to ${email}, with which you set a new password.`,
    },
    office: {
      title: 'Invoices',
      loading: 'The invoices are loading …',
      failed: 'The invoices could not be loaded.',
    },
    unverified: 'Your email address is not confirmed yet.',
    unverifiedHint: (email: string) =>
      `We have sent a link to ${email}. You can use everything in the meantime.`,
    resend: 'Send the link again',
    resent: 'The confirmation link is on its way.',
    resendFailed: 'The confirmation link could not be sent. Please try again later.',
    items: {
      overview: { long: 'Overview', short: 'Overview' },
      concert: { long: 'My Concert', short: 'Concert' },
      accommodation: { long: 'My Accommodation', short: 'Lodging' },
      masterclasses: { long: 'My Masterclasses', short: 'Classes' },
      teaching: { long: 'My teaching', short: 'Teaching' },
      accompaniment: { long: 'My accompaniment', short: 'Playing' },
      repetition: { long: 'Repetition', short: 'Repetition' },
      allMasterclasses: { long: 'All masterclasses', short: 'All classes' },
      invoices: { long: 'Invoices', short: 'Invoices' },
      house: { long: 'Lodging', short: 'Lodging' },
      profile: { long: 'Profile', short: 'Profile' },
    },
  },
  de: {
    area: 'Mein Bereich',
    backToSite: 'Zur Website',
    loginAgain: 'Erneut anmelden (neuer Tab)',
    notYours: 'Diese Seite gehört zu einer anderen Rolle. Hier ist Ihre eigene Übersicht.',
    soon: 'Diese Seite öffnet bald. Bis dahin gibt es hier nichts für Sie zu tun.',
    greeting: name => `Willkommen, ${name}`,
    loading: 'Ihre Übersicht wird geladen …',
    loadFailed: 'Etwas ist schiefgegangen',
    tryAgain: 'Noch einmal versuchen',
    password: {
      change: 'Passwort ändern',
      sent: email => `Wir haben einen Link an ${email} geschickt, mit dem Sie ein neues Passwort setzen.`,
    },
    office: {
      title: 'Rechnungen',
      loading: 'Die Rechnungen werden geladen …',
      failed: 'Die Rechnungen konnten nicht geladen werden.',
    },
    unverified: 'Ihre E-Mail-Adresse ist noch nicht bestätigt.',
    unverifiedHint: email =>
      `Wir haben einen Link an ${email} geschickt. Sie können inzwischen alles benützen.`,
    resend: 'Link noch einmal senden',
    resent: 'Der Bestätigungslink ist unterwegs.',
    resendFailed:
      'Der Bestätigungslink konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
    items: {
      overview: { long: 'Übersicht', short: 'Übersicht' },
      concert: { long: 'Mein Konzert', short: 'Konzert' },
      accommodation: { long: 'Meine Unterkunft', short: 'Unterkunft' },
      masterclasses: { long: 'Meine Meisterkurse', short: 'Kurse' },
      teaching: { long: 'Mein Unterricht', short: 'Unterricht' },
      accompaniment: { long: 'Meine Korrepetition', short: 'Begleitung' },
      repetition: { long: 'Repetition', short: 'Repetition' },
      allMasterclasses: { long: 'Alle Meisterkurse', short: 'Alle Kurse' },
      invoices: { long: 'Rechnungen', short: 'Rechnungen' },
      house: { long: 'Unterkunft', short: 'Unterkunft' },
      profile: { long: 'Profil', short: 'Profil' },
    },
  },
})
