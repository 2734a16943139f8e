-- After the final save: places that become free are offered to those on the waiting list.

alter table academies
  -- Hours in which an offered place has to be accepted.
  add offer_hours int not null default 48 check (offer_hours between 1 and 336),
  -- Whether those on the waiting list see their rank.
  add shows_waiting_rank boolean not null default false;

alter table masterclasses
  -- A free place is offered to the next one without anybody of the office.
  add offers_automatic boolean not null default false,
  -- How many were accepted with the final save: the number of places where the office has set none.
  add selected_count int check (selected_count >= 0);
update masterclasses set selected_count = (
  select count(*) from applications
  where masterclass_id = masterclasses.id and (status = 'accepted'
    or (status = 'withdrawn' and is_accepted and withdrawn_at >= masterclasses.finalized_at)))
where finalized_at is not null;

create table place_offers (
  id int generated always as identity primary key,
  masterclass_id int not null references masterclasses,
  application_id int not null references applications,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'expired', 'withdrawn')),
  offered_at timestamptz not null,
  -- Null: automatically.
  offered_by int references accounts on delete set null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  check (offered_at < expires_at),
  check ((state = 'open') = (answered_at is null))
);
create unique index place_offers_one_open on place_offers (application_id) where state = 'open';
create index place_offers_application on place_offers (application_id, id);
create index place_offers_masterclass on place_offers (masterclass_id, id);
create index place_offers_expiring on place_offers (expires_at) where state = 'open';
create index place_offers_offered_by on place_offers (offered_by) where offered_by is not null;

-- An open offer keeps a place free: participants and open offers together are never more than the places when an
-- offer is made. The lock makes offers of one masterclass wait for each other.
create function keep_offers_within_places() returns trigger language plpgsql as $$
declare
  places int;
begin
  select coalesce(m.places, m.selected_count) into places
  from masterclasses m where m.id = new.masterclass_id and m.finalized_at is not null
  for no key update;
  if places is null or places <= (
      select count(*) from applications where masterclass_id = new.masterclass_id and status = 'accepted'
    ) + (select count(*) from place_offers where masterclass_id = new.masterclass_id and state = 'open') then
    raise exception using errcode = 'check_violation', constraint = 'place_offers_within_places',
      message = 'there is no free place to offer', table = 'place_offers';
  end if;
  return new;
end $$;
create trigger place_offers_within_places before insert on place_offers
  for each row when (new.state = 'open') execute function keep_offers_within_places();
