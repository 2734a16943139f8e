import type { Tx } from '../../db/connection.ts'

interface Message {
  email: string
  subject: string
  message: string
  request_key: string | null
  created_at: Date
}

/** Returns undefined if a message with this key exists. */
export const insertMessage = async (tx: Tx, message: Message): Promise<number | undefined> => {
  const inserted = await tx
    .insertInto('contact_messages')
    .values(message)
    .onConflict(conflict => conflict.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export const deleteMessagesBefore = (tx: Tx, since: Date) =>
  tx.deleteFrom('contact_messages').where('created_at', '<', since).execute()
