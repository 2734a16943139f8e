-- For whom a job failed in its last run. One row for each; it is deleted by the first run that does not fail.
create table job_failures (
  id int generated always as identity primary key,
  job text not null,
  account_id int references accounts on delete cascade,
  masterclass_id int references masterclasses on delete cascade,
  first_at timestamptz not null,
  last_at timestamptz not null check (last_at >= first_at),
  error text not null check (length(error) <= 500),
  check (num_nonnulls(account_id, masterclass_id) = 1)
);
create unique index job_failures_account on job_failures (account_id, job) where account_id is not null;
create unique index job_failures_masterclass on job_failures (masterclass_id, job) where masterclass_id is not null;
