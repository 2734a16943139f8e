-- The calendar of the dates says when each of them was changed last.
alter table academies add changed_at timestamptz not null default now();
