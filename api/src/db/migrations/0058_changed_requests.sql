-- A request can be changed until it is scheduled. Of two changes of one version the second is refused.
alter table concert_requests
  add version int not null default 1 check (version >= 1),
  add changed_at timestamptz;

-- The office corrects the catalogue.
alter table composers add version int not null default 1 check (version >= 1);
alter table pieces add version int not null default 1 check (version >= 1);
