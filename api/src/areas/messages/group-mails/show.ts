import * as contract from '@academy/contract/messages/group-mails/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findGroupMail, findGroupMails } from './queries.ts'
import { findRecipients } from './recipient-queries.ts'

export const list = serve(contract.listGroupMails, ({ db }) => findGroupMails(db))

export const show = serve(contract.showGroupMail, async ({ db }, { params: { id } }) => {
  const mail = await findGroupMail(db, id)
  if (!mail) throw problem('not_found')
  return mail
})

export const showRecipients = serve(contract.listRecipients, async ({ db }, { params: { id }, query }) => {
  if (!(await findGroupMail(db, id))) throw problem('not_found')
  return findRecipients(db, id, query)
})
