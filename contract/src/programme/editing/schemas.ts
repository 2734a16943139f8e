import { z } from 'zod'
import { refuseHalfTranslated } from '../../base/both-languages.ts'
import { chosenId, day, flag, id, messageKey, optionalText, version } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'
import { stayErrors } from '../../base/period.ts'
import { factsBy, masterclassFacts } from '../masterclasses/facts.ts'
import { exampleFacts } from '../masterclasses/schemas.ts'

const MAX_FEE_EUROS = 100_000
const MAX_PLACES = 500

/** An academy as the office chooses it. */
export const AcademyChoice = z.object({
  id,
  year: z.number(),
  start_date: day,
  end_date: day,
  is_current: z.boolean(),
  /** It was never current. */
  is_draft: z.boolean(),
})
export type AcademyChoice = z.infer<typeof AcademyChoice>

/** A person to choose. */
const PersonChoice = z.object({ id, name: z.string() })

const InstrumentChoice = z.object({ id, ...localized('name', z.string()) })

const days = {
  start_date: z.string(messageKey('START_MISSING')).min(1, messageKey('START_MISSING')).pipe(day),
  end_date: z.string(messageKey('END_MISSING')).min(1, messageKey('END_MISSING')).pipe(day),
}

const isDay = (value: unknown) => day.safeParse(value).success

const refuseWrongDays = (value: { start_date: string; end_date: string }, context: z.RefinementCtx): void => {
  if (!isDay(value.start_date) || !isDay(value.end_date)) return
  for (const [field, message] of Object.entries(stayErrors(value)))
    context.addIssue({ code: 'custom', path: [field], message })
}

// Reported together with the errors of the fields themselves.
const always = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}

const MasterclassFields = z.object({
  instrument_id: chosenId('INSTRUMENT_REQUIRED'),
  teacher_id: chosenId('TEACHER_REQUIRED'),
  ...days,
  /** Whole euros. */
  participation_fee: z
    .int(messageKey('WHOLE_FEE_INVALID'))
    .min(0, messageKey('WHOLE_FEE_INVALID'))
    .max(MAX_FEE_EUROS, messageKey('WHOLE_FEE_INVALID')),
  /** For the teacher; null: not said. */
  places: z
    .int(messageKey('PLACES_INVALID'))
    .min(1, messageKey('PLACES_INVALID'))
    .max(MAX_PLACES, messageKey('PLACES_INVALID'))
    .nullable()
    .default(null),
  application_closed: flag().default(false),
  /** Whether a place that becomes free is offered to the next on the waiting list without a click. */
  offers_automatic: flag().default(false),
  /** Replaces the description of the instrument on the public pages. */
  ...localized('tagline', optionalText(200)),
  /** Replaces the default text on the application page. */
  ...localized('chamber_music', optionalText(1_000)),
  /** What the public page says about lessons, languages, level and what the fee pays for. */
  ...factsBy(() => optionalText(300)),
})

const checked = <S extends typeof MasterclassFields>(fields: S) =>
  fields.superRefine((value, context) => {
    const input = value as z.output<typeof MasterclassFields>
    refuseWrongDays(input, context)
    refuseHalfTranslated(input, ['tagline', 'chamber_music', ...masterclassFacts], context)
  }, always)

export const MasterclassInput = checked(MasterclassFields.extend({ academy_id: chosenId('REQUIRED') }))
export type MasterclassInput = z.output<typeof MasterclassInput>

export const MasterclassChange = checked(
  MasterclassFields.extend({
    version,
    /** How many applicants were shown before the change was confirmed. */
    confirmed: z.int().min(0).default(0),
  }),
)
export type MasterclassChange = z.output<typeof MasterclassChange>

export const ProgrammeMasterclass = z.object({
  id,
  version: z.number(),
  academy_id: id,
  instrument_id: id,
  ...localized('instrument', z.string()),
  teacher_id: id,
  teacher_name: z.string(),
  start_date: day,
  end_date: day,
  participation_fee: z.number(),
  places: z.number().nullable(),
  application_closed: z.boolean(),
  offers_automatic: z.boolean(),
  ...localized('tagline', z.string()),
  ...localized('chamber_music', z.string()),
  ...factsBy(() => z.string()),
  /** Applications that were not withdrawn. */
  application_count: z.number(),
  is_final: z.boolean(),
})
export type ProgrammeMasterclass = z.infer<typeof ProgrammeMasterclass>

const PeriodDays = z.object(days)
export const PeriodInput = PeriodDays.extend({
  academy_id: chosenId('REQUIRED'),
  account_id: chosenId('ACCOMPANIST_UNKNOWN'),
}).superRefine(refuseWrongDays, always)
export const PeriodChange = PeriodDays.extend({ version }).superRefine(refuseWrongDays, always)

export const ProgrammePeriod = z.object({
  id,
  version: z.number(),
  academy_id: id,
  account_id: id,
  name: z.string(),
  start_date: day,
  end_date: day,
  /** How many masterclasses the person accompanies. */
  masterclass_count: z.number(),
})
export type ProgrammePeriod = z.infer<typeof ProgrammePeriod>

/** The masterclasses and accompaniment periods of one academy, with what can be chosen for them. */
export const Programme = z.object({
  academies: z.array(AcademyChoice),
  /** Null without any academy. */
  academy: AcademyChoice.nullable(),
  masterclasses: z.array(ProgrammeMasterclass),
  periods: z.array(ProgrammePeriod),
  instruments: z.array(InstrumentChoice),
  teachers: z.array(PersonChoice),
  correpetitors: z.array(PersonChoice),
})
export type Programme = z.infer<typeof Programme>

export const exampleAcademy: AcademyChoice = {
  id: 2,
  year: 2027,
  start_date: '2027-08-01',
  end_date: '2027-08-15',
  is_current: true,
  is_draft: false,
}

export const exampleMasterclassInput = {
  instrument_id: 4,
  teacher_id: 7,
  start_date: '2027-08-02',
  end_date: '2027-08-10',
  participation_fee: 540,
  places: 12,
  application_closed: false,
  offers_automatic: false,
  tagline_de: 'Atem, Gewicht und Klang',
  tagline_en: 'Breath, weight and sound',
  chamber_music_de: '',
  chamber_music_en: '',
  ...exampleFacts,
} satisfies Omit<MasterclassInput, 'academy_id'>

export const exampleMasterclass: ProgrammeMasterclass = {
  ...exampleMasterclassInput,
  id: 3,
  version: 1,
  academy_id: 2,
  instrument_de: 'Violoncello',
  instrument_en: 'Cello',
  teacher_name: 'Ilse Marent',
  application_count: 0,
  is_final: false,
}

export const examplePeriod: ProgrammePeriod = {
  id: 5,
  version: 1,
  academy_id: 2,
  account_id: 31,
  name: 'Jonas Wiesner',
  start_date: '2027-08-01',
  end_date: '2027-08-12',
  masterclass_count: 2,
}
