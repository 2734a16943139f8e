-- What a teacher notes about an applicant: nobody else sees it.
create table applicant_reviews (
  application_id int primary key references applications on delete cascade,
  rating int check (rating between 1 and 5),
  note text not null default '' check (length(note) <= 5000),
  version int not null default 1,
  changed_at timestamptz not null,
  changed_by int references accounts on delete set null
);
create index applicant_reviews_changed_by on applicant_reviews (changed_by);

alter table applications
  -- The piece of each recording, if the applicant names it.
  add recording_1_title text not null default '',
  add recording_2_title text not null default '',
  add recording_3_title text not null default '',
  -- When the applicant last changed what the teacher reads.
  add edited_at timestamptz;

-- A visit lasts some hours: what is new or changed is compared with the one before.
alter table seen_applications add previous_seen_at timestamptz;
