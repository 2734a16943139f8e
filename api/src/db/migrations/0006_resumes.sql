-- The résumés of people. An application keeps the version that it was sent with, so old versions stay while they are
-- named by one; at most one is the person's own.
create table resumes (
  id int generated always as identity primary key,
  account_id int not null references accounts on delete cascade,
  -- Where the file is in the store.
  key text not null unique,
  name text not null check (length(name) between 1 and 200),
  size int not null check (size between 1 and 10485760),
  uploaded_at timestamptz not null,
  is_own boolean not null default true
);
create unique index resumes_one_own on resumes (account_id) where is_own;
create index resumes_account on resumes (account_id);
