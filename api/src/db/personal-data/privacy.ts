import { account, deleted, other, personal } from './types.ts'

/** What people decided about their own data. */
export const privacyTables = {
  consents: personal('consents', {
    topic: 'account',
    purpose: 'consent',
    retention: 'account',
    owners: [account('account_id')],
    onErase: deleted,
  })({
    owner: 'account_id',
    reference: 'application_id booking_id academy_id version_id',
    data: 'kind wording given_at withdrawn_at',
    actor: 'given_by withdrawn_by',
    technical: 'id',
  }),
  // Stays as the proof that the data was erased.
  erasure_requests: personal('erasure_requests', {
    topic: 'account',
    purpose: 'contract',
    retention: 'account',
    owners: [account('account_id')],
    onErase: { way: 'anonymise', set: { reason: '' } },
  })({
    owner: 'account_id',
    data: 'requested_at reason erase_after cancelled_at erased_at',
    actor: 'requested_by cancelled_by',
    technical: 'id',
  }),
  dormancy_notices: personal('dormancy_notices', {
    topic: 'account',
    purpose: 'contract',
    retention: 'account',
    owners: [account('account_id')],
    onErase: deleted,
  })({ owner: 'account_id', data: 'noticed_at', technical: 'mail_key' }),
  job_failures: personal('job_failures', {
    topic: 'account',
    purpose: 'organisation',
    retention: 'account',
    owners: [account('account_id')],
    onErase: deleted,
  })({ owner: 'account_id', technical: 'id job masterclass_id first_at last_at error' }),
  // Numbers of what was deleted, nothing about people.
  retention_settings: other('retention_settings')({
    none: 'only_row version account material parent_consent messages mails invitations addresses record',
  }),
  retention_deletions: other('retention_deletions')({ none: 'day kind count' }),
  // Numbers of people whose data is gone.
  erased_accounts: other('erased_accounts')({ none: 'account_id created_at erased_at ground' }),
}
