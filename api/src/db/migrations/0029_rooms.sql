-- Rooms with numbers or names, and who sleeps in which. Beds are still booked by room type (`taken_beds`); the office gives
-- the room later.

alter table room_types add constraint room_types_academy_once unique (id, academy_id);

create table rooms (
  id int generated always as identity primary key,
  academy_id int not null,
  room_type_id int not null,
  -- A number or a name.
  name text not null check (name <> ''),
  beds int not null check (beds between 1 and 50),
  floor text not null default '',
  notes text not null default '',
  version int not null default 1,
  foreign key (room_type_id, academy_id) references room_types (id, academy_id) on delete cascade
);
create unique index rooms_name on rooms (academy_id, plain_text(name));
create index rooms_room_type on rooms (room_type_id, academy_id);
create trigger rooms_version before update on rooms for each row execute function count_version();

-- The days are those of the booking. They are repeated here, because a deleted booking cannot be read any more.
create table room_placements (
  booking_id int primary key references bookings on delete cascade,
  -- A room with people in it cannot be deleted.
  room_id int not null references rooms,
  start_date date not null,
  end_date date not null check (start_date < end_date)
);
create index room_placements_room on room_placements (room_id);

-- How many people sleep in a room in a night. Written by the triggers below and by nobody else; its check is what keeps
-- two people from getting the last bed of a room.
create table room_nights (
  room_id int not null references rooms on delete cascade,
  night date not null,
  capacity int not null,
  guests int not null,
  primary key (room_id, night),
  constraint room_nights_never_overfull check (guests between 0 and capacity)
);

-- Only a booking with a bed, in a room of its own academy. The lock makes a concurrent change of the booking wait.
create function place_booking() returns trigger language plpgsql as $$
declare
  booking bookings;
begin
  select * into booking from bookings where id = new.booking_id for share;
  if booking.cancelled_at is not null or booking.room_type_id is null
    or not exists (select from rooms where id = new.room_id and academy_id = booking.academy_id) then
    raise exception using errcode = 'check_violation', constraint = 'room_placements_of_bed',
      message = 'only a booking with a bed is placed, in a room of its academy';
  end if;
  new.start_date := booking.start_date;
  new.end_date := booking.end_date;
  return new;
end $$;
create trigger room_placements_place before insert or update of booking_id, room_id on room_placements
  for each row execute function place_booking();

-- Nights are locked in one order (room, night), after the rooms whose beds they count, and only those that change.
create function count_placement() returns trigger language plpgsql as $$
declare
  before room_placements := case when tg_op <> 'INSERT' then old end;
  after room_placements := case when tg_op <> 'DELETE' then new end;
  change record;
begin
  perform from rooms where id in (before.room_id, after.room_id) order by id for no key update;
  for change in
    select room_id, night, sum(people) as people
    from (
      select before.room_id, night::date, -1 as people
      from generate_series(before.start_date, before.end_date - 1, interval '1 day') night
      union all
      select after.room_id, night::date, 1
      from generate_series(after.start_date, after.end_date - 1, interval '1 day') night
    ) nights
    where room_id is not null
    group by room_id, night
    having sum(people) <> 0
    order by room_id, night
  loop
    if change.people > 0 then
      insert into room_nights as known (room_id, night, capacity, guests)
      select id, change.night, beds, 1 from rooms where id = change.room_id
      on conflict (room_id, night) do update set guests = known.guests + 1;
    else
      update room_nights set guests = guests - 1 where room_id = change.room_id and night = change.night;
    end if;
  end loop;
  return null;
end $$;
create trigger room_placements_count after insert or update or delete on room_placements
  for each row execute function count_placement();

-- A booking leaves its room when it is cancelled, has no bed any more, or gets days on which the room is full.
create function keep_placement() returns trigger language plpgsql as $$
begin
  if new.cancelled_at is not null or new.room_type_id is null then
    delete from room_placements where booking_id = new.id;
  elsif (new.start_date, new.end_date) is distinct from (old.start_date, old.end_date) then
    begin
      update room_placements set start_date = new.start_date, end_date = new.end_date where booking_id = new.id;
    exception when check_violation then
      delete from room_placements where booking_id = new.id;
    end;
  end if;
  return null;
end $$;
create trigger bookings_keep_placement after update of start_date, end_date, room_type_id, cancelled_at on bookings
  for each row execute function keep_placement();

-- Beds that are taken away must be free in every night.
create function keep_placed_beds() returns trigger language plpgsql as $$
begin
  perform from room_nights where room_id = new.id order by night for update;
  update room_nights set capacity = new.beds where room_id = new.id;
  return null;
end $$;
create trigger rooms_keep_placed_beds after update of beds on rooms
  for each row execute function keep_placed_beds();
