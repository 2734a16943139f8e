import type { Locale } from '@academy/contract/lib/locale'
import type { Tx } from '../../db/connection.ts'
import { shareAcademy } from '../../db/locks.ts'
import { invalidInput } from '../../lib/invalid-input.ts'
import { problem } from '../../lib/problem.ts'
import { findAcademy } from '../concerts/queries.ts'
import { isWithin } from './rules.ts'

/** Returns the academy, whose days do not change until the transaction ends. Refuses a day outside of it. */
export const requireAcademyDay = async (tx: Tx, date: string, locale: Locale) => {
  await shareAcademy(tx, null)
  const academy = await findAcademy(tx)
  if (!academy) throw problem('not_found')
  if (!isWithin(date, academy)) throw invalidInput({ date: 'OUTSIDE_ACADEMY' }, locale)
  return academy
}
