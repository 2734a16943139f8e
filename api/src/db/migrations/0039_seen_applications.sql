-- When a teacher last looked at the applications of a masterclass: later ones are new.
create table seen_applications (
  account_id int not null references accounts on delete cascade,
  masterclass_id int not null references masterclasses on delete cascade,
  seen_at timestamptz not null,
  primary key (account_id, masterclass_id)
);
create index seen_applications_masterclass on seen_applications (masterclass_id);
