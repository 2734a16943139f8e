import * as contract from '@academy/contract/programme/masterclasses/endpoints'
import { isOpen, isOver } from '@academy/contract/programme/masterclasses/is-open'
import { contentDisposition } from '../../../base/files/content-disposition.ts'
import { HttpResponse } from '../../../base/http-response.ts'
import { calendarFile } from '../../../base/icalendar.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findDeadline } from './queries.ts'
import { REMINDER_DAYS, reminderRefusal } from './rules.ts'
import { deadlineTexts } from './texts/deadline.ts'

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
