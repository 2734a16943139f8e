import { repertoireDayText } from '@academy/contract/base/constants'
import type { Locale } from '@academy/contract/base/locale'

/** A section that the office of the demo has added to the terms. */
export const companions: Record<Locale, { heading: string; text: string }> = {
  de: {
    heading: 'Begleitpersonen',
    text: `Eltern und andere Begleitpersonen sind bei den Konzerten herzlich willkommen. Im Unterricht können sie zuhören, wenn die Lehrperson und alle Anwesenden einverstanden sind.

Zimmer für Begleitpersonen vermittelt das Büro nach Verfügbarkeit: {email}.`,
  },
  en: {
    heading: 'Companions',
    text: `Parents and other companions are warmly welcome at the concerts. They may listen to lessons if the teacher and everyone present agree.

The office finds rooms for companions as available: {email}.`,
  },
}

const fees: Record<Locale, string> = { de: '€ 70,00', en: '€70.00' }
const days: Record<Locale, [usual: string, earlier: string]> = {
  de: [repertoireDayText.de, '1. Juni'],
  en: [repertoireDayText.en, '1 June'],
}

/** The handling fee of two summers ago. */
export const earlierFee = (text: string, locale: Locale): string =>
  text.replaceAll('{handling_fee}', fees[locale])

/** From the next year on the repertoire is wanted two weeks earlier. */
export const earlierRepertoire = (text: string, locale: Locale): string => text.replaceAll(...days[locale])
