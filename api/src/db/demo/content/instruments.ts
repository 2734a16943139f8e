export interface DemoInstrument {
  key: string
  name_de: string
  name_en: string
  description_english: string
}

export const instruments = [
  {
    key: 'piano',
    name_de: 'Klavier',
    name_en: 'Piano',
    description_english: 'Piano: touch, colour and the long line',
  },
  {
    key: 'violin',
    name_de: 'Violine',
    name_en: 'Violin',
    description_english: 'Violin: tone, style and the singing bow',
  },
  {
    key: 'viola',
    name_de: 'Viola',
    name_en: 'Viola',
    description_english: 'Viola: the warmth of the inner voice',
  },
  {
    key: 'cello',
    name_de: 'Violoncello',
    name_en: 'Cello',
    description_english: 'Cello: breath, weight and resonance',
  },
  {
    key: 'percussion',
    name_de: 'Schlagwerk',
    name_en: 'Percussion',
    description_english: 'Percussion: rhythm in every colour',
  },
  {
    key: 'voice',
    name_de: 'Gesang',
    name_en: 'Voice',
    description_english: 'Voice: breath, word and melody',
  },
  {
    key: 'saxophone',
    name_de: 'Saxophon',
    name_en: 'Saxophone',
    description_english: 'Saxophone: from the reed to the phrase',
  },
  {
    key: 'organ',
    name_de: 'Orgel',
    name_en: 'Organ',
    description_english: 'Organ: playing pipes and playing the room',
  },
] as const satisfies readonly DemoInstrument[]

export type InstrumentKey = (typeof instruments)[number]['key']
