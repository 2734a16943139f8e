import {
  type ConsentKind,
  type ConsentTie,
  consentNames,
  type WordedKind,
  wordings,
} from '@academy/contract/base/consent-kinds'
import { defineTexts } from '../../../base/i18n/texts.ts'

/** What withdrawing does. */
export type EffectKind = 'application' | 'noMaterial' | 'needs' | 'noNeeds'

interface ConsentTexts {
  title: string
  intro: string
  wordings: Record<WordedKind, string>
  saved: string
  history: string
  none: string
  kinds: Record<ConsentKind, string>
  given: (time: string) => string
  byOffice: (time: string) => string
  withdrawn: (time: string) => string
  withdrawnByOffice: (time: string) => string
  refused: (time: string) => string
  refusedByOffice: (time: string) => string
  version: (day: string) => string
  wording: (version: number) => string
  signedForm: string
  unknownVersion: string
  withdraw: string
  withdrawOf: (name: string) => string
  question: (name: string) => string
  effects: Record<EffectKind, string>
  ties: Record<ConsentTie, string>
  tieLinks: Record<Exclude<ConsentTie, 'contract'>, string>
}

export const consentTexts = defineTexts<ConsentTexts>({
  en: {
    title: 'What you agree to',
    intro:
      'These consents are voluntary. You can withdraw them at any time; what was done before stays lawful.',
    wordings: wordings.en,
    saved: 'Your choice is saved.',
    history: 'Your consents and objections so far',
    none: 'Nothing yet.',
    kinds: consentNames.en,
    given: time => `given on ${time}`,
    byOffice: time => `recorded by the office on ${time}`,
    withdrawn: time => `withdrawn on ${time}`,
    withdrawnByOffice: time => `withdrawn by the office on ${time}`,
    refused: time => `objected on ${time}`,
    refusedByOffice: time => `objection recorded by the office on ${time}`,
    version: day => `version of ${day}`,
    wording: version => `version ${version}`,
    signedForm: 'signed form',
    unknownVersion: 'version not recorded',
    withdraw: 'Withdraw',
    withdrawOf: name => `Withdraw: ${name}`,
    question: name => `Withdraw the consent “${name}”?`,
    effects: {
      application: 'Résumé and recordings of this application will be deleted. The result stays as it is.',
      noMaterial:
        'No résumé and no recordings of this application are stored any more. The result stays as it is.',
      needs:
        'Your allergies and special diets will be deleted, also in your bookings, and the kitchen no longer knows them. Whether you eat meat, vegetarian or vegan stays: it is part of the booking.',
      noNeeds:
        'No allergies and no special diets of yours are stored. If you name any again, we ask for your consent again.',
    },
    ties: {
      application:
        'Needed until the application is decided. If you no longer agree, withdraw the application:',
      contract: 'Part of a contract: it applies as long as the contract does.',
      file: 'To withdraw it, delete the signed form:',
    },
    tieLinks: { application: 'My Masterclasses', file: 'Profile' },
  },
  de: {
    title: 'Worin Sie einwilligen',
    intro:
      'Diese Einwilligungen sind freiwillig. Sie können sie jederzeit widerrufen; was vorher geschah, bleibt rechtmäßig.',
    wordings: wordings.de,
    saved: 'Ihre Wahl ist gespeichert.',
    history: 'Ihre bisherigen Einwilligungen und Widersprüche',
    none: 'Noch nichts.',
    kinds: consentNames.de,
    given: time => `gegeben am ${time}`,
    byOffice: time => `vom Büro eingetragen am ${time}`,
    withdrawn: time => `widerrufen am ${time}`,
    withdrawnByOffice: time => `vom Büro widerrufen am ${time}`,
    refused: time => `widersprochen am ${time}`,
    refusedByOffice: time => `Widerspruch vom Büro eingetragen am ${time}`,
    version: day => `Fassung vom ${day}`,
    wording: version => `Fassung ${version}`,
    signedForm: 'unterschriebenes Formular',
    unknownVersion: 'Fassung nicht aufgezeichnet',
    withdraw: 'Widerrufen',
    withdrawOf: name => `Widerrufen: ${name}`,
    question: name => `Die Einwilligung „${name}“ widerrufen?`,
    effects: {
      application:
        'Lebenslauf und Aufnahmen dieser Bewerbung werden gelöscht. Das Ergebnis bleibt, wie es ist.',
      noMaterial:
        'Lebenslauf und Aufnahmen dieser Bewerbung sind nicht mehr gespeichert. Das Ergebnis bleibt, wie es ist.',
      needs:
        'Ihre Allergien und Ihre besondere Kost werden gelöscht, auch in Ihren Buchungen, und die Küche weiß nichts mehr davon. Ob Sie mit Fleisch, vegetarisch oder vegan essen, bleibt: Das gehört zur Buchung.',
      noNeeds:
        'Von Ihnen sind keine Allergien und keine besondere Kost gespeichert. Wenn Sie wieder etwas davon angeben, fragen wir noch einmal nach Ihrer Einwilligung.',
    },
    ties: {
      application:
        'Nötig, bis über die Bewerbung entschieden ist. Wenn Sie nicht mehr einwilligen, ziehen Sie die Bewerbung zurück:',
      contract: 'Gehört zu einem Vertrag und gilt so lange wie dieser.',
      file: 'Zum Widerrufen löschen Sie das unterschriebene Formular:',
    },
    tieLinks: { application: 'Meine Meisterkurse', file: 'Profil' },
  },
})
