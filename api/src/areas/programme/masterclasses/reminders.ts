import { laterDay } from '@academy/contract/base/days'
import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/programme/masterclasses/endpoints'
import { isOpen, isOver } from '@academy/contract/programme/masterclasses/is-open'
import type { Clock } from '../../../base/clock.ts'
import { contentDisposition } from '../../../base/files/content-disposition.ts'
import { HttpResponse } from '../../../base/http-response.ts'
import { calendarFile } from '../../../base/icalendar.ts'
import { byAccount, togetherOrEach } from '../../../base/jobs/each-by-itself.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Tx } from '../../../db/connection.ts'
import { findAccount } from '../../access/index.ts'
import { mailReminders } from './mails.ts'
import {
  type Deadline,
  findDeadline,
  insertReminder,
  isDeletedMasterclass,
  putBack,
  takeDueReminders,
  waitingDeadlines,
} from './queries.ts'

interface DeadlineTexts {
  fileName: string
  title(deadline: Deadline): string
  note: string
}

/** Texts of the calendar entry for the deadline. */
const deadlineTexts: Record<Locale, DeadlineTexts> = {
  en: {
    fileName: 'application-deadline.ics',
    title: ({ instrument_en, teacher }) => `Application deadline: ${instrument_en} with ${teacher}`,
    note: 'You can apply for this masterclass until the end of this day.',
  },
  de: {
    fileName: 'bewerbungsschluss.ics',
    title: ({ instrument_de, teacher }) => `Bewerbungsschluss: ${instrument_de} bei ${teacher}`,
    note: 'Bis zum Ende dieses Tages können Sie sich für diesen Meisterkurs bewerben.',
  },
}

/** Days between the reminder and the deadline. */
const REMINDER_DAYS = 7

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

const messages: Record<Locale, string> = {
  en: 'We will write to you a week before the deadline.',
  de: 'Wir schreiben Ihnen eine Woche vor dem Bewerbungsschluss.',
}
const unconfirmed: Record<Locale, string> = {
  en: 'We will write to you a week before the deadline. For that, please confirm your address.',
  de: 'Wir schreiben Ihnen eine Woche vor dem Bewerbungsschluss. Bestätigen Sie dafür bitte Ihre Adresse.',
}

export const requestReminder = serve(
  contract.requestReminder,
  async ({ db, clock }, { params, user, locale, now }) => {
    const found = await findDeadline(db, params.id)
    if (!found) throw problem('not_found')
    if (!isOpen({ ...found, is_over: isOver(found, clock.today()) })) throw problem('application_closed')
    const late = reminderRefusal(found.deadline, clock.today())
    if (late) throw problem(late)
    const reminder = { account_id: user.id, masterclass_id: params.id, created_at: now }
    await insertReminder(db, reminder).catch(error => {
      throw isDeletedMasterclass(error) ? problem('not_found') : error
    })
    const account = await findAccount(db, user.id)
    return { message: (account?.email_verified ? messages : unconfirmed)[locale] }
  },
)

const CALENDAR = 'text/calendar; charset=utf-8'

export const downloadReminder = serve(
  contract.reminderFile,
  async ({ db, clock, config }, { params, query, locale, now }) => {
    const found = await findDeadline(db, params.id)
    if (!found) throw problem('not_found')
    if (!isOpen({ ...found, is_over: isOver(found, clock.today()) })) throw problem('application_closed')
    // A calendar entry is useful even if its alarm is too late; refuse only after the deadline.
    if (reminderRefusal(found.deadline, clock.today()) === 'deadline_passed') throw problem('deadline_passed')

    const texts = deadlineTexts[query.lang ?? locale]
    const file = await calendarFile(
      {
        uid: `deadline-${found.masterclass_id}@${new URL(config.siteUrl).hostname}`,
        day: found.deadline,
        title: texts.title(found),
        text: texts.note,
        url: `${config.siteUrl}/masterclass/${found.masterclass_id}`,
        alarmDaysBefore: REMINDER_DAYS,
      },
      now,
    )
    return new HttpResponse({
      headers: {
        'content-type': CALENDAR,
        'content-disposition': contentDisposition('attachment', { name: texts.fileName, type: CALENDAR }),
      },
      body: file,
    })
  },
)

/** Adds the due reminders to the outbox, each one once. */
export const sendReminders = async (tx: Tx, siteUrl: string, clock: Clock): Promise<void> => {
  const due = (await waitingDeadlines(tx)).filter(deadline => isDue(deadline, clock.today()))
  if (due.length === 0) return
  const now = clock.now()
  const taken = await takeDueReminders(tx, due, now)
  const each = { job: 'reminders', now, subjectOf: byAccount } as const
  const mailed = new Set(await togetherOrEach(tx, each, taken, some => mailReminders(tx, siteUrl, some, now)))
  for (const reminder of taken) if (!mailed.has(reminder)) await putBack(tx, reminder)
}
