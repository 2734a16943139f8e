import type {
  listGroupMails,
  listRecipients,
  showGroupMail,
} from '@academy/contract/messages/group-mails/endpoints'
import { problem } from '../../../base/problem.ts'
import type { Operation } from '../../../base/services.ts'
import { findGroupMail, findGroupMails } from './queries.ts'
import { findRecipients } from './recipient-queries.ts'

export const list: Operation<typeof listGroupMails> = ({ db }) => findGroupMails(db)

export const show: Operation<typeof showGroupMail> = async ({ db }, { params: { id } }) => {
  const mail = await findGroupMail(db, id)
  if (!mail) throw problem('not_found')
  return mail
}

export const showRecipients: Operation<typeof listRecipients> = async ({ db }, { params: { id }, query }) => {
  if (!(await findGroupMail(db, id))) throw problem('not_found')
  return findRecipients(db, id, query)
}
