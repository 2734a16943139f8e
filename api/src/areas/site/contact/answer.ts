import * as contract from '@academy/contract/site/contact/endpoints'
import type { OfficeMessageDetail } from '@academy/contract/site/contact/inbox-schemas'
import { loadContactEmail } from '../../../base/association.ts'
import { audit, auditChange } from '../../../base/audit.ts'
import { toAddress, toAddressOfAccount } from '../../../base/mail/recipient.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { requireVersion } from '../../../base/versions.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockMessage } from '../../../db/office-locks.ts'
import { findAuthor, findMessage, insertAnswer, setState } from './inbox-queries.ts'
import { sendAnswer } from './mails.ts'

/** Locks a message, so that the second of two concurrent actions is refused. */
const lockVersion = async (tx: Tx, id: number, version: number): Promise<OfficeMessageDetail> => {
  await lockMessage(tx, id)
  return requireVersion(await findMessage(tx, id), version)
}

const reload = async (tx: Tx, id: number): Promise<OfficeMessageDetail> => {
  const message = await findMessage(tx, id)
  if (!message) throw problem('not_found')
  return message
}

export const answer = serve(contract.answerMessage, ({ db }, { params: { id }, body, user, now }) =>
  db.transaction().execute(async tx => {
    const { version, text, locale } = body
    const message = await lockVersion(tx, id, version)
    const { email, subject } = message
    const answer_id = await insertAnswer(tx, { message_id: id, author_id: user.id, text, created_at: now })
    const author = await findAuthor(tx, email)
    await sendAnswer(
      tx,
      {
        id: answer_id,
        text,
        locale,
        // The answer goes to the address that was given, as it was typed.
        to: author ? toAddressOfAccount(author.id, email) : toAddress(email),
        first_name: author?.first_name,
        reply_to: await loadContactEmail(tx),
        message: { subject, message: message.message, created_at: new Date(message.created_at) },
      },
      now,
    )
    await setState(tx, id, 'answered')
    const details = { message_id: id, subject, text }
    await audit(tx, {
      at: now,
      action: 'message_answered',
      actor_id: user.id,
      account_id: author?.id,
      details,
    })
    return reload(tx, id)
  }),
)

export const markMessage = serve(contract.setMessageState, ({ db }, { params: { id }, body, user, now }) =>
  db.transaction().execute(async tx => {
    const { state } = await lockVersion(tx, id, body.version)
    await setState(tx, id, body.state)
    const change = { before: { state }, after: { state: body.state } }
    const subject = { message_id: id }
    await auditChange(tx, { at: now, action: 'message_marked', actor_id: user.id, subject, ...change })
    return reload(tx, id)
  }),
)
