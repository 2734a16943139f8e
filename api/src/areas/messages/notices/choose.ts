import * as contract from '@academy/contract/messages/notices/endpoints'
import { noticeKindsOf } from '@academy/contract/messages/notices/kinds'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { CallUser } from '../../../base/services.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { deleteRefusal, findRefused, insertRefusal } from './queries.ts'

const choicesOf = async (db: Db | Tx, { id, roles }: CallUser) => {
  const refused = await findRefused(db, id)
  return { notices: noticeKindsOf(roles).map(kind => ({ kind, is_wanted: !refused.has(kind) })) }
}

export const showChoices = serve(contract.noticeChoices, ({ db }, { user }) => choicesOf(db, user))

export const choose = serve(
  contract.chooseNotice,
  async ({ db }, { body: { kind, is_wanted }, user, now }) => {
    if (!noticeKindsOf(user.roles).includes(kind)) throw problem('not_found')
    return db.transaction().execute(async tx => {
      const isChanged = is_wanted
        ? await deleteRefusal(tx, user.id, kind)
        : await insertRefusal(tx, user.id, kind, now)
      const action = is_wanted ? 'notice_accepted' : 'notice_refused'
      if (isChanged)
        await audit(tx, { at: now, action, actor_id: user.id, account_id: user.id, details: { kind } })
      return choicesOf(tx, user)
    })
  },
)
