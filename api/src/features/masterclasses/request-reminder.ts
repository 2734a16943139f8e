import type { requestReminder as endpoint } from '@academy/contract/masterclasses'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { findDeadline, insertReminder } from './queries.ts'
import { tooLate } from './rules.ts'

const messages = {
  en: 'We will write to you a week before the deadline.',
  de: 'Wir schreiben Ihnen eine Woche vor dem Bewerbungsschluss.',
}

export const requestReminder: Verb<typeof endpoint> = async (
  { db, clock },
  { params, user, locale, now },
) => {
  const found = await findDeadline(db, params.id)
  if (!found) throw problem('not_found')
  if (found.application_closed) throw problem('application_closed')
  const late = tooLate(found.deadline, clock.today())
  if (late) throw problem(late)
  await insertReminder(db, { account_id: user.id, masterclass_id: params.id, created_at: now })
  return { message: messages[locale] }
}
