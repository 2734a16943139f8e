import type { Locale } from '@academy/contract/base/locale'
import { defineTexts } from '../../../base/i18n/texts.ts'

/** Labels for what has a name and a description in each language. */
export const nameTexts: Record<Locale, Record<Locale, string>> = {
  en: { de: 'Name in German', en: 'Name in English' },
  de: { de: 'Name auf Deutsch', en: 'Name auf Englisch' },
}

export const descriptionTexts: Record<Locale, Record<Locale, string>> = {
  en: { de: 'Description in German', en: 'Description in English' },
  de: { de: 'Beschreibung auf Deutsch', en: 'Beschreibung auf Englisch' },
}

export const instrumentTexts = defineTexts({
  en: {
    instruments: 'Instruments',
    intro:
      'The public list of masterclasses shows the instruments in this order. Masterclasses without a tagline show the description of their instrument.',
    none: 'There are no instruments yet. Type the first one below.',
    newInstrument: 'New instrument',
    name: nameTexts.en,
    description: descriptionTexts.en,
    drawing: 'Drawing',
    noDrawing: 'no drawing',
    drawings: {
      piano: 'Piano',
      violin: 'Violin',
      viola: 'Viola',
      cello: 'Cello',
      percussion: 'Percussion',
      voice: 'Voice',
      saxophone: 'Saxophone',
      organ: 'Organ',
    },
    masterclasses: 'Masterclasses of all years',
    order: 'Order',
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
  },
  de: {
    instruments: 'Instrumente',
    intro:
      'In dieser Reihenfolge stehen die Instrumente in der öffentlichen Liste der Meisterkurse. Bei Meisterkursen ohne Leitzeile steht die Beschreibung des Instruments.',
    none: 'Es gibt noch keine Instrumente. Tippen Sie das erste unten ein.',
    newInstrument: 'Neues Instrument',
    name: nameTexts.de,
    description: descriptionTexts.de,
    drawing: 'Zeichnung',
    noDrawing: 'keine Zeichnung',
    drawings: {
      piano: 'Klavier',
      violin: 'Violine',
      viola: 'Viola',
      cello: 'Violoncello',
      percussion: 'Schlagwerk',
      voice: 'Gesang',
      saxophone: 'Saxophon',
      organ: 'Orgel',
    },
    masterclasses: 'Meisterkurse aller Jahre',
    order: 'Reihenfolge',
    up: name => `${name} nach oben`,
    down: name => `${name} nach unten`,
  },
})
