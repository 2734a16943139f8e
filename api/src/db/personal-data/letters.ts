import { account, deleted, other, personal, via } from './types.ts'

/** Mails, messages, calendars and the record. */
export const letterTables = {
  outbox: personal('outbox', {
    topic: 'mails',
    purpose: 'correspondence',
    retention: 'mails',
    // What goes to the office is not about the one whose address it uses.
    owners: [
      account('account_id'),
      { email: 'recipient', only: row => `${row}.kind in ('contact-answer', 'invitation')` },
    ],
    onErase: deleted,
    contains: {
      body_text: 'the mail as it was sent: greeting with the name, and what it is about',
      body_html: 'the same as HTML',
      attachments: 'what was attached, such as the id of an invoice',
    },
  })({
    owner: 'account_id',
    data: 'recipient reply_to locale subject body_text kind created_at sent_at given_up_at stopped_at last_error',
    secret: 'secret_link unsubscribe_url',
    derived: 'search body_html',
    technical:
      'id key message_id attempts next_attempt_at attachments is_confidential needs_confirmed_address expires_at link_expires_at copy_of about',
  }),
  group_mail_recipients: personal('group_mail_recipients', {
    topic: 'mails',
    purpose: 'correspondence',
    retention: 'mails',
    owners: [account('account_id')],
    onErase: deleted,
  })({
    owner: 'account_id',
    reference: 'group_mail_id',
    data: 'left_out queued_at',
    technical: 'outbox_id',
  }),
  group_mails: other('group_mails')({
    actor: 'author_id',
    none: 'id kind subject_* text_* state version created_at started_at ended_at next_batch_at',
  }),
  mail_hold: other('mail_hold')({ none: 'only_row since last_mail_id' }),
  // A view of the consents, which processes of the release before read.
  news_refusals: other('news_refusals')({ derived: 'account_id since' }),
  notice_refusals: personal('notice_refusals', {
    topic: 'mails',
    purpose: 'correspondence',
    retention: 'account',
    owners: [account('account_id')],
    onErase: deleted,
  })({ owner: 'account_id', data: 'kind since' }),
  sent_notices: personal('sent_notices', {
    topic: 'mails',
    purpose: 'correspondence',
    retention: 'notices',
    owners: [account('account_id')],
    onErase: deleted,
    contains: { subject: 'the id of what the notice was about' },
  })({ owner: 'account_id', data: 'kind sent_at', technical: 'subject' }),
  refused_addresses: personal('refused_addresses', {
    topic: 'mails',
    purpose: 'correspondence',
    retention: 'account',
    owners: [account('account_id')],
    onErase: deleted,
  })({ owner: 'account_id', data: 'email since answer' }),
  // Written without a login, a message belongs to whose address it names.
  contact_messages: personal('contact_messages', {
    topic: 'messages',
    purpose: 'correspondence',
    retention: 'messages',
    owners: [account('account_id'), { email: 'email' }],
    onErase: deleted,
  })({
    owner: 'account_id',
    data: 'email subject message page locale state created_at',
    derived: 'search',
    technical: 'id request_key version',
  }),
  contact_answers: personal('contact_answers', {
    topic: 'messages',
    purpose: 'correspondence',
    retention: 'messages',
    owners: [via('message_id', 'contact_messages')],
    onErase: deleted,
  })({ owner: 'message_id', data: 'text created_at', actor: 'author_id', technical: 'id' }),
  calendar_feeds: personal('calendar_feeds', {
    topic: 'calendar',
    purpose: 'contract',
    retention: 'account',
    owners: [account('account_id')],
    onErase: deleted,
  })({ owner: 'account_id', data: 'created_at', secret: 'nonce token_hash' }),
  calendar_events: personal('calendar_events', {
    topic: 'calendar',
    purpose: 'contract',
    retention: 'account',
    owners: [account('account_id')],
    onErase: deleted,
  })({ owner: 'account_id', data: 'changed_at', derived: 'content_hash', technical: 'event_id sequence' }),
  // About the person in `account_id`, and about the work of the one in `actor_id`.
  audit_log: personal('audit_log', {
    topic: 'record',
    purpose: 'accountability',
    retention: 'record',
    owners: [account('account_id')],
    onErase: { way: 'anonymise', set: { details: {}, address: null } },
    exceptions: { address: { purpose: 'security', retention: 'addresses' } },
    contains: { details: 'what was changed, with the values before and after' },
  })({ owner: 'account_id', data: 'at action details address', actor: 'actor_id', technical: 'id' }),
}
