import * as contract from '@academy/contract/admission/selection/endpoints'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { toAccount } from '../../../base/mail/recipient.ts'
import { sendMail } from '../../../base/mail/send-mail.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lockMasterclass } from '../../../db/locks.ts'
import { loadMailWording } from '../../site/index.ts'
import { decisionReminderMail } from './reminder-mail.ts'
import { findReminder } from './reminder-queries.ts'

export const remindTeacher = serve(
  contract.remindTeacher,
  async ({ db, config }, { params: { id }, user, now }) => {
    const today = dayInVienna(now)
    await db.transaction().execute(async tx => {
      // Two people of the office who remind at once send one mail.
      await lockMasterclass(tx, id)
      const reminder = await findReminder(tx, id)
      if (!reminder?.is_current) throw problem('not_found')
      const { is_final, deadline, reminded_at, account_id, email, first_name, locale, ...named } = reminder
      if (is_final) throw problem('selection_final')
      if (today <= deadline) throw problem('deadline_not_passed')
      if (account_id === null || email === null || first_name === null || locale === null)
        throw problem('teacher_without_account')
      if (reminded_at && dayInVienna(reminded_at) === today) throw problem('teacher_reminded_today')
      const wording = await loadMailWording(tx, 'mail_decision_reminder', today)
      const facts = { ...named, masterclass_id: id, first_name, locale }
      await sendMail(
        tx,
        {
          key: `decision-reminder:${id}:${today}`,
          to: toAccount(account_id, email),
          content: decisionReminderMail(wording, config.siteUrl, facts),
        },
        now,
      )
      const details = { masterclass_id: id }
      await audit(tx, { at: now, action: 'teacher_reminded', actor_id: user.id, account_id, details })
    })
    return undefined
  },
)
