import { defineTexts } from '../i18n/texts.ts'

/** Texts shared by several pages of the personal area. */
export const userTexts = defineTexts({
  en: {
    area: 'Personal area',
    more: 'More',
    backToSite: 'Back to the site',
    loginAgain: 'Log in again (new tab)',
    greeting: (name: string) => `Welcome, ${name}`,
    loadingPage: 'The page is loading …',
    loading: 'Your overview is loading …',
    loadFailed: 'Something went wrong',
    tryAgain: 'Try again',
    office: {
      loading: 'The invoices are loading …',
      failed: 'The invoices could not be loaded.',
    },
  },
  de: {
    area: 'Mein Bereich',
    more: 'Mehr',
    backToSite: 'Zur Website',
    loginAgain: 'Erneut einloggen (neuer Tab)',
    greeting: name => `Willkommen, ${name}`,
    loadingPage: 'Die Seite wird geladen …',
    loading: 'Ihre Übersicht wird geladen …',
    loadFailed: 'Etwas ist schiefgegangen',
    tryAgain: 'Noch einmal versuchen',
    office: {
      loading: 'Die Rechnungen werden geladen …',
      failed: 'Die Rechnungen konnten nicht geladen werden.',
    },
  },
})
