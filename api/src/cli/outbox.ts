import { recentMails } from '../lib/mail/queries.ts'
import { houseCommand } from './command.ts'

const MOST = 20

houseCommand(async ({ db }, [count]) => {
  const mails = await recentMails(db, Math.min(Number(count) || MOST, 1000))
  if (mails.length === 0) console.log('No mail has been written yet.')
  for (const {
    created_at,
    recipient,
    subject,
    body_text,
    attachments,
    state,
    attempts,
    last_error,
  } of mails.toReversed()) {
    console.log(`\n── ${created_at.toISOString()} · ${state}${attempts ? ` · ${attempts} attempts` : ''} ──`)
    if (last_error) console.log(`   last error: ${last_error}`)
    const attached = attachments.length > 0 ? `\nAttached: ${attachments.join(', ')}` : ''
    console.log(`To: ${recipient}\nSubject: ${subject}${attached}\n\n${body_text}`)
  }
})
