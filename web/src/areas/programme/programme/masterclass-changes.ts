import type { Locale } from '@academy/contract/base/locale'
import type {
  MasterclassChange,
  Programme,
  ProgrammeMasterclass,
} from '@academy/contract/programme/programme/schemas'
import { formatDay, formatMoney, nameIn } from '../../../base/format.ts'

export interface ChangedTerm {
  term: 'instrument' | 'teacher' | 'start' | 'end' | 'fee'
  from: string
  to: string
}

type Choices = Pick<Programme, 'instruments' | 'teachers'>

/** What people applied for and what becomes of it, as it is shown to the office before it is changed. */
export const changedTerms = (
  before: ProgrammeMasterclass,
  after: MasterclassChange,
  { instruments, teachers }: Choices,
  locale: Locale,
): ChangedTerm[] => {
  const instrument = instruments.find(({ id }) => id === after.instrument_id)
  const teacher = teachers.find(({ id }) => id === after.teacher_id)
  const terms: ChangedTerm[] = [
    {
      term: 'instrument',
      from: before[`instrument_${locale}`],
      to: instrument ? nameIn(locale, instrument) : '',
    },
    { term: 'teacher', from: before.teacher_name, to: teacher?.name ?? '' },
    { term: 'start', from: formatDay(before.start_date), to: formatDay(after.start_date) },
    { term: 'end', from: formatDay(before.end_date), to: formatDay(after.end_date) },
    {
      term: 'fee',
      from: formatMoney(before.participation_fee, locale),
      to: formatMoney(after.participation_fee, locale),
    },
  ]
  return terms.filter(({ from, to }) => from !== to)
}
