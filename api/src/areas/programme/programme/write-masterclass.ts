import type { Locale } from '@academy/contract/base/locale'
import { centsOf } from '@academy/contract/base/money'
import { stayErrors } from '@academy/contract/base/period'
import type { MasterclassInput } from '@academy/contract/programme/programme/schemas'
import { invalidInput } from '../../../base/invalid-input.ts'
import type { Tx } from '../../../db/connection.ts'
import { shareAcademy } from '../../../db/locks.ts'
import { findAcademyDays, isUnknownInstrument, isUnknownTeacher } from './queries.ts'

/** Refuses days outside the academy. Its days stay as they are until the transaction ends. */
export const requireAcademyDays = async (
  tx: Tx,
  academy_id: number,
  days: { start_date: string; end_date: string },
  locale: Locale,
): Promise<void> => {
  await shareAcademy(tx, academy_id)
  const academy = await findAcademyDays(tx, academy_id)
  if (!academy) throw invalidInput({ academy_id: 'ACADEMY_UNKNOWN' }, locale)
  const errors = stayErrors(days, academy)
  if (Object.keys(errors).length > 0) throw invalidInput(errors, locale)
}

/** Maps the input to table columns. */
export const columnsOf = ({ participation_fee, ...columns }: Omit<MasterclassInput, 'academy_id'>) => ({
  ...columns,
  participation_fee_cents: centsOf(participation_fee),
})

/** Reports a teacher or an instrument that does not exist, or no longer does, at its field. */
export const refuseUnknown = async <T>(work: Promise<T>, locale: Locale): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (isUnknownInstrument(error)) throw invalidInput({ instrument_id: 'INSTRUMENT_UNKNOWN' }, locale)
    if (isUnknownTeacher(error)) throw invalidInput({ teacher_id: 'TEACHER_UNKNOWN' }, locale)
    throw error
  }
}
