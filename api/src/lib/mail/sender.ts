import type { Db } from '../../db/connection.ts'
import { listen } from '../../db/listen.ts'
import { type Attach, deliverNext, type Outcome } from './deliver.ts'
import { openPost, type Transport } from './post.ts'
import { OUTBOX_CHANNEL, takeMail } from './queries.ts'

const LOOK_EVERY = 15_000

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
}

/** Sends what is in the outbox, one mail after the other, until it is stopped. */
export const startSender = ({ db, url, transport, log, attach, take = takeMail }: Settings) => {
  const post = openPost(transport)
  const desk = { db, post, attach, take, unrecorded: new Set<number>() }
  let stopped = false

  // A mail server that is in trouble is left alone until the next look, so that one mail spends an attempt, not all.
  const sendAll = async () => {
    let goOn = true
    while (goOn && !stopped) {
      const outcome = await deliverNext(desk)
      if (outcome) report(log, outcome)
      goOn = outcome !== undefined && (!outcome.failure || outcome.failure.isRefusal)
    }
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
    await Promise.all([listener.stop(), work])
    post.close()
  }

  return { wake, stop }
}

const report = (log: Log, { id, failure }: Outcome) =>
  failure
    ? log.warn({ mail: id, error: failure.message, final: failure.isFinal }, 'the mail was not sent')
    : log.info({ mail: id }, 'the mail was sent')
