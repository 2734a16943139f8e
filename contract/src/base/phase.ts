// Does not import zod: the pages load this file too.
import { DECISION_DAYS } from './constants.ts'
import { laterDay } from './days.ts'

/** The parts of the year of an academy, in their order. `beforehand`: between the deadline and the first day. */
export type Season = 'applications' | 'beforehand' | 'academy' | 'afterwards'

export interface AcademyDays {
  start_date: string
  end_date: string
  deadline: string
}

/** Returns the part of the year. The first and the last day belong to the academy, that of the deadline to the applications. */
export const seasonOf = ({ start_date, end_date, deadline }: AcademyDays, today: string): Season => {
  if (today > end_date) return 'afterwards'
  if (today >= start_date) return 'academy'
  return today <= deadline ? 'applications' : 'beforehand'
}

/** The parts of the year of the office, in their order. */
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

/** The part of the year as everybody may know it: the selection lasts for the days that decisions take. */
export const publicPhaseOf = (academy: AcademyDays | null, masterclasses: number, today: string): Phase => {
  const isDeciding = academy !== null && today <= laterDay(academy.deadline, DECISION_DAYS)
  return phaseOf(academy, { masterclasses, open_selections: isDeciding ? 1 : 0 }, today)
}

/** Whether the office still prepares the academy: later its list of what is missing only distracts. */
export const isBeforeDeadline = (phase: Phase): boolean => phase === 'set-up' || phase === 'applications'
