import { DECISION_DAYS } from '@academy/contract/base/constants'
import { laterDay } from '@academy/contract/base/days'
import type { NoticeKind } from '@academy/contract/messages/notices/kinds'
import { dayInVienna } from '../../../base/clock.ts'

/** Days before the deadline on which teachers get a notice of it. */
const DEADLINE_NEAR_DAYS = 3
/** Days between two reminders of a late selection. */
const LATE_EVERY_DAYS = 7
/** After a reminder by the office the program waits for so many days. */
const AFTER_OFFICE_DAYS = 3

const DAY_MS = 86_400_000
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** The first day of the week of this day. */
export const mondayOf = (today: string): string => laterDay(today, -((new Date(today).getUTCDay() + 6) % 7))

/** The day by which everybody who applied was promised an answer. */
export const answerDay = (deadline: string): string => laterDay(deadline, DECISION_DAYS)

/** Returns the day of the latest reminder of a late selection, or undefined while it is not late. */
export const lateStep = (deadline: string, today: string): string | undefined => {
  const first = laterDay(answerDay(deadline), 1)
  if (today < first) return undefined
  return laterDay(first, LATE_EVERY_DAYS * Math.floor(daysBetween(first, today) / LATE_EVERY_DAYS))
}

export interface Candidate {
  kind: NoticeKind
  masterclass_id: number
  /** What the mail is about, such as `application:12`. */
  subject: string
  deadline: string
  start_date: string
  /** When the office reminded the teacher last. */
  reminded_at: Date | null
  /** When the person got the last mail of this kind. */
  sent_at: Date | null
}

const lateSubject = ({ subject, deadline, start_date, reminded_at }: Candidate, today: string) => {
  const step = lateStep(deadline, today)
  const isTooLate = today >= start_date
  const isReminded = reminded_at !== null && dayInVienna(reminded_at) > laterDay(today, -AFTER_OFFICE_DAYS)
  return step === undefined || isTooLate || isReminded ? undefined : `${subject}:${step}`
}

/** Returns the subject of a notice that is due today, or undefined if it is not due. At most one mail of a kind a day. */
export const dueSubject = (candidate: Candidate, today: string): string | undefined => {
  const { kind, subject, deadline, sent_at } = candidate
  const lastDay = sent_at === null ? '' : dayInVienna(sent_at)
  if (lastDay >= today) return undefined
  switch (kind) {
    case 'new_applications':
      return lastDay < mondayOf(today) ? subject : undefined
    case 'deadline': {
      const isNear = laterDay(deadline, -DEADLINE_NEAR_DAYS) <= today && today <= deadline
      return isNear ? `${subject}:${deadline}` : undefined
    }
    case 'selection_late':
      return lateSubject(candidate, today)
    default:
      return subject
  }
}
