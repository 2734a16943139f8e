-- `taken_beds.beds` is the number of beds that the room type has, which is its capacity.
alter table taken_beds rename column beds to capacity;

create or replace function count_booking() returns trigger language plpgsql as $$
declare
  -- A cancelled or missing booking counts in no night.
  before bookings := case when tg_op <> 'INSERT' and old.cancelled_at is null then old end;
  after bookings := case when tg_op <> 'DELETE' and new.cancelled_at is null then new end;
  change record;
begin
  if (before.room_type_id, before.start_date, before.end_date)
    is not distinct from (after.room_type_id, after.start_date, after.end_date) then
    return null;
  end if;
  for change in
    select room_type_id, night, sum(guests) as guests
    from (
      select before.room_type_id, night::date, -1 as guests
      from generate_series(before.start_date, before.end_date - 1, interval '1 day') night
      union all
      select after.room_type_id, night::date, 1
      from generate_series(after.start_date, after.end_date - 1, interval '1 day') night
    ) nights
    where room_type_id is not null
    group by room_type_id, night
    having sum(guests) <> 0
    order by room_type_id, night
  loop
    if change.guests > 0 then
      insert into taken_beds as known (room_type_id, night, capacity, taken)
      select id, change.night, beds, 1 from room_types where id = change.room_type_id
      on conflict (room_type_id, night) do update set taken = known.taken + 1;
    else
      update taken_beds set taken = taken - 1
      where room_type_id = change.room_type_id and night = change.night;
    end if;
  end loop;
  return null;
end $$;

create or replace function keep_promised_beds() returns trigger language plpgsql as $$
begin
  perform from taken_beds where room_type_id = new.id order by night for update;
  update taken_beds set capacity = new.beds where room_type_id = new.id;
  return null;
end $$;
