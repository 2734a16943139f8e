import { z } from 'zod'
import { id, line, messageKey, optionalText, version } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'

/** The symbols of `web/public/instruments/line-art.svg`. */
export const drawings = [
  'piano',
  'violin',
  'viola',
  'cello',
  'percussion',
  'voice',
  'saxophone',
  'organ',
] as const

export const InstrumentInput = z.object({
  ...localized('name', line(60)),
  /** Shown with masterclasses that have no tagline. */
  description_german: optionalText(200),
  description_english: optionalText(200),
  /** Null: none of the drawings fits. */
  drawing: z.enum(drawings, messageKey('INVALID')).nullable().default(null),
})
export type InstrumentInput = z.output<typeof InstrumentInput>
export const InstrumentChange = InstrumentInput.extend({ version })

export const OfficeInstrument = z.object({
  id,
  version: z.number(),
  ...localized('name', z.string()),
  description_german: z.string(),
  description_english: z.string(),
  drawing: z.string().nullable(),
  /** Masterclasses of all years. */
  masterclass_count: z.number(),
})
export type OfficeInstrument = z.infer<typeof OfficeInstrument>

export const exampleInstrumentInput = {
  name_de: 'Violoncello',
  name_en: 'Cello',
  description_german: 'Violoncello: Atem, Gewicht und Resonanz',
  description_english: 'Cello: breath, weight and resonance',
  drawing: 'cello' as const,
} satisfies z.input<typeof InstrumentInput>
export const exampleInstrument: OfficeInstrument = {
  ...exampleInstrumentInput,
  id: 4,
  version: 1,
  masterclass_count: 3,
}
