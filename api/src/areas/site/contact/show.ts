import * as contract from '@academy/contract/site/contact/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findMessage, findMessages } from './inbox-queries.ts'
import { countNewMessages } from './queries.ts'

export const listMessages = serve(contract.messages, async ({ db }, { query }) => ({
  ...(await findMessages(db, query)),
  new_count: await countNewMessages(db),
}))

export const showMessage = serve(contract.message, async ({ db }, { params: { id } }) => {
  const found = await findMessage(db, id)
  if (!found) throw problem('not_found')
  return found
})
