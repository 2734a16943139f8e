-- Mails wait here until they are sent. The key makes a mail that is written twice one mail.
create table outbox (
  id bigint generated always as identity primary key,
  key text not null unique,
  message_id text not null unique,
  recipient text not null,
  reply_to text,
  locale text not null check (locale in ('de', 'en')),
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null,
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz
);
create index outbox_waiting on outbox (next_attempt_at) where sent_at is null and given_up_at is null;

create table contact_messages (
  id int generated always as identity primary key,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null
);

-- One row for the whole installation, so that all processes agree.
create table installation (
  only_row boolean primary key default true check (only_row),
  -- Holds invented people whose password everybody knows: production refuses to run on it.
  is_demo boolean not null default false,
  in_maintenance boolean not null default false,
  maintenance_pass_hash bytea check (octet_length(maintenance_pass_hash) = 32)
);
insert into installation default values;
