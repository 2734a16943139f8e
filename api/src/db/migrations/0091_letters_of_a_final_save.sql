-- When the letters of a final save leave. Null: none wait, so everybody knows their result.
alter table masterclasses add column letters_due_at timestamptz;

-- What applicants know of their results: nothing before the letters have left, unless a place was offered meanwhile.
create view told_results as
  select p.id as application_id, p.masterclass_id, p.account_id, told.is_told,
    case when told.is_told or p.status = 'withdrawn' then p.status else 'applied' end as status,
    case when told.is_told and m.finalized_at is not null then p.is_accepted end as is_accepted,
    case when told.is_told then p.reserve_rank end as reserve_rank
  from applications p
  join masterclasses m on m.id = p.masterclass_id
  cross join lateral (
    select m.letters_due_at is null
      or exists (select from place_offers offer where offer.application_id = p.id) as is_told) told;
