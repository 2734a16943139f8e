// Without zod: pages load it.
import type { Locale } from '../lib/locale.ts'

/** Consents that people give and withdraw as they like. */
export const voluntaryKinds = ['photos', 'recordings', 'news'] as const
export type VoluntaryKind = (typeof voluntaryKinds)[number]

export const consentKinds = [
  'application_data',
  'terms',
  'lodging_terms',
  'parents',
  ...voluntaryKinds,
] as const
export type ConsentKind = (typeof consentKinds)[number]

export const consentNames: Record<Locale, Record<ConsentKind, string>> = {
  de: {
    application_data: 'Daten einer Bewerbung',
    terms: 'Teilnahmebedingungen',
    lodging_terms: 'Bedingungen der Unterkunft',
    parents: 'Zustimmung der Eltern',
    photos: 'Fotos',
    recordings: 'Aufnahmen',
    news: 'Neuigkeiten',
  },
  en: {
    application_data: 'Data of an application',
    terms: 'Terms and conditions',
    lodging_terms: 'Terms of accommodation',
    parents: 'Parental consent',
    photos: 'Photographs',
    recordings: 'Recordings',
    news: 'News',
  },
}

/** The version of what the page says about a consent. Increase it with every change of the meaning. */
export const consentWordings: Record<VoluntaryKind, number> = { photos: 1, recordings: 1, news: 1 }

/**
 * Terms are part of a contract: they cannot be withdrawn, but the contract can be ended. The consent of the parents is
 * withdrawn by deleting its file in the profile.
 */
export const isWithdrawable = (kind: ConsentKind): boolean =>
  kind !== 'terms' && kind !== 'lodging_terms' && kind !== 'parents'
