import * as contract from '@academy/contract/admission/repertoire-changes/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { present } from './present.ts'
import { findOwnRepertoire } from './queries.ts'

export const showOwn = serve(contract.ownRepertoire, async ({ db }, { params: { id }, user, now }) => {
  const own = await findOwnRepertoire(db, id, user.id)
  if (!own) throw problem('not_found')
  return present(own, dayInVienna(now))
})
