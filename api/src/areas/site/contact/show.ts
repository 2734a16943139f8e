import type { message, messages } from '@academy/contract/site/contact/endpoints'
import { problem } from '../../../base/problem.ts'
import type { Operation } from '../../../base/services.ts'
import { findMessage, findMessages } from './inbox-queries.ts'
import { countNewMessages } from './queries.ts'

export const listMessages: Operation<typeof messages> = async ({ db }, { query }) => ({
  ...(await findMessages(db, query)),
  new_count: await countNewMessages(db),
})

export const showMessage: Operation<typeof message> = async ({ db }, { params: { id } }) => {
  const found = await findMessage(db, id)
  if (!found) throw problem('not_found')
  return found
}
