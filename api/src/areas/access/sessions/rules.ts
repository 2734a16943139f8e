import { IDLE_MS, LIFE_MS } from '../../../base/sessions.ts'

/** When a session ends if it is not used any more. */
export const endOf = ({ created_at, last_used_at }: { created_at: Date; last_used_at: Date }): Date =>
  new Date(Math.min(created_at.getTime() + LIFE_MS, last_used_at.getTime() + IDLE_MS))
