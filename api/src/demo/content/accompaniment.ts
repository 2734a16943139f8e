import type { InstrumentKey } from './instruments.ts'
import type { TeacherSlug } from './teachers.ts'

/**
 * The period of an accompanist and the masterclasses they accompany. Days count from the first day of the
 * academy.
 */
export interface DemoPeriod {
  email: string
  from_day: number
  to_day: number
  accompanies: readonly (readonly [TeacherSlug, InstrumentKey])[]
  /** Assigned by the office. */
  is_assigned?: boolean
}

const email = 'correpetitor@example.org'

/** Some masterclasses are left that nobody has chosen, and two that nobody could choose. */
export const currentPeriods: readonly DemoPeriod[] = [
  {
    email,
    from_day: 0,
    to_day: 10,
    accompanies: [
      ['wojciech-labedzki', 'viola'],
      ['tamta-beruashvili', 'cello'],
    ],
  },
  {
    email: 'tordis.kvernelia@example.org',
    from_day: 0,
    to_day: 8,
    accompanies: [['anna-friederike-unterkircher-schwarzenbrunner', 'voice']],
    is_assigned: true,
  },
  {
    email: 'matteo.brambisca@example.org',
    from_day: 6,
    to_day: 14,
    accompanies: [['solveig-bjornhaugen', 'viola']],
  },
]

/** Invited by mail, and without an account so far. */
export const INVITED_ACCOMPANIST = {
  role: 'Correpetitor',
  first_name: 'Henrike',
  last_name: 'Lindenthaler',
  email: 'henrike.lindenthaler@example.org',
  locale: 'de',
} as const

/** Accompaniment of the previous year. */
export const pastPeriod: DemoPeriod = {
  email,
  from_day: 0,
  to_day: 12,
  accompanies: [
    ['balint-koszeghalmi', 'violin'],
    ['wojciech-labedzki', 'viola'],
    ['anna-friederike-unterkircher-schwarzenbrunner', 'voice'],
  ],
}
