import type { findRecipients, mail, mailsOfPerson, outbox } from '@academy/contract/messages/mails/endpoints'
import { problem } from '../../../base/problem.ts'
import type { Operation } from '../../../base/services.ts'
import { hasAccount } from '../../access/index.ts'
import { findMail, findMailsOf, findOutbox, findPeople, findRefusal } from './queries.ts'

export const listOutbox: Operation<typeof outbox> = ({ db }, { query }) => findOutbox(db, query)

export const showMail: Operation<typeof mail> = async ({ db }, { params: { id } }) => {
  const found = await findMail(db, id)
  if (!found) throw problem('not_found')
  return found
}

export const listMailsOfPerson: Operation<typeof mailsOfPerson> = async ({ db }, { params: { id } }) => {
  if (!(await hasAccount(db, id))) throw problem('not_found')
  const refused = await findRefusal(db, id)
  return {
    ...(await findMailsOf(db, id)),
    refused_address: refused ? { ...refused, since: refused.since.toISOString() } : null,
  }
}

export const searchRecipients: Operation<typeof findRecipients> = ({ db }, { query: { search } }) =>
  findPeople(db, search)
