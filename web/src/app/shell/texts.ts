import { defineTexts } from '../../base/i18n/texts.ts'

export const shellTexts = defineTexts({
  en: {
    skip: 'Skip to content',
    menu: 'Menu',
    mainMenu: 'Main menu',
    logout: 'Logout',
    language: 'Language',
    guide: 'Good to know',
    legal: 'Contact and legal information',
    write: 'Write to us',
    followUs: 'Follow us',
  },
  de: {
    skip: 'Zum Inhalt',
    menu: 'Menü',
    mainMenu: 'Hauptmenü',
    logout: 'Ausloggen',
    language: 'Sprache',
    guide: 'Gut zu wissen',
    legal: 'Kontakt und Rechtliches',
    write: 'Schreiben Sie uns',
    followUs: 'Folgen Sie uns',
  },
})
