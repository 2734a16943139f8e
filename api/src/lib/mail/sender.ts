import type { Db } from '../../db/connection.ts'
import { listen } from '../../db/listen.ts'
import { TimeLimit, within } from '../within.ts'
import { type Attach, deliverNext, type Outcome } from './deliver.ts'
import { OUTBOX_CHANNEL, takeMail } from './queries.ts'
import { watchServer } from './server-state.ts'
import { openSmtpTransport, type Transport } from './smtp-transport.ts'

const LOOK_EVERY = 15_000
const ATTACH_WITHIN = 60_000
/** Longer than all steps of a mail may take together: whatever hangs then, the mails behind it go on. */
const MAIL_WITHIN = 400_000

export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

interface Settings {
  db: Db
  /** Of the same database: listening needs a connection of its own. */
  url: string
  transport: Transport
  log: Log
  attach: Attach
  /** How a mail is taken; another way only where a test shows what this one is good for. */
  take?: typeof takeMail
  /** Limits in milliseconds, and the pauses of a mail server in trouble; others only in tests. */
  attachWithin?: number
  mailWithin?: number
  pauseAfter?: (failures: number) => number
}

/** Sends what is in the outbox, one mail after the other, until it is stopped. */
export const startSender = (settings: Settings) => {
  const { db, url, transport, log, attach, take = takeMail } = settings
  const { attachWithin = ATTACH_WITHIN, mailWithin = MAIL_WITHIN, pauseAfter } = settings
  const smtp = openSmtpTransport(transport)
  const server = watchServer(pauseAfter)
  const desk = { db, smtp, attach, attachWithin, take, server, unrecorded: new Set<number>() }
  let stopped = false
  let pauseEnds: NodeJS.Timeout | undefined

  const deliver = () =>
    within(mailWithin, 'A mail', deliverNext(desk)).catch(error => {
      if (!(error instanceof TimeLimit)) throw error
      log.warn({ error: error.message }, 'a mail is left alone; the others go on')
      return 'stuck' as const
    })

  // A mail server that is in trouble is left alone for a while; then one mail is tried.
  const sendAll = async () => {
    while (!stopped && server.pauseLeft() === 0) {
      const outcome = await deliver()
      if (!outcome) return
      if (outcome !== 'stuck') report(log, outcome)
    }
    clearTimeout(pauseEnds)
    if (!stopped) pauseEnds = setTimeout(wake, server.pauseLeft())
  }

  // At most one round runs and one waits: a call in the middle of a round may be about a mail that it did not see.
  let work = Promise.resolve()
  let isQueued = false
  const wake = () => {
    if (isQueued || stopped) return
    isQueued = true
    work = work.then(async () => {
      isQueued = false
      await sendAll().catch(error => log.warn({ error: String(error) }, 'the outbox is out of reach'))
    })
  }

  const listener = listen(url, { [OUTBOX_CHANNEL]: wake })
  const timer = setInterval(wake, LOOK_EVERY)

  /** Finishes the mail in hand. */
  const stop = async () => {
    stopped = true
    clearInterval(timer)
    clearTimeout(pauseEnds)
    await Promise.all([listener.stop(), work])
    smtp.close()
  }

  return { wake, stop }
}

const report = (log: Log, { id, failure }: Outcome) =>
  failure
    ? log.warn(
        { mail: id, error: failure.message, fault: failure.fault, final: failure.isFinal },
        'the mail was not sent',
      )
    : log.info({ mail: id }, 'the mail was sent')
