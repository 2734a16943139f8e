-- Accounts are kept for three years after the last login.
alter table accounts add last_login_at timestamptz not null default now();
create index accounts_last_login on accounts (last_login_at);
