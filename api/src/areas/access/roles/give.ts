import * as contract from '@academy/contract/access/roles/endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { grantRole } from '../accounts/grant-role.ts'
import { deleteInvitationTo } from '../invitations/queries.ts'
import { lockForRole } from './lock-for-role.ts'
import { findHolder } from './queries.ts'

/** Idempotent. An open invitation to the role is withdrawn. */
export const giveRole = serve(
  contract.giveRole,
  ({ db, config }, { params: { id, role }, user, now, address }) =>
    db.transaction().execute(async tx => {
      const { account, actor } = await lockForRole(tx, { id, role, user })
      if (!account.roles.includes(role)) {
        if (!account.email_verified) throw problem('account_unconfirmed')
        // People who change their own account stay logged in.
        await grantRole(
          tx,
          { account, role, actor, address, now },
          id === user.id ? user.token_hash : undefined,
        )
        await deleteInvitationTo(tx, account.email, role)
      }
      const holder = await findHolder({ db: tx, isProduction: config.isProduction }, id)
      if (!holder) throw problem('not_found')
      return holder
    }),
)
