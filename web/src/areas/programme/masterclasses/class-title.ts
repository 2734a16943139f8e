import type { Application } from '@academy/contract/admission/applications/schemas'
import type { Locale } from '@academy/contract/base/locale'
import { fullName, nameIn } from '../../../base/format.ts'

/** Cello, Ilse Marent */
export const classTitle = (
  { instrument, teacher }: Pick<Application['masterclass'], 'instrument' | 'teacher'>,
  locale: Locale,
): string => `${nameIn(locale, instrument)}, ${fullName(teacher)}`
