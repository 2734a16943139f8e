import { type ConsentKind, consentNames, type VoluntaryKind } from '@academy/contract/consents/kinds'
import { defineTexts } from '../../lib/i18n/texts.ts'

interface ConsentTexts {
  title: string
  intro: string
  wordings: Record<VoluntaryKind, string>
  saved: string
  history: string
  none: string
  kinds: Record<ConsentKind, string>
  given: (day: string) => string
  byOffice: (day: string) => string
  withdrawn: (day: string) => string
  version: (day: string) => string
  withdraw: string
  withdrawOf: (name: string) => string
  question: (name: string) => string
  effect: string
  office: {
    title: string
    intro: string
    loading: string
    failed: string
    tryAgain: string
  }
}

export const consentTexts = defineTexts<ConsentTexts>({
  en: {
    title: 'What you agree to',
    intro:
      'These consents are voluntary. You can withdraw them at any time; what was done before stays lawful.',
    wordings: {
      photos:
        'The association may publish photographs that show me on its website, in print and on its social media pages.',
      recordings:
        'The association may publish audio and video recordings of my performances on its website and on its social media pages.',
      news: 'The association may send me news by email.',
    },
    saved: 'Your choice is saved.',
    history: 'What you have agreed to so far',
    none: 'Nothing yet.',
    kinds: consentNames.en,
    given: day => `given on ${day}`,
    byOffice: day => `on paper, recorded on ${day}`,
    withdrawn: day => `withdrawn on ${day}`,
    version: day => `version of ${day}`,
    withdraw: 'Withdraw',
    withdrawOf: name => `Withdraw: ${name}`,
    question: name => `Withdraw the consent “${name}”?`,
    effect: 'Résumé and recordings of this application will be deleted. The result stays as it is.',
    office: {
      title: 'Consents',
      intro: 'Tick what this person has signed on paper. Everything is recorded.',
      loading: 'Loading …',
      failed: 'This could not be loaded.',
      tryAgain: 'Try again',
    },
  },
  de: {
    title: 'Worin Sie einwilligen',
    intro:
      'Diese Einwilligungen sind freiwillig. Sie können sie jederzeit widerrufen; was vorher geschah, bleibt rechtmäßig.',
    wordings: {
      photos:
        'Der Verein darf Fotos, auf denen ich zu sehen bin, auf seiner Website, in Drucksachen und auf seinen Seiten in sozialen Medien veröffentlichen.',
      recordings:
        'Der Verein darf Ton- und Videoaufnahmen meiner Auftritte auf seiner Website und auf seinen Seiten in sozialen Medien veröffentlichen.',
      news: 'Der Verein darf mir Neuigkeiten per E-Mail senden.',
    },
    saved: 'Ihre Wahl ist gespeichert.',
    history: 'Worin Sie bisher eingewilligt haben',
    none: 'Noch nichts.',
    kinds: consentNames.de,
    given: day => `gegeben am ${day}`,
    byOffice: day => `auf Papier, eingetragen am ${day}`,
    withdrawn: day => `widerrufen am ${day}`,
    version: day => `Fassung vom ${day}`,
    withdraw: 'Widerrufen',
    withdrawOf: name => `Widerrufen: ${name}`,
    question: name => `Die Einwilligung „${name}“ widerrufen?`,
    effect: 'Lebenslauf und Aufnahmen dieser Bewerbung werden gelöscht. Das Ergebnis bleibt, wie es ist.',
    office: {
      title: 'Einwilligungen',
      intro: 'Haken Sie an, was diese Person auf Papier unterschrieben hat. Alles wird aufgezeichnet.',
      loading: 'Wird geladen …',
      failed: 'Das konnte nicht geladen werden.',
      tryAgain: 'Erneut versuchen',
    },
  },
})
