import { account, deleted, other, personal } from './types.ts'

/** The second factor of a login. Its keys and codes are never exported; that there are some is. */
export const secondFactorTables = {
  totp_factors: personal('totp_factors', {
    topic: 'login',
    purpose: 'security',
    retention: 'account',
    owners: [account('account_id')],
    onErase: deleted,
  })({
    owner: 'account_id',
    data: 'created_at confirmed_at last_used_at',
    secret: 'secret',
    technical: 'last_step',
  }),
  passkeys: personal('passkeys', {
    topic: 'login',
    purpose: 'security',
    retention: 'account',
    owners: [account('account_id')],
    onErase: deleted,
  })({
    owner: 'account_id',
    data: 'name created_at last_used_at',
    secret: 'credential_id public_key',
    technical: 'id sign_count transports',
  }),
  recovery_codes: personal('recovery_codes', {
    topic: 'login',
    purpose: 'security',
    retention: 'account',
    owners: [account('account_id')],
    onErase: deleted,
  })({ owner: 'account_id', data: 'used_at', secret: 'code_hash' }),
  pending_logins: personal('pending_logins', {
    topic: 'login',
    purpose: 'security',
    retention: 'links',
    owners: [account('account_id')],
    onErase: deleted,
  })({ owner: 'account_id', data: 'expires_at', secret: 'token_hash', technical: 'tries' }),
  // Random numbers for five minutes.
  passkey_challenges: personal('passkey_challenges', {
    topic: 'login',
    purpose: 'security',
    retention: 'links',
    owners: [],
    onErase: deleted,
  })({ secret: 'challenge subject', technical: 'expires_at' }),
  second_factor_resets: personal('second_factor_resets', {
    topic: 'login',
    purpose: 'security',
    retention: 'links',
    owners: [account('account_id')],
    onErase: deleted,
  })({ owner: 'account_id', data: 'asked_at due_at', actor: 'asked_by', secret: 'stop_hash' }),
  security_settings: other('security_settings')({
    none: 'only_row required_of required_since grace_days version',
  }),
}
