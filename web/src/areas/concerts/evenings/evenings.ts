import { type EveningWarning, warningsOf } from '@academy/contract/concerts/evenings/evening-warnings'
import type { Evening, OfficeRequest } from '@academy/contract/concerts/evenings/schemas'
import type { Board } from './api.ts'
import { plannedOn } from './plan.ts'

/** An evening with its programme and warnings. */
export interface PlannedEvening extends Evening {
  requests: OfficeRequest[]
  warnings: EveningWarning[]
}

/** Returns the evenings by day, as the board shows them. */
export const plannedEvenings = ({
  evenings,
  requests,
  people,
}: Pick<Board, 'evenings' | 'requests' | 'people'>): PlannedEvening[] => {
  const planned = evenings
    .map(evening => ({ ...evening, requests: plannedOn(evening, requests) }))
    .toSorted((one, other) => one.date.localeCompare(other.date) || one.id - other.id)
  return planned.map(evening => ({ ...evening, warnings: warningsOf(evening, planned, people) }))
}

export const secondsOf = (requests: readonly OfficeRequest[]): number =>
  requests.reduce((sum, { total_duration_seconds }) => sum + total_duration_seconds, 0)

/** Rounds up to whole minutes, so that an evening is not planned too tightly. */
export const inMinutes = (seconds: number): number => Math.ceil(seconds / 60)

/** The number of recording invoices that the announcement creates, if the academy charges this fee. */
export const invoicesToCome = (requests: readonly OfficeRequest[], fee: number): number =>
  requests.filter(
    ({ wants_recording, invoice, is_recording_free }) =>
      fee > 0 && wants_recording && !invoice && !is_recording_free,
  ).length
