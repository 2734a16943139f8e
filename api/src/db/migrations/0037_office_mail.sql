-- What the office does with mails: it reads and stops them, answers messages, and writes to groups.

-- The words of a text that the office searches for. A tsvector refuses longer words.
create function search_words(text) returns tsvector language sql immutable strict parallel safe as $$
  select array_to_tsvector(array(
    select distinct left(word, 100) from regexp_split_to_table(plain_text($1), '[^[:alnum:]]+') word where word <> ''))
$$;
-- Finds texts in which every word of a search occurs, at least its beginning. Null without a word.
create function search_query(text) returns tsquery language sql immutable strict parallel safe as $$
  select string_agg(left(word, 100) || ':*', ' & ')::tsquery
  from regexp_split_to_table(plain_text($1), '[^[:alnum:]]+') word where word <> ''
$$;

alter table outbox
  add kind text not null generated always as (split_part(key, ':', 1)) stored,
  -- The office stopped it before it was sent.
  add stopped_at timestamptz,
  -- The sent mail that it repeats.
  add copy_of bigint references outbox on delete set null,
  -- Set for news, which may be refused.
  add unsubscribe_url text,
  -- The recipient of a confidential mail is not found.
  add search tsvector not null generated always as (
    search_words(case when is_confidential then subject else recipient || ' ' || subject end)) stored,
  add constraint outbox_stopped check (stopped_at is null or (sent_at is null and given_up_at is null));

drop index outbox_waiting;
create index outbox_waiting on outbox (next_attempt_at) where sent_at is null and given_up_at is null and stopped_at is null;
create index outbox_given_up on outbox (id) where given_up_at is not null;
create index outbox_stopped on outbox (id) where stopped_at is not null;
create index outbox_sent on outbox (id) where sent_at is not null;
create index outbox_kind on outbox (kind, id);
create index outbox_search on outbox using gin (search);
drop index outbox_account;
create index outbox_account on outbox (account_id, id);
create index outbox_copies on outbox (copy_of) where copy_of is not null;
-- A mail is repeated once at a time: two people who press the button together send one copy.
create unique index outbox_copy_once on outbox (copy_of) where sent_at is null and given_up_at is null and stopped_at is null;

-- Addresses of accounts that a mail server has refused for good.
create table refused_addresses (
  account_id int primary key references accounts on delete cascade,
  email text not null,
  since timestamptz not null,
  answer text not null
);
create function forget_refused_address() returns trigger language plpgsql as $$
begin
  delete from refused_addresses where account_id = new.id;
  return null;
end $$;
create trigger accounts_address after update of email on accounts
  for each row when (new.email is distinct from old.email) execute function forget_refused_address();

alter table contact_messages
  add state text not null default 'new' check (state in ('new', 'answered', 'done')),
  add version int not null default 1,
  add locale text not null default 'de' check (locale in ('de', 'en')),
  add search tsvector not null generated always as (search_words(email || ' ' || subject || ' ' || message)) stored;
update contact_messages set state = 'done' where created_at < now() - interval '30 days';
create index contact_messages_state on contact_messages (state, id);
create index contact_messages_search on contact_messages using gin (search);

create table contact_answers (
  id int generated always as identity primary key,
  message_id int not null references contact_messages on delete cascade,
  author_id int references accounts on delete set null,
  text text not null check (length(text) between 1 and 10000),
  created_at timestamptz not null
);
create index contact_answers_message on contact_answers (message_id, id);
create index contact_answers_author on contact_answers (author_id);

-- People who do not want news. What is necessary reaches them all the same.
create table news_refusals (
  account_id int primary key references accounts on delete cascade,
  since timestamptz not null
);

create table group_mails (
  id int generated always as identity primary key,
  kind text not null default 'necessary' check (kind in ('necessary', 'news')),
  subject_de text not null default '' check (length(subject_de) <= 200),
  subject_en text not null default '' check (length(subject_en) <= 200),
  text_de text not null default '' check (length(text_de) <= 10000),
  text_en text not null default '' check (length(text_en) <= 10000),
  state text not null default 'draft' check (state in ('draft', 'sending', 'stopped', 'sent')),
  version int not null default 1,
  author_id int references accounts on delete set null,
  created_at timestamptz not null,
  -- When the office sent it; null while it is a draft.
  started_at timestamptz,
  ended_at timestamptz,
  -- When the next people are due. The real time, whatever the clock of a demo says.
  next_batch_at timestamptz,
  check ((state = 'draft') = (started_at is null)),
  check ((state = 'sending') = (next_batch_at is not null))
);
create index group_mails_sending on group_mails (next_batch_at) where state = 'sending';
create index group_mails_author on group_mails (author_id);

create table group_mail_recipients (
  group_mail_id int not null references group_mails on delete cascade,
  account_id int not null references accounts on delete cascade,
  left_out boolean not null default false,
  -- When the mail was added to the outbox. Set once: nobody gets a second one.
  queued_at timestamptz,
  outbox_id bigint references outbox on delete set null,
  primary key (group_mail_id, account_id)
);
create index group_mail_recipients_due on group_mail_recipients (group_mail_id, account_id) where queued_at is null and not left_out;
create index group_mail_recipients_account on group_mail_recipients (account_id);
create index group_mail_recipients_outbox on group_mail_recipients (outbox_id);
