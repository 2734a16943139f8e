import type { PublicMasterclass } from './schemas.ts'

/** What decides whether anybody can apply. */
export type Openness = Pick<PublicMasterclass, 'application_closed' | 'is_over'>

/** Anybody can still apply. */
export const isOpen = ({ application_closed, is_over }: Openness): boolean =>
  application_closed === 0 && !is_over
