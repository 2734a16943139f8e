import type { Db } from '../../db/connection.ts'
import { nextDelay } from './backoff.ts'
import { type Failure, failureOf } from './failure.ts'
import type { Attachment, Post } from './post.ts'
import { allowIdling, type MailInHand, markFailed, markSent, type takeMail } from './queries.ts'

/** Makes the file of an attachment's name. */
export type Attach = (name: string) => Promise<Attachment>

interface Desk {
  db: Db
  post: Post
  attach: Attach
  take: typeof takeMail
  /** Mails that are out, but the database went away before it could be told. */
  unrecorded: Set<number>
}

export interface Outcome {
  id: number
  failure: Failure | undefined
}

/** Sends the next mail that is due, if there is one, and notes how it went. */
export const deliverNext = async ({
  db,
  post,
  attach,
  take,
  unrecorded,
}: Desk): Promise<Outcome | undefined> => {
  const outcome = await db.transaction().execute(async tx => {
    await allowIdling(tx)
    const mail = await take(tx)
    if (!mail) return undefined
    const failure = unrecorded.has(mail.id) ? undefined : await attempt(post, attach, mail)
    if (failure) {
      const attempts = mail.attempts + 1
      const delay = failure.isFinal ? undefined : nextDelay(attempts)
      await markFailed(tx, mail.id, { attempts, last_error: failure.message, delay })
    } else {
      unrecorded.add(mail.id)
      await markSent(tx, mail)
    }
    return { id: mail.id, failure }
  })
  if (outcome) unrecorded.delete(outcome.id)
  return outcome
}

const attempt = async (post: Post, attach: Attach, mail: MailInHand): Promise<Failure | undefined> => {
  const secrets = mail.is_confidential ? [...post.secrets, mail.recipient] : post.secrets
  let attachments: Attachment[]
  try {
    attachments = await Promise.all(mail.attachments.map(attach))
  } catch (error) {
    // The trouble is with this mail alone: the others need not wait for it.
    return { ...failureOf(error, secrets), isRefusal: true }
  }
  try {
    await post.send(mail, attachments)
    return undefined
  } catch (error) {
    return failureOf(error, secrets)
  }
}
