-- Addresses that count once they are confirmed, one canonical form of each, and limits on guessing.

-- The form by which an address is looked up and counted (api/src/lib/canonical-email.ts). Of an address in ASCII it is the
-- address in lower case. Others get theirs from the program at their next login; until then, and for an account whose form
-- another account has already, the address is found by its spelling.
alter table accounts add column email_canonical text;
update accounts set email_canonical = lower(email) where email ~ '^[ -~]+$';
create unique index accounts_email_canonical_key on accounts (email_canonical);

-- A new address waits here until its owner has confirmed it. Two accounts may wait for the same one.
alter table accounts
  add column pending_email text check (length(pending_email) between 3 and 254),
  add column pending_email_at timestamptz,
  -- The login that asked for the change; it survives when the change takes effect.
  add column pending_email_session bytea,
  add constraint accounts_pending_email_at_check check ((pending_email is null) = (pending_email_at is null));

-- A role makes an account worth stealing, so it is given only to somebody who has shown that the address is theirs.
create function refuse_role_without_verified_email() returns trigger language plpgsql as $$
begin
  if not new.email_verified and not (new.roles <@ (old.roles || '{student}'::text[])) then
    raise exception 'the address of account % is not confirmed', new.id
      using errcode = 'check_violation', constraint = 'accounts_roles_need_verified_email';
  end if;
  return null;
end $$;
create trigger accounts_roles_need_verified_email after update of roles on accounts
  for each row execute function refuse_role_without_verified_email();

-- The address that a link was sent to: it works only while the account still has this address. Links of the last hour are
-- not kept, because nobody knows where they were sent.
delete from password_resets;
alter table password_resets add column email text not null;

-- Tries of a password. From some number on, each one delays the next. Unlogged: worth nothing after a crash.
create unlogged table password_attempts (
  key text primary key,
  tries int not null check (tries > 0),
  next_at timestamptz not null,
  forget_at timestamptz not null
);
create index password_attempts_forget on password_attempts (forget_at);

-- Networks from which an account was logged into, as keyed hashes. Attempts from elsewhere do not delay these. Unlogged, so
-- that no backup has them.
create unlogged table familiar_networks (
  account_id int not null references accounts on delete cascade,
  network text not null,
  last_login_at timestamptz not null,
  primary key (account_id, network)
);
create index familiar_networks_last_login on familiar_networks (last_login_at);
