// Does not import zod: the pages load this file too.
import { type AcademyDays, seasonOf } from '../../programme/academy/season.ts'

/** The parts of the year, in their order. */
export const phases = [
  'set-up',
  'applications',
  'selection',
  'preparation',
  'arrival',
  'academy',
  'afterwards',
] as const
export type Phase = (typeof phases)[number]

/**
 * Returns the part of the year in which the office is. Without an academy or a masterclass there is nothing to apply for.
 * The selection lasts until every masterclass is final, but not into the academy.
 */
export const phaseOf = (
  academy: AcademyDays | null,
  { masterclasses, open_selections }: { masterclasses: number; open_selections: number },
  today: string,
): Phase => {
  if (!academy || masterclasses === 0) return 'set-up'
  const season = seasonOf(academy, today)
  if (season === 'beforehand') return open_selections > 0 ? 'selection' : 'preparation'
  return season === 'academy' && today === academy.start_date ? 'arrival' : season
}

/** Whether the office still prepares the academy: later its list of what is missing only distracts. */
export const isBeforeDeadline = (phase: Phase): boolean => phase === 'set-up' || phase === 'applications'
