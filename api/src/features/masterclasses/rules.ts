import { laterDay } from '@academy/contract/days'

/** How long before the deadline people are reminded of it. */
export const REMINDER_DAYS = 7

/** A reminder goes out a week before the deadline; late is better than never, but not after it. */
export const isDue = (deadline: string, today: string): boolean =>
  laterDay(deadline, -REMINDER_DAYS) <= today && today <= deadline

/** Why nobody can be reminded of this deadline any more; nothing when they can. */
export const tooLate = (deadline: string, today: string): 'deadline_passed' | 'deadline_near' | undefined => {
  if (deadline < today) return 'deadline_passed'
  return laterDay(deadline, -REMINDER_DAYS) < today ? 'deadline_near' : undefined
}
