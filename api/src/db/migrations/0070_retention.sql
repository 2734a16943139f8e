-- How long data of people is kept, each in the unit of its rule (contract/src/personal-data/retention.ts), within what
-- the law allows.
create table retention_settings (
  only_row boolean primary key default true check (only_row),
  version int not null default 1,
  account int not null default 3 check (account between 1 and 5),
  material int not null default 6 check (material between 6 and 12),
  parent_consent int not null default 6 check (parent_consent between 1 and 12),
  messages int not null default 1 check (messages between 1 and 3),
  mails int not null default 1 check (mails between 1 and 3),
  invitations int not null default 90 check (invitations between 30 and 365),
  addresses int not null default 180 check (addresses between 30 and 365),
  record int not null default 3 check (record between 1 and 7),
  -- When the office last shortened the period of accounts: nobody is erased unannounced because of it.
  account_shortened_at timestamptz
);
insert into retention_settings default values;

-- The privacy page says them.
select show_on_site('retention_settings');

-- What was deleted because its time was over: numbers, nothing about people.
create table retention_deletions (
  day date not null,
  kind text not null,
  count int not null check (count > 0),
  primary key (day, kind)
);

-- Nobody logs into an erased account, and nothing is written about the person again.
alter table accounts add constraint erased_account_is_closed check (
  erased_at is null
  or (roles = '{}' and password_hash = '' and not email_verified and email_canonical is null
    and pending_email is null and latin_name = ''));
