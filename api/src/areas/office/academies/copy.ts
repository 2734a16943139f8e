import { dayNumber, laterDay } from '@academy/contract/base/days'
import { day } from '@academy/contract/base/fields'
import * as contract from '@academy/contract/office/academies/endpoints'
import { audit } from '../../../base/audit.ts'
import { invalidInput } from '../../../base/invalid-input.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockAcademy } from '../../../db/locks.ts'
import { copyOffer } from './copy-offer.ts'
import { type AcademyRow, findRow, formerAccompanists, insertAcademy } from './queries.ts'
import { storableColumns } from './rules.ts'
import { loadAcademy } from './show.ts'

/** Whether all days stay in the centuries that the contract knows. */
const keepsYears = ({ end_date_application, end_date_academy }: AcademyRow, days: number): boolean =>
  [laterDay(end_date_application, days), laterDay(end_date_academy, days)].every(
    moved => day.safeParse(moved).success,
  )

/** Inserts the academy with its days moved. It is a draft, whatever the original is. */
const copyRow = (tx: Tx, original: AcademyRow, days: number, now: Date): Promise<number> => {
  const { id, version, is_current, is_draft, lodging_free_until, ...same } = original
  const moved = (day: string) => laterDay(day, days)
  return insertAcademy(tx, {
    ...storableColumns(same),
    start_date_academy: moved(same.start_date_academy),
    end_date_academy: moved(same.end_date_academy),
    end_date_application: moved(same.end_date_application),
    lodging_free_until: lodging_free_until && moved(lodging_free_until),
    is_draft: true,
    changed_at: now,
  })
}

export const copyAcademy = serve(contract.copyAcademy, ({ db }, { params, body, user, locale, now }) =>
  db.transaction().execute(async tx => {
    // Locks the original, so that its days and what it offers belong together.
    await lockAcademy(tx, params.id)
    const original = await findRow(tx, params.id)
    if (!original) throw problem('not_found')
    const days = dayNumber(body.start_date_academy) - dayNumber(original.start_date_academy)
    if (!keepsYears(original, days)) throw invalidInput({ start_date_academy: 'DATE_INVALID' }, locale)
    const academy_id = await copyRow(tx, original, days, now)
    const years = { from_academy: params.id, to_academy: academy_id, days }
    const copied = await copyOffer(tx, { ...years, with_periods: body.with_periods })
    const left_out = body.with_periods ? await formerAccompanists(tx, params.id) : []
    const details = { academy_id, copy_of: params.id, start_date_academy: body.start_date_academy, ...copied }
    await audit(tx, { at: now, action: 'academy_copied', actor_id: user.id, details })
    return { academy: await loadAcademy(tx, academy_id), copied, left_out }
  }),
)
