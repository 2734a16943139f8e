import type { Db } from '../../db/connection.ts'
import { listen } from '../../db/listen.ts'
import { TimeoutError, withTimeout } from '../with-timeout.ts'
import { type Attach, deliverNext, type Outcome } from './deliver.ts'
import { OUTBOX_CHANNEL } from './queries.ts'
import type { RenewLink } from './renew-link.ts'
import { trackServerState } from './server-state.ts'
import { openSmtpTransport, type Transport } from './smtp-transport.ts'

const POLL_INTERVAL_MS = 15_000
const ATTACH_WITHIN = 60_000
/** Longer than all steps of a mail together: if something hangs, the next mails are still sent. */
const MAIL_WITHIN = 400_000

export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

interface Settings {
  db: Db
  /** URL of the same database: listening needs its own connection. */
  url: string
  transport: Transport
  log: Log
  attach: Attach
  renew: RenewLink
  /** Limits in milliseconds, and the pauses after server failures: the usual ones are longer than a test can wait. */
  attachTimeoutMs?: number
  mailWithin?: number
  pauseAfter?: (failures: number) => number
}

/** Sends the mails in the outbox, one after the other, until stopped. */
export const startSender = (settings: Settings) => {
  const { db, url, transport, log, attach, renew } = settings
  const { attachTimeoutMs = ATTACH_WITHIN, mailWithin = MAIL_WITHIN, pauseAfter } = settings
  const smtp = openSmtpTransport(transport)
  const server = trackServerState(pauseAfter)
  const context = { db, smtp, attach, attachTimeoutMs, renew, server, unrecorded: new Set<number>() }
  let stopped = false
  let pauseEnds: NodeJS.Timeout | undefined

  const deliver = () =>
    withTimeout(mailWithin, 'A mail', deliverNext(context)).catch(error => {
      if (!(error instanceof TimeoutError)) throw error
      log.warn({ error: error.message }, 'a mail took too long; continuing with the next one')
      return 'stuck' as const
    })

  // Pause after a failure of the mail server, then try one mail.
  const sendAll = async () => {
    while (!stopped && server.pauseLeft() === 0) {
      const outcome = await deliver()
      if (!outcome) return
      if (outcome !== 'stuck') report(log, outcome)
    }
    clearTimeout(pauseEnds)
    if (!stopped) pauseEnds = setTimeout(wake, server.pauseLeft())
  }

  // At most one round runs and one waits: a call during a round may be about a mail that the round has
  // missed.
  let work = Promise.resolve()
  let isQueued = false
  const wake = () => {
    if (isQueued || stopped) return
    isQueued = true
    work = work.then(async () => {
      isQueued = false
      await sendAll().catch(error => log.warn({ error: String(error) }, 'cannot read the outbox'))
    })
  }

  const listener = listen(url, { [OUTBOX_CHANNEL]: wake })
  const timer = setInterval(wake, POLL_INTERVAL_MS)

  /** Finishes the current mail. */
  const stop = async () => {
    stopped = true
    clearInterval(timer)
    clearTimeout(pauseEnds)
    await Promise.all([listener.stop(), work])
    smtp.close()
  }

  return { wake, stop }
}

const report = (log: Log, { id, failure, isObsolete }: Outcome) =>
  failure
    ? log.warn(
        { mail: id, error: failure.detail, cause: failure.cause, final: failure.isFinal },
        'mail not sent',
      )
    : log.info({ mail: id }, isObsolete ? 'mail not needed any more' : 'mail sent')
