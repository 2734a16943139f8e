import { areaLanguages } from '../../../base/i18n/area-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'
import { letterTexts } from './texts.ts'

export const ownLetterTexts = defineTexts({
  en: {
    title: 'Papers',
    academy: (place: string, year: number) => `${place} ${year}`,
    kinds: letterTexts.en.kinds,
    languages: areaLanguages.en,
    download: (kind: string, language: string) => `${kind}, PDF in ${language}`,
    notes: {
      data_missing: 'An embassy needs your date of birth and your nationality. Please enter them in your',
      name_missing:
        'Our fonts lack some letters of your name. Please enter it in Latin letters, as in your passport, in your',
    },
    profile: 'profile',
    later: (day: string) => `Your certificate will be available from ${day}.`,
  },
  de: {
    title: 'Schreiben',
    academy: (place, year) => `${place} ${year}`,
    kinds: letterTexts.de.kinds,
    languages: areaLanguages.de,
    download: (kind, language) => `${kind}, PDF auf ${language}`,
    notes: {
      data_missing:
        'Eine Botschaft braucht Ihr Geburtsdatum und Ihre Staatsangehörigkeit. Bitte tragen Sie beides ein im',
      name_missing:
        'In unseren Schriften fehlen Buchstaben Ihres Namens. Bitte tragen Sie ihn in lateinischer Schrift ein, wie er im Pass steht, im',
    },
    profile: 'Profil',
    later: day => `Die Bestätigung gibt es ab ${day}.`,
  },
})
