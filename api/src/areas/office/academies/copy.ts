import { daysBetween, laterDay } from '@academy/contract/base/days'
import { day } from '@academy/contract/base/fields'
import * as contract from '@academy/contract/office/academies/endpoints'
import type { CopiedAcademy } from '@academy/contract/office/academies/schemas'
import { audit } from '../../../base/audit.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Tx } from '../../../db/connection.ts'
import { copyRows } from '../../../db/copy-rows.ts'
import { lockAcademy } from '../../../db/locks.ts'
import { copyRooms } from '../../lodging/index.ts'
import { loadAcademy } from './academies.ts'
import { type AcademyRow, findRow, formerAccompanists, insertAcademy, ofAccompanists } from './queries.ts'
import { storableColumns } from './rules.ts'

interface Years {
  from_academy: number
  to_academy: number
  days: number
  with_periods: boolean
}

/** Copies what an academy offers, with all days moved. Nothing of people, and no selection, comes along. */
const copyOffer = async (tx: Tx, { with_periods, ...years }: Years): Promise<CopiedAcademy['copied']> => ({
  masterclasses: await copyRows(tx, {
    ...years,
    table: 'masterclasses',
    fresh: ['application_closed', 'finalized_at', 'finalized_by', 'letters_due_at', 'selected_count'],
  }),
  room_types: await copyRows(tx, { ...years, table: 'room_types', fresh: [] }),
  rooms: await copyRooms(tx, years.from_academy, years.to_academy),
  meal_types: await copyRows(tx, { ...years, table: 'meal_types', fresh: [] }),
  correpetition_periods: with_periods
    ? await copyRows(tx, { ...years, table: 'correpetition_periods', fresh: [], where: ofAccompanists })
    : 0,
})

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
    const days = daysBetween(original.start_date_academy, body.start_date_academy)
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
