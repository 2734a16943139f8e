import { createInterface } from 'node:readline'
import { release } from '../features/mails/release.ts'
import { resend } from '../features/mails/resend.ts'
import { countPending, findPause, recentMails } from '../lib/mail/review.ts'
import { StartRefusal } from '../lib/start-refusal.ts'
import type { Installation } from '../open.ts'
import { installationCommand, usage } from './command.ts'

const HELP =
  'npm run outbox, npm run outbox -- COUNT, npm run outbox -- failed, npm run outbox -- resend ID (or all), npm run outbox -- resume (or discard)'
const MAX = 20
const MAX_FAILED = 1_000

const list = async ({ db }: Installation, count: number, only?: 'failed') => {
  const mails = await recentMails(db, count, only)
  if (mails.length === 0) console.log(only ? 'No mail has failed.' : 'No mail has been written yet.')
  for (const mail of mails.toReversed()) {
    const attempts = mail.attempts ? ` · ${mail.attempts} attempts` : ''
    console.log(`\n── ${mail.created_at.toISOString()} · ${mail.id} · ${mail.state}${attempts} ──`)
    if (mail.last_error) console.log(`   last error: ${mail.last_error}`)
    const attached = mail.attachments.length > 0 ? `\nAttached: ${mail.attachments.join(', ')}` : ''
    console.log(`To: ${mail.recipient}\nSubject: ${mail.subject}${attached}\n\n${mail.body_text}`)
  }
  const pause = await findPause(db)
  if (pause)
    console.log(
      `\nNo mail leaves since the restore of ${pause.since.toISOString()}; ${await countPending(db)} wait. To send them: npm run outbox -- resume. To delete those of the archive and send what came later: npm run outbox -- discard`,
    )
}

/** Lists the mails for every line of the input, which says how many. For programs that look often. */
const listRepeatedly = async (installation: Installation) => {
  for await (const count of createInterface({ input: process.stdin })) {
    await list(installation, Math.min(Number(count), 1000))
    console.log('\n── end ──')
  }
}

const resendFailed = async ({ db }: Installation, which: string | undefined) => {
  if (which !== 'all' && !/^\d{1,15}$/.test(which ?? '')) throw usage(HELP)
  const { resent } = await resend(db, { ...(which !== 'all' && { id: Number(which) }), now: new Date() })
  if (resent === 0 && which !== 'all') throw new StartRefusal(`Mail ${which} is not one that failed.`)
  console.log(`Failed mails that are tried again: ${resent}`)
}

const resumeSending = async ({ db }: Installation, archived: 'send' | 'delete') => {
  const { wasPaused, deleted } = await release(db, { archived, now: new Date() })
  if (!wasPaused) throw new StartRefusal('Mails are not held.')
  if (archived === 'delete') console.log(`Mails of the archive that were deleted: ${deleted}`)
  console.log('Mails are sent again.')
}

installationCommand(async (installation, [verb, which]) => {
  if (verb === undefined || /^\d{1,4}$/.test(verb))
    return list(installation, Math.min(Number(verb ?? MAX), 1000))
  if (verb === 'failed') return list(installation, MAX_FAILED, 'failed')
  if (verb === 'repeat') return listRepeatedly(installation)
  if (verb === 'resend') return resendFailed(installation, which)
  if (verb === 'resume') return resumeSending(installation, 'send')
  if (verb === 'discard') return resumeSending(installation, 'delete')
  throw usage(HELP)
})
