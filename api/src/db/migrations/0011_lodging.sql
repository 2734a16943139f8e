-- Bookings of beds and meals.

-- The last day on which a booking can be cancelled free of charge. None: that of the applications.
alter table academies add lodging_free_until date check (lodging_free_until < start_date_academy);

create table bookings (
  id int generated always as identity primary key,
  academy_id int not null references academies,
  -- Goes with the account, unless there was an invoice: that keeps both.
  account_id int not null references accounts on delete cascade,
  start_date date not null,
  end_date date not null,
  room_type_id int references room_types,
  meal_type_id int references meal_types,
  diet text check (diet in ('MEAT', 'VEGETARIAN')),
  comment text not null default '' check (length(comment) <= 2000),
  -- At the prices of the day on which it was booked or changed.
  total_cents int not null check (total_cents >= 0),
  invoice_id int unique references invoices,
  -- The terms were accepted with it.
  booked_at timestamptz not null,
  cancelled_at timestamptz,
  -- What stays due after it was cancelled.
  withdrawal_invoice_id int unique references invoices,
  check (start_date < end_date),
  check (room_type_id is not null or meal_type_id is null),
  check ((meal_type_id is null) = (diet is null)),
  check ((total_cents > 0) = (invoice_id is not null)),
  check (cancelled_at is not null or withdrawal_invoice_id is null),
  -- Nobody is in two places. (A range of one id, so that no extension is needed.)
  constraint bookings_no_overlap exclude using gist (
    int4range(account_id, account_id, '[]') with &&,
    daterange(start_date, end_date) with &&
  ) where (cancelled_at is null)
);
create index bookings_account on bookings (account_id, start_date);
create index bookings_academy on bookings (academy_id, start_date, id);
-- Of all bookings one academy has about a hundredth. The planner would take two academies for two halves of the table, and
-- read all of it.
alter table bookings alter academy_id set (n_distinct = -0.01);
create index bookings_room_type on bookings (room_type_id);
create index bookings_meal_type on bookings (meal_type_id);

-- How many beds of a room type are taken in a night. Written by the triggers below and by nobody else; its check is what
-- keeps two people from getting the last bed, whoever asks.
create table taken_beds (
  room_type_id int not null references room_types on delete cascade,
  night date not null,
  beds int not null,
  taken int not null,
  primary key (room_type_id, night),
  constraint taken_beds_never_overbooked check (taken between 0 and beds)
);

create function take_beds(booking bookings) returns void language sql as $$
  insert into taken_beds as known (room_type_id, night, beds, taken)
  select id, night::date, beds, 1
  from room_types, generate_series(booking.start_date, booking.end_date - 1, interval '1 day') night
  where id = booking.room_type_id and booking.cancelled_at is null
  order by night
  on conflict (room_type_id, night) do update set taken = known.taken + 1
$$;

create function release_beds(booking bookings) returns void language sql as $$
  update taken_beds set taken = taken - 1
  where room_type_id = booking.room_type_id and booking.cancelled_at is null
    and night >= booking.start_date and night < booking.end_date
$$;

create function count_booking() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform release_beds(old); end if;
  if tg_op <> 'DELETE' then perform take_beds(new); end if;
  return null;
end $$;
create trigger bookings_count after insert or update or delete on bookings
  for each row execute function count_booking();

-- Rooms that are taken away must not have been promised already.
create function keep_promised_beds() returns trigger language plpgsql as $$
begin
  update taken_beds set beds = new.beds where room_type_id = new.id;
  return null;
end $$;
create trigger room_types_keep_promised_beds after update of beds on room_types
  for each row execute function keep_promised_beds();
