-- People change their own bookings.

-- Of two changes of one version the second is refused.
alter table bookings add version int not null default 1;
-- What stays due for nights, rooms and meals that were given up after the free day; part of the total.
alter table bookings add fee_cents int not null default 0;
alter table bookings add check (fee_cents between 0 and total_cents);
