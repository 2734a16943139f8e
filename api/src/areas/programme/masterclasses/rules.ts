import { laterDay } from '@academy/contract/base/days'

/** Days between the reminder and the deadline. */
export const REMINDER_DAYS = 7

/** From a week before the deadline up to the deadline. */
export const isDue = (deadline: string, today: string): boolean =>
  laterDay(deadline, -REMINDER_DAYS) <= today && today <= deadline

/** Returns why a reminder is refused, or undefined if it is possible. */
export const reminderRefusal = (
  deadline: string,
  today: string,
): 'deadline_passed' | 'deadline_near' | undefined => {
  if (deadline < today) return 'deadline_passed'
  return laterDay(deadline, -REMINDER_DAYS) < today ? 'deadline_near' : undefined
}
