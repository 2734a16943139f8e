// Without zod: pages load it.
import type { Locale } from './locale.ts'

/** Consents that people give and withdraw as they like. */
export const voluntaryKinds = ['photos', 'recordings', 'news'] as const
export type VoluntaryKind = (typeof voluntaryKinds)[number]

export const isVoluntary = (kind: string): kind is VoluntaryKind =>
  voluntaryKinds.some(voluntary => voluntary === kind)

/** Consents to a wording of the program; the others refer to a version of a document. `needs` are special diets and allergies. */
export type WordedKind = VoluntaryKind | 'needs'

export const consentKinds = [
  'application_data',
  'terms',
  'lodging_terms',
  'parents',
  'needs',
  ...voluntaryKinds,
] as const
export type ConsentKind = (typeof consentKinds)[number]

export const consentNames: Record<Locale, Record<ConsentKind, string>> = {
  de: {
    application_data: 'Daten einer Bewerbung',
    terms: 'Teilnahmebedingungen',
    lodging_terms: 'Unterkunftsbedingungen',
    parents: 'Zustimmung der Eltern',
    needs: 'Besondere Kost und Allergien',
    photos: 'Fotos',
    recordings: 'Aufnahmen',
    news: 'Neuigkeiten',
  },
  en: {
    application_data: 'Data of an application',
    terms: 'Terms and conditions',
    lodging_terms: 'Terms of accommodation',
    parents: 'Parental consent',
    needs: 'Special diets and allergies',
    photos: 'Photographs',
    recordings: 'Recordings',
    news: 'News',
  },
}

/** The version of `wordings`. Increase it with every change of the meaning. */
export const consentWordings: Record<WordedKind, number> = { photos: 1, recordings: 1, news: 1, needs: 1 }

/** What people agree to, in the words of the page. */
export const wordings: Record<Locale, Record<WordedKind, string>> = {
  de: {
    photos:
      'Der Verein darf Fotos, auf denen ich zu sehen bin, auf seiner Website, in Drucksachen und auf seinen Seiten in sozialen Medien veröffentlichen.',
    recordings:
      'Der Verein darf Ton- und Videoaufnahmen meiner Auftritte auf seiner Website und auf seinen Seiten in sozialen Medien veröffentlichen.',
    news: 'Der Verein darf mir Neuigkeiten per E-Mail senden.',
    needs:
      'Ich willige ein, dass Büro, Hausdienst und Küche meine Angaben zu besonderer Kost und Allergien verwenden. Ich kann das jederzeit unter „Ihre Daten“ widerrufen; dann werden die Angaben gelöscht.',
  },
  en: {
    photos:
      'The association may publish photographs that show me on its website, in print and on its social media pages.',
    recordings:
      'The association may publish audio and video recordings of my performances on its website and on its social media pages.',
    news: 'The association may send me news by email.',
    needs:
      'I consent to the office, housekeeping and the kitchen using what I say about special diets and allergies. I can withdraw this at any time under “Your data”; it is deleted then.',
  },
}

/** What the office ticks when it enters special diets or allergies for somebody. */
export const toldNeeds: Record<Locale, string> = {
  de: 'Die Person hat eingewilligt, dass Büro, Hausdienst und Küche diese Angaben zu Kost und Allergien verwenden.',
  en: 'The person has consented to the office, housekeeping and the kitchen using this about diets and allergies.',
}

/** Why a consent cannot be withdrawn by itself. */
export const consentTies = ['application', 'contract', 'file'] as const
export type ConsentTie = (typeof consentTies)[number]
