-- Why the data of a person was erased. Null for people who were erased before, or again after a backup was restored.
alter table erased_accounts add ground text;
alter table erased_accounts add constraint erased_accounts_ground check (ground in ('person', 'office', 'dormant')) not valid;

-- Who was told that their account will be erased because nobody uses it. It counts until the next login.
create table dormancy_notices (
  account_id int primary key references accounts on delete cascade,
  noticed_at timestamptz not null,
  -- Null if no mail can be sent: the address was never confirmed.
  mail_key text
);
