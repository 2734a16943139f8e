import { erasedAddress } from '@academy/contract/base/names'
import { account, deleted, other, personal, via } from './types.ts'

/** Accounts, logins, profiles and what is asked before somebody arrives. */
export const peopleTables = {
  accounts: personal('accounts', {
    topic: 'account',
    purpose: 'contract',
    retention: 'account',
    owners: [account('id')],
    // Invoices refer to the account, so its row stays without the person.
    onErase: {
      way: 'anonymise',
      set: {
        first_name: 'Person',
        last_name: '{id}',
        latin_name: '',
        email: erasedAddress('{id}'),
        email_canonical: null,
        email_verified: false,
        password_hash: '',
        pending_email: null,
        pending_email_at: null,
        pending_email_session: null,
        roles: [],
      },
    },
    exceptions: {
      pending_email: { retention: 'pending_address' },
      pending_email_at: { retention: 'pending_address' },
    },
  })({
    owner: 'id',
    data: 'first_name last_name latin_name email email_verified pending_email pending_email_at locale roles created_at last_login_at',
    derived: 'email_canonical list_name search_text search_words near_words',
    secret: 'password_hash pending_email_session',
    technical: 'version erased_at',
  }),
  access_tokens: personal('access_tokens', {
    topic: 'login',
    purpose: 'security',
    retention: 'logins',
    owners: [account('account_id')],
    onErase: deleted,
    contains: { network: 'the beginning of the network address' },
  })({
    owner: 'account_id',
    data: 'browser system network created_at last_used_at confirmed_at',
    secret: 'token_hash network_hash device_hash',
    technical: 'id',
  }),
  known_devices: personal('known_devices', {
    topic: 'login',
    purpose: 'security',
    retention: 'devices',
    owners: [account('account_id')],
    onErase: deleted,
  })({ owner: 'account_id', data: 'browser system last_login_at', secret: 'device_hash' }),
  familiar_networks: personal('familiar_networks', {
    topic: 'login',
    purpose: 'security',
    retention: 'networks',
    owners: [account('account_id')],
    onErase: deleted,
    contains: { network: 'a checksum of the network, from which it cannot be read' },
  })({ owner: 'account_id', data: 'last_login_at', technical: 'network' }),
  password_resets: personal('password_resets', {
    topic: 'login',
    purpose: 'security',
    retention: 'links',
    owners: [account('account_id')],
    onErase: deleted,
  })({ owner: 'account_id', data: 'email expires_at', secret: 'token_hash' }),
  // Checksums of addresses and networks: nobody can be found in them.
  password_attempts: personal('password_attempts', {
    topic: 'login',
    purpose: 'security',
    retention: 'attempts',
    owners: [],
    onErase: deleted,
  })({ secret: 'key', technical: 'tries next_at forget_at' }),
  rate_limits: personal('rate_limits', {
    topic: 'login',
    purpose: 'security',
    retention: 'attempts',
    owners: [],
    onErase: deleted,
  })({ secret: 'key', technical: 'hits window_ends' }),
  invitations: personal('invitations', {
    topic: 'account',
    purpose: 'contract',
    retention: 'invitations',
    owners: [{ email: 'email' }, via('teacher_id', 'teachers')],
    onErase: deleted,
  })({
    data: 'email first_name last_name role locale sent_at expires_at',
    reference: 'teacher_id',
    derived: 'email_canonical',
    secret: 'token_hash',
    technical: 'id',
  }),
  data_exports: personal('data_exports', {
    topic: 'account',
    purpose: 'law',
    retention: 'exports',
    owners: [account('account_id')],
    onErase: deleted,
    contains: { key: 'everything about the person, a ZIP; not in the next one' },
  })({
    owner: 'account_id',
    data: 'requested_at locale state finished_at expires_at size',
    file: 'key',
    actor: 'requested_by',
    technical: 'id progress attempts lease_until',
  }),
  profiles: personal('profiles', {
    topic: 'profile',
    purpose: 'contract',
    retention: 'account',
    owners: [account('account_id')],
    onErase: {
      way: 'anonymise',
      set: { title: null, gender: null, date_of_birth: null, nationality_id: null },
    },
  })({ owner: 'account_id', data: 'title gender date_of_birth', reference: 'nationality_id' }),
  addresses: personal('addresses', {
    topic: 'profile',
    purpose: 'contract',
    retention: 'account',
    owners: [account('account_id')],
    onErase: deleted,
  })({ owner: 'account_id', data: 'type street zip city', reference: 'country_id', technical: 'id' }),
  resumes: personal('resumes', {
    topic: 'applications',
    purpose: 'consent',
    retention: 'material',
    owners: [account('account_id')],
    onErase: deleted,
    contains: { key: 'the résumé, a PDF' },
  })({ owner: 'account_id', data: 'name size uploaded_at is_own', file: 'key', technical: 'id' }),
  arrival_details: personal('arrival_details', {
    topic: 'arrival',
    purpose: 'contract',
    retention: 'account',
    owners: [account('account_id')],
    onErase: deleted,
    exceptions: { allergies: { purpose: 'health' } },
  })({
    owner: 'account_id',
    data: 'allergies emergency_name emergency_phone emergency_relation parent_name parent_contact',
    technical: 'version',
  }),
  parent_consents: personal('parent_consents', {
    topic: 'arrival',
    purpose: 'consent',
    retention: 'parent_consent',
    owners: [account('account_id')],
    onErase: deleted,
    contains: { key: 'the consent that a parent has signed, a PDF' },
  })({ owner: 'account_id', data: 'name size uploaded_at', reference: 'academy_id', file: 'key' }),
  person_notes: personal('person_notes', {
    topic: 'notes',
    purpose: 'organisation',
    retention: 'account',
    owners: [account('account_id')],
    onErase: deleted,
  })({
    owner: 'account_id',
    data: 'text created_at changed_at',
    actor: 'author_id',
    technical: 'id version',
  }),
  // One row for each person in the office's list of an academy, kept by triggers.
  academy_people: personal('academy_people', {
    topic: 'account',
    purpose: 'organisation',
    retention: 'account',
    owners: [account('account_id')],
    // The trigger writes the name that the account has then.
    onErase: { way: 'anonymise', set: {} },
  })({ owner: 'account_id', reference: 'academy_id', derived: 'list_name' }),
  // A view.
  academy_ties: other('academy_ties')({
    derived: 'academy_id account_id kind masterclass_id instrument_id start_date end_date',
  }),
}
