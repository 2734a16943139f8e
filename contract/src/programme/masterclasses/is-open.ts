import type { PublicMasterclass } from './schemas.ts'

/** What decides whether anybody can apply. */
export interface Openness extends Pick<PublicMasterclass, 'is_current' | 'is_over'> {
  application_closed: PublicMasterclass['application_closed'] | boolean
}

/** The last day has passed. */
export const isOver = ({ end_date }: Pick<PublicMasterclass, 'end_date'>, today: string): boolean =>
  end_date < today

/** In the current academy one can apply until the office closes applications or the masterclass is over. */
export const isOpen = ({ is_current, application_closed, is_over }: Openness): boolean =>
  is_current && !application_closed && !is_over
