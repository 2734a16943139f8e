import type { Tx } from '../../db/connection.ts'
import { loadAssociation } from '../association.ts'
import { buildLetter, type Letter } from './letter.ts'
import { enqueue } from './outbox.ts'

interface Post {
  /** Says what the letter is about: the same key twice is one letter. */
  key: string
  to: string
  reply_to?: string
  letter: Letter
  /** Names such as `invoice:12`, which the sender turns into files. */
  attachments?: string[]
}

/** Writes a letter in the name of the association and puts it into the outbox. */
export const sendLetter = async (tx: Tx, { letter, ...post }: Post, now: Date): Promise<void> => {
  const { name } = await loadAssociation(tx)
  await enqueue(tx, { ...post, locale: letter.locale, ...buildLetter(letter, name) }, now)
}
