-- A save of somebody's personal data or addresses by the office names the version that it changes.
alter table accounts add version int not null default 1;

-- What the office notes about a person; nobody else sees it.
create table person_notes (
  id int generated always as identity primary key,
  account_id int not null references accounts on delete cascade,
  author_id int references accounts on delete set null,
  text text not null check (length(text) between 1 and 5000),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version int not null default 1
);
create index person_notes_account on person_notes (account_id, id);
create index person_notes_author on person_notes (author_id);

-- The office can let teachers and guests stay free of charge. A change of the booking keeps that.
alter table bookings
  add is_free boolean not null default false,
  add check (not is_free or total_cents = 0);
