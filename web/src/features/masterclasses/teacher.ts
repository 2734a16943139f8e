import type { MasterclassCard } from '@academy/contract/masterclasses'

export const teacherName = ({ teacher }: Pick<MasterclassCard, 'teacher'>): string =>
  `${teacher.first_name} ${teacher.last_name}`
