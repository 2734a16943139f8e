import type { Locale } from '@academy/contract/base/locale'
import type { Deadline } from '../queries.ts'

interface DeadlineTexts {
  fileName: string
  title(deadline: Deadline): string
  note: string
}

/** Texts of the calendar entry for the deadline. */
export const deadlineTexts: Record<Locale, DeadlineTexts> = {
  en: {
    fileName: 'application-deadline.ics',
    title: ({ instrument_en, teacher }) => `Application deadline: ${instrument_en} with ${teacher}`,
    note: 'You can apply for this masterclass until the end of this day.',
  },
  de: {
    fileName: 'bewerbungsschluss.ics',
    title: ({ instrument_de, teacher }) => `Bewerbungsschluss: ${instrument_de} bei ${teacher}`,
    note: 'Bis zum Ende dieses Tages können Sie sich für diesen Meisterkurs bewerben.',
  },
}
