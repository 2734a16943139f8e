import type { Db } from '../../db/connection.ts'
import { nextDelay } from './backoff.ts'
import { type Failure, failureOf } from './failure.ts'
import type { Post } from './post.ts'
import { allowIdling, type MailInHand, markFailed, markSent, type takeMail } from './queries.ts'

interface Desk {
  db: Db
  post: Post
  take: typeof takeMail
  /** Mails that are out, but the database went away before it could be told. */
  unrecorded: Set<number>
}

export interface Outcome {
  id: number
  failure: Failure | undefined
}

/** Sends the next mail that is due, if there is one, and notes how it went. */
export const deliverNext = async ({ db, post, take, unrecorded }: Desk): Promise<Outcome | undefined> => {
  const outcome = await db.transaction().execute(async tx => {
    await allowIdling(tx)
    const mail = await take(tx)
    if (!mail) return undefined
    const failure = unrecorded.has(mail.id) ? undefined : await attempt(post, mail)
    if (failure) {
      const attempts = mail.attempts + 1
      const delay = failure.isFinal ? undefined : nextDelay(attempts)
      await markFailed(tx, mail.id, { attempts, last_error: failure.message, delay })
    } else {
      unrecorded.add(mail.id)
      await markSent(tx, mail.id)
    }
    return { id: mail.id, failure }
  })
  if (outcome) unrecorded.delete(outcome.id)
  return outcome
}

const attempt = async (post: Post, mail: MailInHand): Promise<Failure | undefined> => {
  try {
    await post.send(mail)
    return undefined
  } catch (error) {
    return failureOf(error, post.secrets)
  }
}
