-- The second factor of a login: an authenticator app, passkeys and recovery codes.

-- The secret is encrypted with a key that is not in the database. A row without `confirmed_at` is being set up and asks for
-- nothing yet. `last_step` is the period of 30 seconds whose code was used last: each code works once.
create table totp_factors (
  account_id int primary key references accounts on delete cascade,
  secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0 check (last_step >= 0),
  last_used_at timestamptz
);

create table passkeys (
  id int generated always as identity primary key,
  account_id int not null references accounts on delete cascade,
  name text not null check (length(name) between 1 and 60),
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  sign_count bigint not null default 0 check (sign_count >= 0),
  transports text[] not null default '{}',
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_account on passkeys (account_id);

create table recovery_codes (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  account_id int not null references accounts on delete cascade,
  used_at timestamptz
);
create index recovery_codes_account on recovery_codes (account_id);

-- A login whose password is right and whose second factor is missing. Worth nothing after a crash.
create unlogged table pending_logins (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  account_id int not null references accounts on delete cascade,
  tries int not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null
);
create index pending_logins_account on pending_logins (account_id);
create index pending_logins_expiry on pending_logins (expires_at);

-- What a passkey has to sign. `subject` says for whom: an account, a pending login, or anybody who logs in.
create unlogged table passkey_challenges (
  challenge text primary key check (length(challenge) between 20 and 200),
  subject text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

-- An admin resets the second factor of another admin: it happens a day later, unless the owner stops it.
create table second_factor_resets (
  account_id int primary key references accounts on delete cascade,
  asked_by int references accounts on delete set null,
  asked_at timestamptz not null,
  due_at timestamptz not null check (due_at > asked_at),
  stop_hash bytea not null unique check (octet_length(stop_hash) = 32)
);
create index second_factor_resets_asked_by on second_factor_resets (asked_by);
create index second_factor_resets_due on second_factor_resets (due_at);

-- Who needs a second factor. `required_of` is null until the office decides: then the environment does.
create table security_settings (
  only_row boolean primary key default true check (only_row),
  required_of text[] check (required_of <@ '{office,teachers}'),
  required_since timestamptz not null default now(),
  grace_days int not null default 14 check (grace_days between 0 and 90),
  version int not null default 1
);
insert into security_settings default values;

-- When the owner of a session showed their password or second factor again; null if only at the login.
alter table access_tokens add column confirmed_at timestamptz;
