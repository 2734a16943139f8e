import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/programme/masterclasses/endpoints'
import { isOpen, isOver } from '@academy/contract/programme/masterclasses/is-open'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findAccount } from '../../access/index.ts'
import { findDeadline, insertReminder, isDeletedMasterclass } from './queries.ts'
import { reminderRefusal } from './rules.ts'

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
