export interface DemoInstrument {
  key: string
  name_de: string
  name_en: string
  description_german: string
  description_english: string
}

export const instruments = [
  {
    key: 'piano',
    name_de: 'Klavier',
    name_en: 'Piano',
    description_german: 'Klavier: Anschlag, Farbe und der große Bogen',
    description_english: 'Piano: touch, colour and the long line',
  },
  {
    key: 'violin',
    name_de: 'Violine',
    name_en: 'Violin',
    description_german: 'Violine: Ton, Stil und der singende Bogen',
    description_english: 'Violin: tone, style and the singing bow',
  },
  {
    key: 'viola',
    name_de: 'Viola',
    name_en: 'Viola',
    description_german: 'Viola: die Wärme der Mittelstimme',
    description_english: 'Viola: the warmth of the inner voice',
  },
  {
    key: 'cello',
    name_de: 'Violoncello',
    name_en: 'Cello',
    description_german: 'Violoncello: Atem, Gewicht und Resonanz',
    description_english: 'Cello: breath, weight and resonance',
  },
  {
    key: 'percussion',
    name_de: 'Schlagwerk',
    name_en: 'Percussion',
    description_german: 'Schlagwerk: Rhythmus in allen Farben',
    description_english: 'Percussion: rhythm in every colour',
  },
  {
    key: 'voice',
    name_de: 'Gesang',
    name_en: 'Voice',
    description_german: 'Gesang: Atem, Wort und Melodie',
    description_english: 'Voice: breath, word and melody',
  },
  {
    key: 'saxophone',
    name_de: 'Saxophon',
    name_en: 'Saxophone',
    description_german: 'Saxophon: vom Rohrblatt zur Phrase',
    description_english: 'Saxophone: from the reed to the phrase',
  },
  {
    key: 'organ',
    name_de: 'Orgel',
    name_en: 'Organ',
    description_german: 'Orgel: die Pfeifen spielen und den Raum',
    description_english: 'Organ: playing pipes and playing the room',
  },
] as const satisfies readonly DemoInstrument[]

export type InstrumentKey = (typeof instruments)[number]['key']
