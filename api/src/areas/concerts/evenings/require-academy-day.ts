import type { Locale } from '@academy/contract/base/locale'
import { invalidInput } from '../../../base/invalid-input.ts'
import { problem } from '../../../base/problem.ts'
import type { Tx } from '../../../db/connection.ts'
import { shareAcademy } from '../../../db/locks.ts'
import { findAcademy } from '../requests/queries.ts'
import { isWithin } from './rules.ts'

/** Returns the academy, whose days do not change until the transaction ends. Refuses a day outside of it. */
export const requireAcademyDay = async (tx: Tx, date: string, locale: Locale) => {
  await shareAcademy(tx, null)
  const academy = await findAcademy(tx)
  if (!academy) throw problem('not_found')
  if (!isWithin(date, academy)) throw invalidInput({ date: 'OUTSIDE_ACADEMY' }, locale)
  return academy
}
