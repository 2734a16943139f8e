import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { day, id, pathId } from './fields.ts'
import { Locale } from './locale.ts'

export const Instrument = z.object({
  id,
  name_de: z.string(),
  name_en: z.string(),
  description_english: z.string(),
})

/** A masterclass as lists show it. */
export const MasterclassCard = z.object({
  id,
  instrument: Instrument,
  teacher: z.object({ first_name: z.string(), last_name: z.string() }),
  teacher_first_name: z.string(),
  teacher_last_name: z.string(),
  start_date: day,
  end_date: day,
  /** Whole euros as numeric text. */
  participation_fee: z.string().regex(/^\d+$/),
  application_closed: z.literal([0, 1]),
  is_current: z.boolean(),
})
export type MasterclassCard = z.infer<typeof MasterclassCard>

export const Masterclass = MasterclassCard.extend({
  resume: z.object({ resume_german: z.string(), resume_english: z.string() }),
})
export type Masterclass = z.infer<typeof Masterclass>

export const exampleCard: MasterclassCard = {
  id: 3,
  instrument: { id: 4, name_de: 'Violoncello', name_en: 'Cello', description_english: 'Cello' },
  teacher: { first_name: 'Ilse', last_name: 'Marent' },
  teacher_first_name: 'Ilse',
  teacher_last_name: 'Marent',
  start_date: '2027-08-02',
  end_date: '2027-08-10',
  participation_fee: '540',
  application_closed: 0,
  is_current: true,
}

export const masterclass = endpoint({
  method: 'GET',
  path: '/api/masterClass/:id',
  access: 'anyone',
  summary: 'One masterclass with the résumé of its teacher',
  params: z.object({ id: pathId }),
  status: 200,
  reply: Masterclass,
  refuses: ['not_found'],
  example: {
    reply: {
      ...exampleCard,
      resume: {
        resume_german: '<p>Ilse Marent unterrichtet …</p>',
        resume_english: '<p>Ilse Marent teaches …</p>',
      },
    },
  },
})

export const reminderFile = endpoint({
  method: 'GET',
  path: '/api/masterClass/:id/reminder.ics',
  access: 'anyone',
  summary: 'The application deadline as a calendar file, with an alarm a week before',
  params: z.object({ id: pathId }),
  /** A link sends no header, so the language of the page can stand in the address. */
  query: z.object({ lang: Locale.optional() }),
  status: 200,
  reply: z.undefined(),
  refuses: ['application_closed', 'deadline_passed'],
})

export const requestReminder = endpoint({
  method: 'POST',
  path: '/api/masterClass/:id/reminder',
  access: 'signed-in',
  summary: 'Ask for a mail a week before the application deadline; asking again changes nothing',
  params: z.object({ id: pathId }),
  status: 200,
  reply: z.object({ message: z.string() }),
  refuses: ['application_closed', 'deadline_passed', 'deadline_near'],
  example: { reply: { message: 'We will write to you a week before the deadline.' } },
})
