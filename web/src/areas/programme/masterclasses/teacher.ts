import type { Locale } from '@academy/contract/base/locale'
import { fullName } from '@academy/contract/base/names'
import type { MasterclassCard } from '@academy/contract/programme/masterclasses/schemas'
import { nameIn } from '../../../base/format.ts'

/** Cello, Ilse Marent */
export const classTitle = (
  { instrument, teacher }: Pick<MasterclassCard, 'instrument' | 'teacher'>,
  locale: Locale,
): string => `${nameIn(locale, instrument)}, ${fullName(teacher)}`

export const teacherName = ({ teacher }: Pick<MasterclassCard, 'teacher'>): string => fullName(teacher)

/** With the title that the office shows, on the page and card of a masterclass. */
export const titledTeacherName = ({
  teacher_title,
  teacher,
}: Pick<MasterclassCard, 'teacher' | 'teacher_title'>): string =>
  [teacher_title, fullName(teacher)].filter(Boolean).join(' ')
