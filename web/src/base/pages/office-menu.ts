// What only the menus of the office have: pages of students do not load it.
import type { Locale } from '@academy/contract/base/locale'
import { memberIcons } from './icons.tsx'

/** One style with those of `icons.tsx`. */
export const officeIcons = {
  accompanimentPlan: 'M3 4h18v7H3zM8 4v4M13 4v4M18 4v4M3 15h8M3 20h8M15 17.5l2.5 2.5L22 15',
  people:
    'M8.5 8a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0M1.5 17.5v-1a4.5 4.5 0 0 1 9 0v1M20.5 8a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0M13.5 17.5v-1a4.5 4.5 0 0 1 9 0v1M2 21h20',
  allMasterclasses: 'M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01',
  evenings:
    'M4 5h16v15H4zM4 9h16M8 3v4M16 3v4M11 17V12l4-1v4.5M11 17a1.5 1.5 0 1 1-3 0a1.5 1.5 0 0 1 3 0M15 15.5a1.5 1.5 0 1 1-3 0a1.5 1.5 0 0 1 3 0',
  house: 'M11.5 16a4 4 0 1 1-8 0a4 4 0 0 1 8 0M10.3 13.2L20.5 3M15.5 8l3 3M18 5.5l2.5 2.5',
  surveys: 'M4 4h16v12.5H11.5L7 20.5v-4H4zM9 9h.01M15 9h.01M8.5 12q3.5 2.5 7 0',
  mails: 'M3 5.5h18v13H3zM3.5 6l8.5 7l8.5-7',
  record: 'M12 21a9 9 0 1 0-8.5-6M3.5 9.5L3.5 15L9 15M12 7.5V12l3 2',
  settings: 'M3 7h8M17 7h4M3 17h4M13 17h8M17 7a3 3 0 1 1-6 0a3 3 0 0 1 6 0M13 17a3 3 0 1 1-6 0a3 3 0 0 1 6 0',
  invoices: memberIcons.account,
}

/** The headings of the menu of the office. */
export const officeGroups = {
  people: { en: 'People', de: 'Personen' },
  classes: { en: 'Classes', de: 'Kurse' },
  house: { en: 'House', de: 'Haus' },
  money: { en: 'Money', de: 'Geld' },
  letters: { en: 'Letters', de: 'Post' },
  settings: { en: 'Settings', de: 'Einstellungen' },
} satisfies Record<string, Record<Locale, string>>

/** The headings of the menu of the settings. */
export const settingsGroups = {
  association: { en: 'Organisation', de: 'Organisation' },
  academy: { en: 'Programme', de: 'Angebot' },
  site: { en: 'Website and emails', de: 'Website und E-Mails' },
} satisfies Record<string, Record<Locale, string>>
