import * as contract from '@academy/contract/people/consents/endpoints'
import { choose } from '../../../base/consents.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lockAccount } from '../../../db/locks.ts'
import { lockForChange, mayChange } from '../../access/index.ts'
import { consentsOf } from './present.ts'

export const chooseOwn = serve(contract.chooseConsent, ({ db }, { body, user: { id }, now }) =>
  db.transaction().execute(async tx => {
    await lockAccount(tx, id)
    await choose(tx, { ...body, account_id: id, actor_id: id, now })
    return consentsOf(tx, id)
  }),
)

export const chooseForPerson = serve(
  contract.choosePersonConsent,
  ({ db }, { params: { id }, body, user, now }) =>
    db.transaction().execute(async tx => {
      const account = await lockForChange(tx, id, user.id)
      if (!account) throw problem('not_found')
      if (!mayChange(user, account)) throw problem('forbidden')
      await choose(tx, { ...body, account_id: id, actor_id: user.id, now })
      return consentsOf(tx, id)
    }),
)
