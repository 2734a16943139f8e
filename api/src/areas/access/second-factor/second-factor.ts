import * as contract from '@academy/contract/access/second-factor/endpoints'
import * as office from '@academy/contract/access/second-factor/office-endpoints'
import type { RequiredGroup } from '@academy/contract/access/second-factor/schemas'
import { loadAssociation } from '../../../base/association.ts'
import { audit, auditChange } from '../../../base/audit.ts'
import { countAttempt, resetAttempts } from '../../../base/password-attempts.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { loadRequirement, requiredFrom } from '../../../base/second-factor-requirement.ts'
import { factorMethodsOf } from '../../../base/second-step.ts'
import { serve } from '../../../base/serve.ts'
import { confirmSession } from '../../../base/sessions.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockAccount } from '../../../db/locks.ts'
import { confirmPassword } from '../accounts/login.ts'
import { findAccount, lockForChange } from '../accounts/queries.ts'
import { requireChangeable } from '../permissions.ts'
import { addFactor, afterRemoval } from './change-factors.ts'
import { checkProof } from './finish-login.ts'
import { sendChangedMail, sendResetStoppedMail } from './mails.ts'
import { accountSubject } from './passkey-challenges.ts'
import { deletePasskey, listPasskeys, updatePasskeyName } from './passkey-queries.ts'
import {
  confirmTotpRow,
  countRecoveryCodes,
  deleteTotp,
  findTotp,
  insertTotp,
  readRequirement,
  replaceRecoveryCodes,
  updateRequirement,
} from './queries.ts'
import { deleteReset, deleteResetByToken, findReset } from './reset-queries.ts'
import { confirmationAttempts } from './rules.ts'
import { newTotpSecret, openTotp, sealTotp, stepOfCode, totpUri } from './totp.ts'

export const beginTotp = serve(contract.beginTotp, async ({ db, secret }, { user, now }) => {
  const account = await findAccount(db, user.id)
  if (!account) throw problem('unauthorized')
  const totp = await newTotpSecret()
  if (!(await insertTotp(db, user.id, sealTotp(secret, user.id, totp), now))) throw problem('totp_known')
  const { name } = await loadAssociation(db)
  return { secret: totp, uri: await totpUri(name, account.email, totp) }
})

export const showRequirement = serve(office.showRequirement, ({ db, config }) =>
  readRequirement(db, config.isProduction),
)

export const renamePasskey = serve(contract.renamePasskey, async ({ db }, { user, params: { id }, body }) => {
  const renamed = await updatePasskeyName(db, { id, account_id: user.id }, body.name)
  if (!renamed) throw problem('not_found')
  return renamed
})

/** Idempotent. */
export const removeTotp = serve(contract.removeTotp, async (services, { user, now }) => {
  await services.db.transaction().execute(async tx => {
    await lockAccount(tx, user.id)
    if (await deleteTotp(tx, user.id))
      await afterRemoval(tx, services, { user, now, change: 'authenticator_removed' })
  })
  return undefined
})

export const removePasskey = serve(
  contract.removePasskey,
  async (services, { user, params: { id }, now }) => {
    await services.db.transaction().execute(async tx => {
      await lockAccount(tx, user.id)
      const deleted = await deletePasskey(tx, { id, account_id: user.id })
      if (!deleted) throw problem('not_found')
      await afterRemoval(tx, services, { user, now, change: 'passkey_removed', name: deleted.name })
    })
    return undefined
  },
)

export const makeRecoveryCodes = serve(contract.makeRecoveryCodes, ({ db, config }, { user, now }) =>
  db.transaction().execute(async tx => {
    const { id } = user
    await lockAccount(tx, id)
    if ((await factorMethodsOf(tx, id)).length === 0) throw problem('second_factor_absent')
    const recovery_codes = await replaceRecoveryCodes(tx, id)
    await audit(tx, { at: now, action: 'recovery_codes_made', actor_id: id, account_id: id })
    await sendChangedMail(tx, { account_id: id, siteUrl: config.siteUrl, change: 'recovery_codes_made' }, now)
    return { recovery_codes }
  }),
)

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

