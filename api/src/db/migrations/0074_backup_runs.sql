-- What became of each backup and of each check of one. An archive is the name of a file in the place of the backups.
create table backup_runs (
  id bigint generated always as identity primary key,
  -- A check restores the archive into a database of its own, or only reads it where no database can be created.
  kind text not null check (kind in ('backup', 'restore_check', 'read_check')),
  archive text,
  started_at timestamptz not null,
  ended_at timestamptz check (ended_at >= started_at),
  size_bytes bigint check (size_bytes >= 0),
  -- Why it failed.
  error text check (error is null or ended_at is not null),
  check (ended_at is null or error is not null or archive is not null)
);

create index on backup_runs (kind, started_at);
