-- The catalogue of composers, works and movements, the requests of students, and the concert evenings.

-- As people look for it in a list: without accents and capitals, and 2 before 10.
create function list_order(text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(plain_text($1), '([0-9]+)', '0000\1', 'g'), '0*([0-9]{5})', '\1', 'g')
$$;

create table composers (
  id int generated always as identity primary key,
  first_name text not null check (length(trim(first_name)) between 1 and 100),
  last_name text not null check (length(trim(last_name)) between 1 and 100),
  last_prefix text not null default '' check (length(last_prefix) <= 30),
  year_of_birth int not null check (year_of_birth between 1000 and 2199),
  year_of_death int check (year_of_death between year_of_birth and 2199),
  -- Every word and spelling that one may look for (contract/src/repertoire-search.ts).
  search_text text not null,
  search tsvector not null generated always as (array_to_tsvector(array_remove(string_to_array(search_text, ' '), ''))) stored,
  list_name text not null generated always as (list_order(last_name || ' ' || first_name)) stored,
  added_by int references accounts on delete set null,
  added_at timestamptz not null default now(),
  -- It is shown as this one.
  merged_into_id int references composers check (merged_into_id <> id)
);
-- Two people who add the same person in the same second get one entry, whatever else happens.
create unique index composers_once on composers (plain_text(first_name || ' ' || last_prefix || ' ' || last_name), year_of_birth)
  where merged_into_id is null;
create index composers_search on composers using gin (search);
create index composers_listed on composers (list_name, id) where merged_into_id is null;
create index composers_birth on composers (year_of_birth);
create index composers_merged on composers (merged_into_id) where merged_into_id is not null;

create table pieces (
  id int generated always as identity primary key,
  composer_id int not null references composers,
  title text not null check (length(trim(title)) between 1 and 200),
  opus text not null default '' check (length(opus) <= 50),
  catalogue_no text not null default '' check (length(catalogue_no) <= 50),
  tonality text not null default '' check (length(tonality) <= 50),
  search_text text not null,
  list_title text not null generated always as (list_order(title)) stored,
  added_by int references accounts on delete set null,
  added_at timestamptz not null default now(),
  merged_into_id int references pieces check (merged_into_id <> id)
);
create unique index pieces_once on pieces (composer_id, plain_text(title), plain_text(opus), plain_text(catalogue_no), plain_text(tonality))
  where merged_into_id is null;
create index pieces_composer on pieces (composer_id, list_title, id);
create index pieces_merged on pieces (merged_into_id) where merged_into_id is not null;

create table movements (
  id int generated always as identity primary key,
  piece_id int not null references pieces on delete cascade,
  title text not null check (length(trim(title)) between 1 and 200),
  -- 1, 2, 3 … without a gap; checked at the end of a transaction, so that those behind can move on.
  position int not null check (position >= 1),
  added_by int references accounts on delete set null,
  added_at timestamptz not null default now(),
  constraint movements_in_order unique (piece_id, position) deferrable initially deferred,
  unique (piece_id, id)
);

-- What was made one of two, so that it can be undone.
create table merges (
  id int generated always as identity primary key,
  kind text not null check (kind in ('composer', 'piece')),
  composer_id int unique references composers,
  piece_id int unique references pieces,
  merged_at timestamptz not null,
  merged_by int references accounts on delete set null,
  check ((kind = 'composer') = (composer_id is not null) and (kind = 'piece') = (piece_id is not null))
);

create table concert_evenings (
  id int generated always as identity primary key,
  academy_id int not null references academies on delete cascade,
  date date not null,
  place text not null check (length(trim(place)) between 1 and 100),
  length_minutes int not null check (length_minutes between 10 and 300),
  announced_at timestamptz
);
create index concert_evenings_academy on concert_evenings (academy_id, date, id);

create table concert_requests (
  id int generated always as identity primary key,
  academy_id int not null references academies,
  -- An account that is kept for its invoices keeps its requests; others go with it.
  account_id int not null references accounts on delete cascade,
  piece_id int not null references pieces,
  earliest_performance_date date not null,
  -- Of the whole work; where movements were chosen each of them has its own.
  duration_seconds int check (duration_seconds between 1 and 59999),
  correpetition_period_id int references correpetition_periods on delete set null,
  page_turner_confirmed boolean not null default false,
  is_chamber_music boolean not null default false,
  -- [{name, instrument}]
  chamber_ensemble jsonb not null default '[]',
  wants_recording boolean not null default false,
  notes text not null default '' check (length(notes) <= 2000),
  requested_at timestamptz not null,
  withdrawn_at timestamptz,
  -- The plan of the office, which nobody sees before it is announced.
  evening_id int references concert_evenings,
  position int check (position >= 1),
  -- What the person was told last.
  announced_date date,
  announced_place text,
  announced_evening_id int references concert_evenings,
  invoice_id int unique references invoices,
  video_url text,
  check ((evening_id is null) = (position is null)),
  check (withdrawn_at is null or (evening_id is null and announced_date is null)),
  check ((announced_date is null) = (announced_place is null) and (announced_date is null) = (announced_evening_id is null)),
  check (is_chamber_music = (jsonb_array_length(chamber_ensemble) > 0)),
  check (video_url is null or invoice_id is not null),
  constraint concert_requests_in_order unique (evening_id, position) deferrable initially deferred
);
create index concert_requests_account on concert_requests (account_id, id);
create index concert_requests_academy on concert_requests (academy_id, id) where withdrawn_at is null;
create index concert_requests_piece on concert_requests (piece_id);
create index concert_requests_announced on concert_requests (announced_evening_id);
create index concert_requests_period on concert_requests (correpetition_period_id);

create table requested_movements (
  request_id int not null references concert_requests on delete cascade,
  piece_id int not null,
  movement_id int not null,
  duration_seconds int not null check (duration_seconds between 1 and 59999),
  sort_order int not null check (sort_order >= 0),
  primary key (request_id, movement_id),
  unique (request_id, sort_order),
  -- A movement of another work can't be chosen.
  foreign key (piece_id, movement_id) references movements (piece_id, id)
);
create index requested_movements_movement on requested_movements (movement_id);
create index requested_movements_piece on requested_movements (piece_id, movement_id);
