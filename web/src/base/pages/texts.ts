import { defineTexts } from '../i18n/texts.ts'

/** Texts shared by several pages of the personal area. */
export const userTexts = defineTexts({
  en: {
    area: 'Personal area',
    more: 'More',
    backToSite: 'Back to the site',
    loginAgain: 'Log in again (new tab)',
    expired: {
      title: 'Your session has expired',
      text: 'Log in again here. The page stays as it is, with everything you have typed.',
      forgotten: 'Forgotten your password? (new tab)',
    },
    secondFactor: {
      title: 'Your account needs a second factor',
      text: (day: string) =>
        `From ${day} on you can only log in with a second factor: an authenticator app or a passkey. Setting it up takes two minutes.`,
      setUp: 'Set it up',
    },
    notYourMasterclass: 'This masterclass is not one of yours. Here is your own overview.',
    greeting: (name: string) => `Welcome, ${name}`,
    loadingPage: 'The page is loading …',
    loading: 'Your overview is loading …',
    loadFailed: 'Something went wrong',
    tryAgain: 'Try again',
    office: {
      loading: 'The invoices are loading …',
      failed: 'The invoices could not be loaded.',
    },
    settings: 'Academy settings',
    showInvoice: (number: string) => `Show invoice ${number}`,
  },
  de: {
    area: 'Mein Bereich',
    more: 'Mehr',
    backToSite: 'Zur Website',
    loginAgain: 'Erneut einloggen (neuer Tab)',
    expired: {
      title: 'Ihre Sitzung ist abgelaufen',
      text: 'Loggen Sie sich hier wieder ein. Die Seite bleibt, wie sie ist, mit allem, was Sie eingegeben haben.',
      forgotten: 'Passwort vergessen? (neuer Tab)',
    },
    secondFactor: {
      title: 'Ihr Konto braucht einen zweiten Faktor',
      text: day =>
        `Ab ${day} können Sie sich nur mehr mit einem zweiten Faktor einloggen: mit einer Authenticator-App oder einem Passkey. Das Einrichten dauert zwei Minuten.`,
      setUp: 'Einrichten',
    },
    notYourMasterclass: 'Das ist keiner Ihrer Meisterkurse. Hier ist Ihre eigene Übersicht.',
    greeting: name => `Willkommen, ${name}`,
    loadingPage: 'Die Seite wird geladen …',
    loading: 'Ihre Übersicht wird geladen …',
    loadFailed: 'Etwas ist schiefgegangen',
    tryAgain: 'Noch einmal versuchen',
    office: {
      loading: 'Die Rechnungen werden geladen …',
      failed: 'Die Rechnungen konnten nicht geladen werden.',
    },
    settings: 'Einstellungen der Akademie',
    showInvoice: number => `Rechnung ${number} zeigen`,
  },
})
