import type { message, messages } from '@academy/contract/contact/endpoints'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { findMessage, findMessages } from './inbox-queries.ts'
import { countNewMessages } from './queries.ts'

export const listMessages: Verb<typeof messages> = async ({ db }, { query }) => ({
  ...(await findMessages(db, query)),
  new_count: await countNewMessages(db),
})

export const showMessage: Verb<typeof message> = async ({ db }, { params: { id } }) => {
  const found = await findMessage(db, id)
  if (!found) throw problem('not_found')
  return found
}
