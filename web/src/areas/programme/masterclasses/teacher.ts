import type { MasterclassCard } from '@academy/contract/programme/masterclasses/schemas'
import { fullName } from '../../../base/format.ts'

export const teacherName = ({ teacher }: Pick<MasterclassCard, 'teacher'>): string => fullName(teacher)

/** With the title that the office shows, on the page and card of a masterclass. */
export const titledTeacherName = ({
  teacher_title,
  teacher,
}: Pick<MasterclassCard, 'teacher' | 'teacher_title'>): string =>
  [teacher_title, fullName(teacher)].filter(Boolean).join(' ')
