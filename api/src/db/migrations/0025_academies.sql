-- The office keeps its academies itself: a draft until it is first made current, with cancellation terms of its own.

-- {steps: [{least_days, percent}], last_percent}: at least so many days before the start this share of the price stays
-- due, later the last one. Cancelling later never costs less.
create function is_cancellation_terms(terms jsonb) returns boolean language sql immutable parallel safe as $$
  select coalesce(
    jsonb_typeof(terms->'steps') = 'array'
    and (terms->>'last_percent')::int between 0 and 100
    and not exists (
      select from (
        select
          (step->>'least_days')::int as least_days,
          (step->>'percent')::int as percent,
          lead((step->>'least_days')::int, 1, 0) over (order by place) as next_days,
          lead((step->>'percent')::int, 1, (terms->>'last_percent')::int) over (order by place) as next_percent
        from jsonb_array_elements(terms->'steps') with ordinality as listed (step, place)) steps
      where (least_days between 1 and 365 and percent between 0 and 100
        and least_days > next_days and percent <= next_percent) is not true),
    false)
$$;

alter table academies
  add version int not null default 1,
  -- Never current so far: nobody but the office sees it or its masterclasses.
  add is_draft boolean not null default false,
  -- Of the participation fee, when a place is given up; counted from the first day of the masterclass.
  add withdrawal_terms jsonb not null
    default '{"steps": [{"least_days": 21, "percent": 20}, {"least_days": 8, "percent": 50}], "last_percent": 100}',
  -- Of the price of a booking, after the last day on which cancelling is free; counted from the day of arrival.
  add lodging_terms jsonb not null default '{"steps": [{"least_days": 8, "percent": 50}], "last_percent": 80}',
  add constraint academies_draft_is_not_current check (not (is_draft and is_current)),
  add constraint academies_withdrawal_terms check (is_cancellation_terms(withdrawal_terms)),
  add constraint academies_lodging_terms check (is_cancellation_terms(lodging_terms));
