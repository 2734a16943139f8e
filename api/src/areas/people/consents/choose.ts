import type { chooseConsent, choosePersonConsent } from '@academy/contract/consents/endpoints'
import { lockAccount } from '../../db/locks.ts'
import { choose } from '../../lib/consents.ts'
import { problem } from '../../lib/problem.ts'
import type { Operation } from '../../lib/services.ts'
import { lockForChange } from '../accounts/queries.ts'
import { mayChange } from '../accounts/rules.ts'
import { consentsOf } from './present.ts'

export const chooseOwn: Operation<typeof chooseConsent> = ({ db }, { body, user: { id }, now }) =>
  db.transaction().execute(async tx => {
    await lockAccount(tx, id)
    await choose(tx, { ...body, account_id: id, actor_id: id, now })
    return consentsOf(tx, id)
  })

export const chooseForPerson: Operation<typeof choosePersonConsent> = (
  { db },
  { params: { id }, body, user, now },
) =>
  db.transaction().execute(async tx => {
    const account = await lockForChange(tx, id, user.id)
    if (!account) throw problem('not_found')
    if (!mayChange(user, account)) throw problem('forbidden')
    await choose(tx, { ...body, account_id: id, actor_id: user.id, now })
    return consentsOf(tx, id)
  })
