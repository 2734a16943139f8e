-- The office sees who accompanies whom, and assigns.

alter table masterclasses
  -- Set by the office. Without it nobody has to choose the masterclass: pianists play alone.
  add needs_accompanist boolean not null default true;

alter table accompanied_masterclasses
  -- By the office; otherwise the accompanist has chosen it.
  add is_assigned boolean not null default false;
