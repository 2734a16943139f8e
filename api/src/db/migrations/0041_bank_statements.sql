-- Statements of the bank: what was imported, and what became of each line.

-- One imported file, or ZIP of files. It is undone whole.
create table bank_imports (
  id int generated always as identity primary key,
  file_name text not null check (length(file_name) <= 200),
  new_count int not null check (new_count > 0),
  known_count int not null,
  -- [{code, statement_id, expected, found}]
  warnings jsonb not null default '[]',
  imported_at timestamptz not null,
  imported_by int references accounts on delete set null,
  undone_at timestamptz,
  undone_by int references accounts on delete set null,
  undo_reason text check (length(trim(undo_reason)) between 1 and 500),
  check ((undone_at is null) = (undo_reason is null))
);

create table bank_statements (
  id int generated always as identity primary key,
  import_id int not null references bank_imports,
  iban text not null,
  -- The bank's own.
  statement_id text not null,
  opening_cents int,
  opening_on date,
  closing_cents int,
  closing_on date,
  check ((opening_cents is null) = (opening_on is null)),
  check ((closing_cents is null) = (closing_on is null))
);
create index bank_statements_of_import on bank_statements (import_id, id);
create index bank_statements_closing on bank_statements (iban, closing_on);

create table bank_lines (
  id int generated always as identity primary key,
  -- The same line has the same one in every file, so that it counts once.
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  booked_on date not null,
  valued_on date,
  -- Negative: money that went out.
  amount_cents int not null check (amount_cents <> 0),
  is_return boolean not null,
  return_reason text not null,
  end_to_end_id text not null,
  reference_list text[] not null,
  remittance text not null,
  party_name text not null,
  party_iban text not null,
  ultimate_name text not null,
  bank_reference text not null,
  state text not null default 'open' check (state in ('open', 'booked', 'ignored')),
  -- The entry that this line was booked as, that it proves, or that was undone because the money came back.
  payment_id int references payments,
  booked_as text check (booked_as in ('payment', 'refund', 'recorded', 'undo')),
  ignore_reason text check (length(trim(ignore_reason)) between 1 and 500),
  settled_at timestamptz,
  settled_by int references accounts on delete set null,
  constraint bank_lines_once unique (fingerprint),
  check ((state = 'booked') = (payment_id is not null)),
  check ((state = 'booked') = (booked_as is not null)),
  check ((state = 'ignored') = (ignore_reason is not null)),
  check ((state = 'open') = (settled_at is null))
);
-- One line proves one entry.
create unique index bank_lines_payment on bank_lines (payment_id) where booked_as <> 'undo';
create index bank_lines_by_day on bank_lines (booked_on desc, id desc);
create index bank_lines_state on bank_lines (state, booked_on desc, id desc);
create index bank_lines_party on bank_lines (party_iban) where state = 'booked';

-- The lines of each statement: files may overlap, so a line can be in several.
create table bank_statement_lines (
  statement_id int not null references bank_statements on delete cascade,
  line_id int not null references bank_lines on delete cascade,
  -- Whether no earlier file had it.
  is_first boolean not null,
  primary key (statement_id, line_id)
);
create index bank_statement_lines_of_line on bank_statement_lines (line_id);

create table bank_settings (
  id boolean primary key default true check (id),
  -- Whether an import books at once what is sure.
  books_sure boolean not null
);
insert into bank_settings (books_sure) values (true);
