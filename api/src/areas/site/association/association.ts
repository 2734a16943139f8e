import { randomUUID } from 'node:crypto'
import type { Locale } from '@academy/contract/base/locale'
import { publicPhaseOf } from '@academy/contract/base/phase'
import * as contract from '@academy/contract/site/association/endpoints'
import { audit, auditChange } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { type Delivery, deliverNow } from '../../../base/mail/deliver-now.ts'
import { type MailContent, renderMail } from '../../../base/mail/mail-content.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { Db } from '../../../db/connection.ts'
import { knownCountries } from '../../../db/countries.ts'
import {
  fillContactEmail,
  findAssociation,
  findCurrentDays,
  findSite,
  lockAssociation,
  setAssociation,
  setMailTested,
  setRemindersSince,
} from './queries.ts'
import { isReminderSwitchedOn, withoutDemoData } from './rules.ts'

export const updateAssociation = serve(contract.updateAssociation, ({ db }, { body, user, now, locale }) =>
  db.transaction().execute(async tx => {
    if (!(await knownCountries(tx, [body.country])).has(body.country))
      throw invalidInput({ country: 'COUNTRY_UNKNOWN' }, locale)
    const { version: current, ...before } = await lockAssociation(tx)
    const { version, ...after } = body
    if (version !== current) throw problem('changed_meanwhile')
    await setAssociation(tx, { ...after, version: version + 1 })
    // Do not catch up on everything that was open while the reminder was off.
    if (isReminderSwitchedOn(before, after)) await setRemindersSince(tx, dayInVienna(now))
    // A new bank account must be traceable.
    const subject = { version: version + 1 }
    await auditChange(tx, {
      at: now,
      action: 'association_changed',
      actor_id: user.id,
      subject,
      before,
      after,
    })
    return { ...after, version: version + 1 }
  }),
)

const texts: Record<Locale, Omit<MailContent, 'locale'>> = {
  en: {
    subject: 'Test email',
    greeting: 'Hello,',
    paragraphs: [
      'the office has sent this email to check whether emails arrive. If you can read it, they do.',
      'Please check the sender, and whether the email has ended up in the spam folder.',
    ],
  },
  de: {
    subject: 'Test-E-Mail',
    greeting: 'Guten Tag,',
    paragraphs: [
      'diese E-Mail hat das Büro gesendet, um zu sehen, ob E-Mails ankommen. Wenn Sie sie lesen, ist das so.',
      'Bitte achten Sie auf den Absender und darauf, ob die E-Mail im Spam-Ordner gelandet ist.',
    ],
  },
}

const testMail = (locale: Locale): MailContent => ({ locale, ...texts[locale] })

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

/**
 * Earlier versions had the contact address in CONTACT_EMAIL. It fills in the address once: the office cannot
 * empty it afterwards.
 */
export const takeContactEmail = async (db: Db, address: string | undefined): Promise<void> => {
  if (address) await fillContactEmail(db, address)
}

export const showAssociation = serve(contract.association, ({ db }) => findAssociation(db))

/** Reads the row each time, so that a change is visible at the next request of every process. */
export const showSite = serve(contract.site, async ({ db, config }, { now }) => {
  const [site, academy] = await Promise.all([findSite(db), findCurrentDays(db)])
  return {
    ...(config.isProduction ? withoutDemoData(site) : site),
    phase: publicPhaseOf(academy ?? null, academy?.masterclass_count ?? 0, dayInVienna(now)),
  }
})
