import type { Tx } from '../../db/connection.ts'

interface Message {
  email: string
  subject: string
  message: string
  created_at: Date
}

export const insertMessage = async (tx: Tx, message: Message): Promise<number> => {
  const { id } = await tx
    .insertInto('contact_messages')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const deleteMessagesBefore = (tx: Tx, since: Date) =>
  tx.deleteFrom('contact_messages').where('created_at', '<', since).execute()