/** The password counts for accounts without a second factor only. */
export const confirmIdentity = serve(contract.confirmIdentity, async (services, { user, body, ...call }) => {
  const { db } = services
  const { current_password, ...proof } = body
  const { address, locale, now } = call
  if ((await factorMethodsOf(db, user.id)).length === 0) {
    if (current_password === undefined) throw problem('second_factor_absent')
    await confirmPassword(db, user.id, current_password, locale)
  } else
    await checkProof(services, {
      account_id: user.id,
      proof,
      attempts: confirmationAttempts(user.token_hash),
      subject: accountSubject(user.id),
      address,
      locale,
      now,
    })
  await confirmSession(db, user.token_hash, now)
  return undefined
})

export const confirmTotp = serve(contract.confirmTotp, async (services, { user, body, locale, now }) => {
  const { db, secret } = services
  const attempts = confirmationAttempts(user.token_hash)
  await countAttempt(db, attempts)
  const added = await db.transaction().execute(async tx => {
    await lockAccount(tx, user.id)
    const factor = await findTotp(tx, user.id)
    if (!factor || factor.confirmed_at) throw problem('not_found')
    const totp = openTotp(secret, user.id, factor.secret)
    const step = totp && (await stepOfCode(totp, body.code))
    if (!step) throw invalidInput({ code: 'CODE_WRONG' }, locale)
    return addFactor(tx, services, {
      user,
      now,
      change: 'authenticator_added',
      insert: () => confirmTotpRow(tx, user.id, { step, now }),
    })
  })
  await resetAttempts(db, attempts)
  return added
})

interface RecordedRequirement {
  required_of: readonly RequiredGroup[]
  grace_days: number
}

const recorded = ({ required_of, grace_days }: RecordedRequirement) => ({
  factor_for_office: required_of.includes('office'),
  factor_for_teachers: required_of.includes('teachers'),
  grace_days,
})

/** The days of grace begin anew when a group is added, so that nobody is surprised. */
export const changeRequirement = serve(office.changeRequirement, ({ db, config }, { body, user, now }) =>
  db.transaction().execute(async tx => {
    const before = await readRequirement(tx, config.isProduction)
    const isAdded = body.required_of.some(group => !before.required_of.includes(group))
    const required_of = [...new Set(body.required_of)]
    const change = { ...body, required_of, required_since: isAdded ? now : undefined }
    if (!(await updateRequirement(tx, change))) throw problem('changed_meanwhile')
    await auditChange(tx, {
      at: now,
      action: 'security_settings_changed',
      actor_id: user.id,
      before: recorded(before),
      after: recorded(body),
    })
    return readRequirement(tx, config.isProduction)
  }),
)

const record = (tx: Tx, entry: { account_id: number; actor_id?: number; at: Date }) =>
  audit(tx, { ...entry, action: 'second_factor_reset_stopped' })

/** The owner stops a reset with the link of the mail. */
export const stopReset = serve(office.stopReset, async ({ db }, { body, now }) => {
  await db.transaction().execute(async tx => {
    const stopped = await deleteResetByToken(tx, body.token)
    if (!stopped) throw problem('invalid_link')
    await record(tx, { account_id: stopped.account_id, at: now })
  })
  return undefined
})

/** The owner stops a reset on the page "Access". */
export const stopOwnReset = serve(contract.stopOwnReset, async ({ db }, { user: { id }, now }) => {
  await db.transaction().execute(async tx => {
    if (!(await deleteReset(tx, id))) throw problem('reset_over')
    await record(tx, { account_id: id, actor_id: id, at: now })
  })
  return undefined
})

/** Callers who may request a reset may also cancel it. The owner was notified of the reset, so also of its end. */
export const cancelReset = serve(office.cancelReset, async ({ db, config }, call) => {
  const { params, user, now } = call
  const { id } = params
  await db.transaction().execute(async tx => {
    requireChangeable(user, await lockForChange(tx, id, user.id))
    if (!(await deleteReset(tx, id))) throw problem('reset_over')
    await record(tx, { account_id: id, actor_id: user.id, at: now })
    await sendResetStoppedMail(tx, { account_id: id, siteUrl: config.siteUrl }, now)
  })
  return undefined
})
