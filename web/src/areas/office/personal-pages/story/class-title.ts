import type { Locale } from '@academy/contract/base/locale'
import { fullName, nameIn } from '../../../../base/format.ts'
import type { Masterclass } from './facts.ts'

/** Cello, Ilse Marent */
export const classTitle = ({ instrument, teacher }: Masterclass, locale: Locale): string =>
  `${nameIn(locale, instrument)}, ${fullName(teacher)}`
