import { defineTexts } from '../../lib/i18n/texts.ts'

export const shellTexts = defineTexts({
  en: {
    siteName: ['International', 'Summer Academy'],
    skip: 'Skip to content',
    menu: 'Menu',
    mainMenu: 'Main menu',
    logout: 'Logout',
    language: 'Language',
    legal: 'Contact and legal notes',
    write: 'Write to us',
    country: 'Austria',
    followUs: 'Follow us',
    association: 'Verein Amselzeller Musiksommer',
  },
  de: {
    siteName: ['Internationale', 'Sommerakademie'],
    skip: 'Zum Inhalt',
    menu: 'Menü',
    mainMenu: 'Hauptmenü',
    logout: 'Abmelden',
    language: 'Sprache',
    legal: 'Kontakt und Rechtliches',
    write: 'Schreiben Sie uns',
    country: 'Österreich',
    followUs: 'Folgen Sie uns',
    association: 'Verein Amselzeller Musiksommer',
  },
})
