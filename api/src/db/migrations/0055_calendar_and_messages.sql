-- The private calendar of a person, read by whoever has the link. The token is made of the server's secret and
-- the nonce, so neither this table nor a backup of it contains a link that works.
create table calendar_feeds (
  account_id int primary key references accounts on delete cascade,
  nonce bytea not null check (octet_length(nonce) = 16),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null
);

-- What calendar programs were told of an event, so that they see which one has changed since. Outlives a link,
-- because the next one tells the same events to the same programs.
create table calendar_events (
  account_id int not null references accounts on delete cascade,
  event_id text not null check (event_id <> ''),
  content_hash bytea not null check (octet_length(content_hash) = 32),
  sequence int not null default 0 check (sequence >= 0),
  changed_at timestamptz not null,
  primary key (account_id, event_id)
);

-- A message from the personal area: who wrote it, and on which page.
alter table contact_messages
  add column account_id int references accounts on delete set null,
  add column page text check (page ~ '^/user(/|$)' and length(page) <= 300);
create index contact_messages_account on contact_messages (account_id);
