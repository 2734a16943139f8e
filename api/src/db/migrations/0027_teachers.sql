-- Teachers as the office edits them: title, portrait, and the invitation to an account of their own.

alter table teachers
  add column title text not null default '' check (length(title) <= 50),
  -- The full name as in the address of a portrait: Solveig Bjørnhaugen is solveig-bjornhaugen.
  add column slug text not null generated always as (trim('-' from regexp_replace(
    replace(replace(replace(replace(translate(
      regexp_replace(lower(normalize(first_name || ' ' || last_name, nfkd)), '[\u0300-\u036f]', '', 'g'),
      'øłđðı', 'olddi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '[^a-z0-9]+', '-', 'g'))) stored,
  -- The name of the uploaded files, without size and ending. A new upload has a new name, so browsers may keep each file.
  add column portrait text check (portrait ~ '^[0-9a-f-]{36}$'),
  -- A drawing that comes with the site; shown while there is no uploaded portrait.
  add column drawing text check (drawing ~ '^[a-z0-9-]+$'),
  -- Incremented by each change of name, title or biography.
  add column version int not null default 1;

-- Drawings were found by name so far.
update teachers set drawing = slug where slug = any(array[
  'anna-friederike-unterkircher-schwarzenbrunner', 'aoife-kilcarragh', 'balint-koszeghalmi', 'chiharu-mizobata',
  'eero-kuusiluoto', 'inigo-penarrubia', 'jussara-quintanilha', 'korbinian-zirmgaster', 'solveig-bjornhaugen',
  'tamta-beruashvili', 'thabang-mokoatle', 'wojciech-labedzki', 'zdenka-orechovska']);

create index teachers_slug on teachers (slug);
create unique index teachers_portrait on teachers (portrait);

-- One open invitation for each teacher and for each address. The account is made when the link is used.
create table teacher_invitations (
  teacher_id int primary key references teachers on delete cascade,
  email text not null check (length(email) between 3 and 254),
  -- See accounts.email_canonical.
  email_canonical text not null constraint teacher_invitations_email_key unique,
  locale text not null check (locale in ('de', 'en')),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
