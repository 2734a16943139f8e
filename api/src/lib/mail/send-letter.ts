import type { Tx } from '../../db/connection.ts'
import { loadAssociation } from '../association.ts'
import { buildLetter, type Letter } from './letter.ts'
import { enqueueAll } from './outbox.ts'

export interface Post {
  /** Says what the letter is about: the same key twice is one letter. */
  key: string
  to: string
  reply_to?: string
  letter: Letter
  /** Names such as `invoice:12`, which the sender turns into files. */
  attachments?: string[]
  /** Who gets it stays untold, and it is deleted once it is sent. */
  is_confidential?: boolean
}

/** Writes letters in the name of the association and puts them into the outbox, all at once. */
export const sendLetters = async (tx: Tx, posts: Post[], now: Date): Promise<void> => {
  const { name } = await loadAssociation(tx)
  const mails = posts.map(({ letter, ...post }) => ({
    ...post,
    locale: letter.locale,
    ...buildLetter(letter, name),
  }))
  await enqueueAll(tx, mails, now)
}

export const sendLetter = (tx: Tx, post: Post, now: Date): Promise<void> => sendLetters(tx, [post], now)
