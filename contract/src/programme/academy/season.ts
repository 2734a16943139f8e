// Does not import zod: the pages load this file too.

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
