import * as contract from '@academy/contract/messages/mails/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { hasAccount } from '../../access/index.ts'
import { findMail, findMailsOf, findOutbox, findPeople, findRefusal } from './queries.ts'

export const listOutbox = serve(contract.outbox, ({ db }, { query }) => findOutbox(db, query))

export const showMail = serve(contract.mail, async ({ db }, { params: { id } }) => {
  const found = await findMail(db, id)
  if (!found) throw problem('not_found')
  return found
})

export const listMailsOfPerson = serve(contract.mailsOfPerson, async ({ db }, { params: { id } }) => {
  if (!(await hasAccount(db, id))) throw problem('not_found')
  const refused = await findRefusal(db, id)
  return {
    ...(await findMailsOf(db, id)),
    refused_address: refused ? { ...refused, since: refused.since.toISOString() } : null,
  }
})

export const searchRecipients = serve(contract.findRecipients, ({ db }, { query: { search } }) =>
  findPeople(db, search),
)
