-- Who wants a mail a week before a masterclass's deadline: once for each person and masterclass.
create table reminders (
  account_id int not null references accounts on delete cascade,
  masterclass_id int not null references masterclasses on delete cascade,
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (account_id, masterclass_id)
);
create index reminders_waiting on reminders (masterclass_id) where sent_at is null;
