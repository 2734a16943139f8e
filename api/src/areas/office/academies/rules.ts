import { areWorse, type CancellationTerms } from '@academy/contract/base/cancellation-terms'
import { locales } from '@academy/contract/base/locale'
import { centsOf } from '@academy/contract/base/money'
import type { AcademyInput } from '@academy/contract/office/academies/academy-input'
import type { CurrentChange } from '@academy/contract/office/academies/schemas'
import type { AcademyRow } from './queries.ts'

// In one order, because the audit log compares texts.
const ordered = ({ steps, last_percent }: CancellationTerms): CancellationTerms => ({
  steps: steps.map(({ least_days, percent }) => ({ least_days, percent })),
  last_percent,
})

/** The columns that the office writes. */
export const columnsOf = (wanted: AcademyInput) => ({
  start_date_academy: wanted.start_date_academy,
  end_date_academy: wanted.end_date_academy,
  end_date_application: wanted.end_date_application,
  lodging_free_until: wanted.lodging_free_until,
  place_name: wanted.place_name,
  handling_fee_cents: centsOf(wanted.handling_fee),
  recording_fee_cents: centsOf(wanted.recording_fee),
  offer_hours: wanted.offer_hours,
  shows_waiting_rank: wanted.shows_waiting_rank,
  ...Object.fromEntries(
    locales.map(locale => [`scholarship_${locale}`, wanted[`scholarship_${locale}`] || null]),
  ),
  scholarship_url: wanted.scholarship_url || null,
  withdrawal_terms: ordered(wanted.withdrawal_terms),
  lodging_terms: ordered(wanted.lodging_terms),
})
export type AcademyColumns = ReturnType<typeof columnsOf>

/** Terms are stored as JSON. */
export const storableColumns = <
  Columns extends Record<'withdrawal_terms' | 'lodging_terms', CancellationTerms>,
>(
  columns: Columns,
) => ({
  ...columns,
  withdrawal_terms: JSON.stringify(columns.withdrawal_terms),
  lodging_terms: JSON.stringify(columns.lodging_terms),
})

/** Returns the same columns of a stored academy, to be compared. */
export const writtenColumns = (row: AcademyRow, like: AcademyColumns): object => {
  const same = {
    ...row,
    withdrawal_terms: ordered(row.withdrawal_terms),
    lodging_terms: ordered(row.lodging_terms),
  }
  return Object.fromEntries(Object.entries(same).filter(([column]) => column in like))
}

type Terms = Pick<
  AcademyRow,
  'withdrawal_terms' | 'lodging_terms' | 'lodging_free_until' | 'end_date_application'
>

const freeUntil = ({ lodging_free_until, end_date_application }: Terms): string =>
  lodging_free_until ?? end_date_application

/** Returns the fields that make the terms worse for people who have applied, or booked. */
export const worseFields = (before: Terms, after: Terms, today: string) => {
  const isFreeLess = freeUntil(after) < freeUntil(before) && freeUntil(before) >= today
  const freeField = after.lodging_free_until === null ? 'end_date_application' : 'lodging_free_until'
  return {
    applications: areWorse(before.withdrawal_terms, after.withdrawal_terms) ? ['withdrawal_terms'] : [],
    bookings: [
      ...(areWorse(before.lodging_terms, after.lodging_terms) ? ['lodging_terms'] : []),
      ...(isFreeLess ? [freeField] : []),
    ],
  }
}

interface OfferedAcademy {
  end_date_academy: string
  end_date_application: string
  masterclass_count: number
}

/** Returns what visitors would miss if this academy were the current one. */
export const lacksOf = (
  academy: OfferedAcademy,
  room_type_count: number,
  today: string,
): CurrentChange['lacks'] => [
  ...(academy.masterclass_count === 0 ? (['masterclasses'] as const) : []),
  ...(room_type_count === 0 ? (['room_types'] as const) : []),
  ...(academy.end_date_application < today ? (['deadline_passed'] as const) : []),
  ...(academy.end_date_academy < today ? (['over'] as const) : []),
]
