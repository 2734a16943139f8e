import type { Locale } from '@academy/contract/base/locale'
import type {
  AccompanimentPlan,
  PlannedMasterclass,
} from '@academy/contract/schedule/accompaniment-plan/schemas'

export const instrumentOf = (one: PlannedMasterclass, locale: Locale): string => one[`instrument_${locale}`]

/** Instrument and teacher. */
export const masterclassName = (one: PlannedMasterclass, locale: Locale): string =>
  `${instrumentOf(one, locale)}, ${one.teacher_name}`

export const accompanistNames = (
  { accompanists }: Pick<AccompanimentPlan, 'accompanists'>,
  period_ids: readonly number[],
): string =>
  accompanists
    .filter(({ period_id }) => period_ids.includes(period_id))
    .map(({ name }) => name)
    .join(', ')
