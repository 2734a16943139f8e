import { z } from 'zod'
import { day, id } from '../../base/fields.ts'
import { type Localized, localized } from '../../base/locale.ts'
import { DEFAULT_FOCUS } from '../teachers/portrait.ts'
import { Portrait, WholePicture } from '../teachers/schemas.ts'
import { factsBy, type MasterclassFact } from './facts.ts'

export const Instrument = z.object({
  id,
  ...localized('name', z.string()),
  description_german: z.string(),
  description_english: z.string(),
  /** A symbol of the set of drawings; null: none fits. */
  drawing: z.string().nullable(),
  /** Instruments are listed in this order. */
  position: z.number(),
})

/** A masterclass as shown in lists. */
export const MasterclassCard = z.object({
  id,
  instrument: Instrument,
  teacher: z.object({ first_name: z.string(), last_name: z.string() }),
  teacher_first_name: z.string(),
  teacher_last_name: z.string(),
  /** Before the name on public pages; empty unless the office shows it. */
  teacher_title: z.string(),
  /** The portrait of the teacher. */
  portrait: Portrait,
  start_date: day,
  end_date: day,
  /** Whole euros as numeric text. */
  participation_fee: z.string().regex(/^\d+$/),
  application_closed: z.literal([0, 1]),
  /** Empty if the masterclass has none. */
  ...localized('tagline', z.string()),
  /** Informational; null: not said. */
  places: z.number().nullable(),
  is_current: z.boolean(),
})
export type MasterclassCard = z.infer<typeof MasterclassCard>

/** A masterclass as anybody may see it. */
export const PublicMasterclass = MasterclassCard.extend({
  /** Places that nobody has and nobody was offered; null: unlimited, or not known between deadline and final save. */
  places_left: z.number().nullable(),
  /** Its last day has passed, in the academy's time zone. */
  is_over: z.boolean(),
})
export type PublicMasterclass = z.infer<typeof PublicMasterclass>

export const Masterclass = PublicMasterclass.extend({
  /** The picture of which the portrait is a part; null if the page shows the portrait. */
  whole_picture: WholePicture.nullable(),
  resume: z.object({ resume_german: z.string(), resume_english: z.string() }),
  /** What the teacher says; empty: nothing. */
  ...localized('sentence', z.string()),
  /** Empty: the default text. */
  ...localized('chamber_music', z.string()),
  /** Each of these is empty if the office says nothing about it. */
  ...factsBy(() => z.string()),
})
export type Masterclass = z.infer<typeof Masterclass>

export const exampleCard: MasterclassCard = {
  id: 3,
  instrument: {
    id: 4,
    name_de: 'Violoncello',
    name_en: 'Cello',
    description_german: 'Violoncello',
    description_english: 'Cello',
    drawing: 'cello',
    position: 4,
  },
  teacher: { first_name: 'Ilse', last_name: 'Marent' },
  teacher_first_name: 'Ilse',
  teacher_last_name: 'Marent',
  teacher_title: '',
  portrait: { small: '/portraits/violin.svg', large: '/portraits/violin.svg', sources: [], ...DEFAULT_FOCUS },
  start_date: '2027-08-02',
  end_date: '2027-08-10',
  participation_fee: '540',
  application_closed: 0,
  tagline_de: 'Atem, Gewicht und Klang',
  tagline_en: 'Breath, weight and sound',
  places: 12,
  is_current: true,
}

export const examplePublicMasterclass: PublicMasterclass = { ...exampleCard, places_left: 12, is_over: false }

export const exampleFacts: Localized<MasterclassFact> = {
  lessons_de: 'Fünf Einzelstunden zu 50 Minuten',
  lessons_en: 'Five individual lessons of 50 minutes',
  teaching_languages_de: 'Deutsch, Englisch',
  teaching_languages_en: 'German, English',
  level_de: 'Studierende und junge Berufstätige',
  level_en: 'Students and young professionals',
  included_de: 'Übungsraum von 8 bis 21 Uhr',
  included_en: 'Practice room from 8 am to 9 pm',
}
