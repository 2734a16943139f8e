import * as contract from '@academy/contract/access/second-factor/endpoints'
import { loadRequirement, requiredFrom } from '../../../base/second-factor-requirement.ts'
import { serve } from '../../../base/serve.ts'
import { listPasskeys } from './passkey-queries.ts'
import { countRecoveryCodes, findTotp } from './queries.ts'
import { findReset } from './reset-queries.ts'

export const showSecondFactor = serve(contract.secondFactor, async ({ db, config }, { user }) => {
  const [totp, passkeys, recovery_codes, requirement, reset] = await Promise.all([
    findTotp(db, user.id),
    listPasskeys(db, user.id),
    countRecoveryCodes(db, user.id),
    loadRequirement(db, config.isProduction),
    findReset(db, user.id),
  ])
  return {
    totp: totp?.confirmed_at
      ? {
          confirmed_at: totp.confirmed_at.toISOString(),
          last_used_at: totp.last_used_at?.toISOString() ?? null,
        }
      : null,
    passkeys,
    recovery_codes,
    required_from: requiredFrom(requirement, user.roles)?.toISOString() ?? null,
    reset,
  }
})
