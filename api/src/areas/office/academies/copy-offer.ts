import type { CopiedAcademy } from '@academy/contract/office/academies/schemas'
import type { Tx } from '../../../db/connection.ts'
import { copyRows } from '../../../db/copy-rows.ts'
import { copyRooms } from '../../lodging/index.ts'
import { ofAccompanists } from './queries.ts'

interface Years {
  from_academy: number
  to_academy: number
  days: number
  with_periods: boolean
}

/** Copies what an academy offers, with all days moved. Nothing of people, and no selection, comes along. */
export const copyOffer = async (
  tx: Tx,
  { with_periods, ...years }: Years,
): Promise<CopiedAcademy['copied']> => ({
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
