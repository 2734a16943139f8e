-- The academy of a year, what it offers and what that costs. Money is kept in cents.

-- Who runs it: one row, named in letters, documents and invoices.
create table association (
  only_row boolean primary key default true check (only_row),
  name text not null,
  street text not null,
  zip text not null,
  city text not null
);
insert into association (name, street, zip, city) values ('Verein Sommerakademie', '', '', '');

create table academies (
  id int generated always as identity primary key,
  start_date_academy date not null,
  end_date_academy date not null,
  end_date_application date not null,
  place_name text not null,
  handling_fee_cents int not null check (handling_fee_cents >= 0),
  recording_fee_cents int not null check (recording_fee_cents >= 0),
  scholarship_de text,
  scholarship_en text,
  scholarship_url text,
  is_current boolean not null default false,
  check (start_date_academy < end_date_academy),
  check (end_date_application < start_date_academy)
);
create unique index academies_one_current on academies (is_current) where is_current;

create table room_types (
  id int generated always as identity primary key,
  academy_id int not null references academies on delete cascade,
  name_de text not null,
  name_en text not null,
  description_de text not null,
  description_en text not null,
  price_cents int not null check (price_cents >= 0),
  beds int not null check (beds >= 0)
);
create index room_types_academy on room_types (academy_id);

create table meal_types (
  id int generated always as identity primary key,
  academy_id int not null references academies on delete cascade,
  name_de text not null,
  name_en text not null,
  description_de text not null,
  description_en text not null,
  price_cents int not null check (price_cents >= 0)
);
create index meal_types_academy on meal_types (academy_id);

create table instruments (
  id int generated always as identity primary key,
  key text not null unique,
  name_de text not null,
  name_en text not null,
  description_english text not null
);

insert into instruments (key, name_de, name_en, description_english) values
  ('piano', 'Klavier', 'Piano', 'Piano: touch, colour and the long line'),
  ('violin', 'Violine', 'Violin', 'Violin: tone, style and the singing bow'),
  ('viola', 'Viola', 'Viola', 'Viola: the warmth of the inner voice'),
  ('cello', 'Violoncello', 'Cello', 'Cello: breath, weight and resonance'),
  ('percussion', 'Schlagwerk', 'Percussion', 'Percussion: rhythm in every colour'),
  ('voice', 'Gesang', 'Voice', 'Voice: breath, word and melody'),
  ('saxophone', 'Saxophon', 'Saxophone', 'Saxophone: from the reed to the phrase'),
  ('organ', 'Orgel', 'Organ', 'Organ: playing pipes and playing the room');

create table teachers (
  id int generated always as identity primary key,
  account_id int unique references accounts on delete set null,
  first_name text not null,
  last_name text not null,
  resume_german text not null default '',
  resume_english text not null default ''
);

create table masterclasses (
  id int generated always as identity primary key,
  academy_id int not null references academies on delete cascade,
  instrument_id int not null references instruments,
  teacher_id int not null references teachers,
  start_date date not null,
  end_date date not null,
  participation_fee_cents int not null check (participation_fee_cents >= 0),
  application_closed boolean not null default false,
  check (start_date < end_date)
);
create index masterclasses_academy on masterclasses (academy_id, start_date);
create index masterclasses_teacher on masterclasses (teacher_id);
create index masterclasses_instrument on masterclasses (instrument_id);
