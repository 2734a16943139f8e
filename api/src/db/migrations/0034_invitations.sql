-- One table for the invitations to an account with a role. Those of teachers move here, and their links keep working.
create table invitations (
  id int generated always as identity primary key,
  role text not null check (role in ('Teacher', 'Correpetitor', 'AcademyManager', 'Admin')),
  -- One open invitation for each teacher, whose name is that of the teacher.
  teacher_id int unique references teachers on delete cascade,
  first_name text check (length(first_name) between 1 and 100),
  last_name text check (length(last_name) between 1 and 100),
  email text not null check (length(email) between 3 and 254),
  -- One open invitation for each address. See accounts.email_canonical.
  email_canonical text not null constraint invitations_email_key unique,
  locale text not null check (locale in ('de', 'en')),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  check ((role = 'Teacher') = (teacher_id is not null)),
  check ((teacher_id is null) = (first_name is not null)),
  check ((teacher_id is null) = (last_name is not null))
);

insert into invitations (role, teacher_id, email, email_canonical, locale, token_hash, sent_at, expires_at)
select 'Teacher', teacher_id, email, email_canonical, locale, token_hash, sent_at, expires_at
from teacher_invitations order by sent_at, teacher_id;

drop table teacher_invitations;

-- The few accounts among all students that the office lists, and the admins.
create index accounts_with_role on accounts (id) where not (roles <@ '{student}');
