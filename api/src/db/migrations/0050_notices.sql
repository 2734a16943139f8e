-- What participants change in their repertoire, and mails to teachers and accompanists.

-- The works of the catalogue that a participant plays, in order.
create table application_pieces (
  application_id int not null references applications on delete cascade,
  position int not null check (position >= 1),
  piece_id int not null references pieces,
  primary key (application_id, position),
  unique (application_id, piece_id)
);
create index application_pieces_piece on application_pieces (piece_id);

-- Each change of a participant, with the version that it replaced. Versions count from 1 without a gap.
create table repertoire_changes (
  id int generated always as identity primary key,
  application_id int not null references applications on delete cascade,
  version int not null check (version >= 1),
  former_repertoire text not null check (length(former_repertoire) <= 10000),
  -- Works are merged, but never deleted.
  former_piece_ids int[] not null,
  changed_at timestamptz not null,
  constraint repertoire_changes_in_order unique (application_id, version)
);
create index repertoire_changes_changed_at on repertoire_changes (changed_at);

-- The mails that a teacher or an accompanist does not want.
create table notice_refusals (
  account_id int not null references accounts on delete cascade,
  kind text not null check (kind in
    ('new_applications', 'deadline', 'selection_late', 'withdrawals', 'class_final', 'repertoire_changed')),
  since timestamptz not null,
  primary key (account_id, kind)
);

-- What a person was told, so that nothing is told twice. `subject` names it, such as `application:12`.
create table told_notices (
  account_id int not null references accounts on delete cascade,
  kind text not null check (kind in
    ('new_applications', 'deadline', 'selection_late', 'withdrawals', 'class_final', 'repertoire_changed')),
  subject text not null check (length(subject) between 1 and 100),
  told_at timestamptz not null,
  constraint told_notices_once primary key (account_id, kind, subject)
);
create index told_notices_told_at on told_notices (account_id, kind, told_at);
