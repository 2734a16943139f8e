import { createInterface } from 'node:readline'
import { endPauseOf, resend } from '../areas/messages/mails/outbox.ts'
import { countPending, findPause, recentMails } from '../base/mail/review.ts'
import { StartRefusal } from '../base/start-refusal.ts'
import type { Installation } from '../open.ts'
import { installationCommand, usage } from './command.ts'

const HELP =
  'npm run outbox, npm run outbox -- COUNT, npm run outbox -- failed, npm run outbox -- resend ID (or all), npm run outbox -- resume (or discard)'
const USUALLY_LISTED = 20
const MAX_LISTED = 1_000

type Mail = Awaited<ReturnType<typeof recentMails>>[number]

const attemptsOf = ({ attempts }: Mail) => (attempts ? ` · ${attempts} attempts` : '')

/** One line without the text, whose links may still work. */
const printLine = (mail: Mail) => {
  const error = mail.last_error ? ` · ${mail.last_error}` : ''
  const about = `${mail.recipient} · ${mail.subject}${error}`
  console.log(`${mail.created_at.toISOString()} · ${mail.id} · ${mail.state}${attemptsOf(mail)} · ${about}`)
}

const printWhole = (mail: Mail) => {
  console.log(`\n── ${mail.created_at.toISOString()} · ${mail.id} · ${mail.state}${attemptsOf(mail)} ──`)
  if (mail.last_error) console.log(`   last error: ${mail.last_error}`)
  const attached = mail.attachments.length > 0 ? `\nAttached: ${mail.attachments.join(', ')}` : ''
  console.log(`To: ${mail.recipient}\nSubject: ${mail.subject}${attached}\n\n${mail.body_text}`)
}

interface List {
  count: number
  only?: 'failed'
  /** Whether the texts are printed: only where no mail leaves, so that this is the place to read them. */
  isWhole: boolean
}

const list = async ({ db }: Installation, { count, only, isWhole }: List) => {
  const mails = await recentMails(db, count, only)
  if (mails.length === 0) console.log(only ? 'No mail has failed.' : 'No mail has been written yet.')
  for (const mail of mails.toReversed()) (isWhole ? printWhole : printLine)(mail)
  const pause = await findPause(db)
  if (pause)
    console.log(
      `\nNo mail leaves since the restore of ${pause.since.toISOString()}; ${await countPending(db)} wait. To send them: npm run outbox -- resume. To delete those of the archive and send what came later: npm run outbox -- discard`,
    )
}

/** Lists the mails for every line of the input, which says how many. For programs that look often. */
const listRepeatedly = async (installation: Installation, isWhole: boolean) => {
  for await (const count of createInterface({ input: process.stdin })) {
    await list(installation, { count: Math.min(Number(count), MAX_LISTED), isWhole })
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
  const { wasPaused, deleted } = await endPauseOf(db, { archived, now: new Date() })
  if (!wasPaused) throw new StartRefusal('Mails are not held.')
  if (archived === 'delete') console.log(`Mails of the archive that were deleted: ${deleted}`)
  console.log('Mails are sent again.')
}

installationCommand(async (installation, [action, which], { smtp }) => {
  const isWhole = smtp === undefined
  if (action === undefined || /^\d{1,4}$/.test(action))
    return list(installation, { count: Math.min(Number(action ?? USUALLY_LISTED), MAX_LISTED), isWhole })
  if (action === 'failed') return list(installation, { count: MAX_LISTED, only: 'failed', isWhole: false })
  if (action === 'repeat') return listRepeatedly(installation, isWhole)
  if (action === 'resend') return resendFailed(installation, which)
  if (action === 'resume') return resumeSending(installation, 'send')
  if (action === 'discard') return resumeSending(installation, 'delete')
  throw usage(HELP)
})
