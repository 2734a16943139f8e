import type { MasterclassCard } from '@academy/contract/masterclasses/schemas'
import { fullName } from '../../lib/format.ts'

export const teacherName = ({ teacher }: Pick<MasterclassCard, 'teacher'>): string => fullName(teacher)
