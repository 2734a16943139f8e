-- What a person sees of their sessions. Older sessions have no device and no network; they keep working.
alter table access_tokens
  add column id int generated always as identity unique,
  add column browser text check (length(browser) <= 40),
  add column system text check (length(system) <= 40),
  -- Shortened for reading, and as a keyed hash to compare it.
  add column network text check (length(network) <= 60),
  add column network_hash text,
  add column device_hash bytea;

-- A session ends 90 days after its login, used or not.
create index access_tokens_created on access_tokens (created_at);

-- Browsers that a person has logged in with. The browser has the secret in a cookie.
create table known_devices (
  account_id int not null references accounts on delete cascade,
  device_hash bytea not null,
  browser text check (length(browser) <= 40),
  system text check (length(system) <= 40),
  last_login_at timestamptz not null,
  primary key (account_id, device_hash)
);
create index known_devices_hash on known_devices (device_hash);
create index known_devices_last_login on known_devices (last_login_at);

-- The network address of who did something. It is kept for a shorter time than the entry, so that the record
-- has one more change: the job that deletes what is expired sets it to null.
alter table audit_log add column address text check (length(address) <= 60);
create index audit_log_address on audit_log (at) where address is not null;

create or replace function keep_audit_log() returns trigger language plpgsql as $$
declare
  is_expiry boolean := coalesce(current_setting('academy.deletes_expired_record', true), '') = 'on';
begin
  if tg_op = 'DELETE' then
    if is_expiry then return old; end if;
  elsif (new.actor_id is null or new.actor_id = old.actor_id)
    and (new.account_id is null or new.account_id = old.account_id)
    and (new.address is not distinct from old.address or (is_expiry and new.address is null))
    and (new.id, new.at, new.action, new.details) = (old.id, old.at, old.action, old.details) then
    return new;
  end if;
  raise exception 'The record cannot be changed' using errcode = 'restrict_violation';
end $$;
