-- What people take along: one archive for each person, made by a job. The row of a person decides that only one is made
-- at a time, whatever several processes do.
create table data_exports (
  id int generated always as identity primary key,
  account_id int not null unique references accounts on delete cascade,
  requested_by int references accounts on delete set null,
  requested_at timestamptz not null,
  locale text not null check (locale in ('de', 'en')),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'ready', 'failed')),
  progress int not null default 0 check (progress between 0 and 100),
  attempts int not null default 0,
  -- A process that makes the archive renews it; another one may take over afterwards.
  lease_until timestamptz,
  finished_at timestamptz,
  expires_at timestamptz,
  key text unique,
  size bigint check (size > 0),
  check ((state = 'running') = (lease_until is not null)),
  check ((state in ('ready', 'failed')) = (finished_at is not null)),
  check ((state = 'ready') = (expires_at is not null)),
  check ((state = 'ready') = (key is not null)),
  check ((state = 'ready') = (size is not null))
);
create index data_exports_due on data_exports (requested_at) where state in ('waiting', 'running');
create index data_exports_requested_by on data_exports (requested_by) where requested_by is not null;
create index data_exports_expires on data_exports (expires_at) where expires_at is not null;
