import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { Locale, pathId } from '../../base/fields.ts'
import { exampleFacts, examplePublicMasterclass, Masterclass } from './schemas.ts'

export const masterclass = endpoint({
  method: 'GET',
  path: '/api/masterClass/:id',
  access: 'anyone',
  summary: 'One masterclass with the résumé of its teacher',
  stored: true,
  params: z.object({ id: pathId }),
  status: 200,
  reply: Masterclass,
  refuses: ['not_found'],
  example: {
    reply: {
      ...examplePublicMasterclass,
      ...exampleFacts,
      whole_picture: null,
      sentence_de: 'Der Ton beginnt, bevor man ihn hört.',
      sentence_en: 'A note begins before you hear it.',
      resume: {
        resume_german: '<p>Ilse Marent unterrichtet …</p>',
        resume_english: '<p>Ilse Marent teaches …</p>',
      },
      chamber_music_de: '',
      chamber_music_en: '',
    } satisfies z.input<typeof Masterclass>,
  },
})

export const reminderFile = endpoint({
  method: 'GET',
  path: '/api/masterClass/:id/reminder.ics',
  access: 'anyone',
  summary: 'The application deadline as a calendar file, with an alarm a week before',
  params: z.object({ id: pathId }),
  /** A link sends no header, so the language can be given in the query. */
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
