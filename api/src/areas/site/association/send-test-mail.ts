import { randomUUID } from 'node:crypto'
import * as contract from '@academy/contract/site/association/endpoints'
import { audit } from '../../../base/audit.ts'
import { type Delivery, deliverNow } from '../../../base/mail/deliver-now.ts'
import { renderMail } from '../../../base/mail/mail-content.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import { testMail } from './mails.ts'
import { findAssociation, setMailTested } from './queries.ts'

const limits = (account_id: number) => [
  { name: 'test-mail', subject: String(account_id), max: 10, seconds: 3_600 },
]

/** Not through the outbox: the office wants to see what the mail server says. */
export const sendTestMail = serve(
  contract.sendTestMail,
  async ({ db, config }, { body, user, locale, now }) => {
    await guard(db, limits(user.id))
    const { name } = await findAssociation(db)
    const { subject, text, html } = renderMail(testMail(locale), name)
    const delivery: Delivery = config.smtp
      ? await deliverNow(config.smtp, {
          message_id: randomUUID(),
          recipient: body.to,
          reply_to: null,
          locale,
          subject,
          body_text: text,
          body_html: html,
        })
      : { outcome: 'not_configured', answer: '', reason: '' }
    const { outcome, answer } = delivery
    const details = { to: body.to, outcome, answer }
    await audit(db, { at: now, action: 'test_mail_sent', actor_id: user.id, details })
    if (outcome === 'accepted') await setMailTested(db, now)
    return delivery
  },
)
