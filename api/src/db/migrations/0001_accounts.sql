-- People: accounts with their roles, the tokens they log in with, what they tell about themselves.

create table countries (
  id int generated always as identity primary key,
  iso_code char(2) not null unique,
  name_de text not null,
  name_en text not null
);

create table accounts (
  id int generated always as identity primary key,
  first_name text not null check (length(first_name) between 1 and 100),
  last_name text not null check (length(last_name) between 1 and 100),
  email text not null check (length(email) between 3 and 254),
  password_hash text not null,
  email_verified boolean not null default false,
  locale text not null default 'en' check (locale in ('de', 'en')),
  roles text[] not null default '{student}'
    check (roles <@ array['Teacher', 'Correpetitor', 'student', 'AcademyManager', 'Admin']),
  created_at timestamptz not null default now()
);

-- One account an address, however it is capitalised.
create unique index accounts_email_key on accounts (lower(email));

create table profiles (
  account_id int primary key references accounts on delete cascade,
  title text check (length(title) <= 50),
  gender text check (gender in ('male', 'female', 'diverse')),
  date_of_birth date check (date_of_birth >= '1900-01-01'),
  nationality_id int references countries
);

-- Three types, each at most once: that is also what limits a person to three addresses.
create table addresses (
  id int generated always as identity primary key,
  account_id int not null references accounts on delete cascade,
  type text not null check (type in ('PRIMARY', 'BILLING', 'PARENTS')),
  street text not null check (length(trim(street)) between 1 and 200),
  zip text not null check (length(trim(zip)) between 1 and 20),
  city text not null check (length(trim(city)) between 1 and 100),
  country_id int not null references countries,
  unique (account_id, type)
);

-- Only hashes are kept: who reads the table can't log in with it.
create table access_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  account_id int not null references accounts on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index access_tokens_account on access_tokens (account_id);
create index access_tokens_last_used on access_tokens (last_used_at);

create table password_resets (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  account_id int not null references accounts on delete cascade,
  expires_at timestamptz not null
);
create index password_resets_account on password_resets (account_id);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id int references accounts on delete set null,
  account_id int references accounts on delete set null,
  action text not null,
  details jsonb not null default '{}'
);
create index audit_log_account on audit_log (account_id, id);
create index audit_log_actor on audit_log (actor_id, id);
create index audit_log_at on audit_log (at);

-- Counters that all processes share. Unlogged: they are worth nothing after a crash.
create unlogged table rate_limits (
  key text primary key,
  hits int not null,
  window_ends timestamptz not null
);
create index rate_limits_ends on rate_limits (window_ends);
