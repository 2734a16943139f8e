import type { GroupMailDetail } from '@academy/contract/messages/group-mails/schemas'
import { problem } from '../../../base/problem.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockGroupMail } from '../../../db/office-locks.ts'
import { findGroupMail } from './queries.ts'

/** Locks a mail to a group: nobody else changes, sends or stops it until the transaction ends. */
export const lockMail = async (tx: Tx, id: number): Promise<GroupMailDetail> => {
  await lockGroupMail(tx, id)
  const mail = await findGroupMail(tx, id)
  if (!mail) throw problem('not_found')
  return mail
}

/** Refuses one that is no longer a draft. */
export const lockDraft = async (tx: Tx, id: number): Promise<GroupMailDetail> => {
  const mail = await lockMail(tx, id)
  if (mail.state !== 'draft') throw problem('group_mail_sent')
  return mail
}

/** Returns the mail as it is now. */
export const reload = async (tx: Tx, id: number): Promise<GroupMailDetail> => {
  const mail = await findGroupMail(tx, id)
  if (!mail) throw problem('not_found')
  return mail
}
