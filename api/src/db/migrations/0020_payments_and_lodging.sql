-- Payments: the two halves of a transfer are linked, and a request that arrives twice counts once.

alter table payments
  -- The half that left another invoice; set on the half that arrived.
  add transferred_from_id int unique references payments,
  -- Made by the browser for one entry: the answer to a request can get lost, and then it is sent again.
  add request_key uuid;

create unique index payments_once on payments (invoice_id, request_key);

-- Transfers from before they were linked: both halves were written by one statement, so they share the moment. Where
-- several fit, the nearest pair is taken, each half once. A pair of which one half was undone is linked as well: undoing
-- the other half then mends it.
do $$
declare
  half record;
begin
  for half in
    select gone.id as from_id, came.id as to_id
    from payments gone
    join invoices from_invoice on from_invoice.id = gone.invoice_id
    join payments came on came.amount_cents = -gone.amount_cents and came.recorded_at = gone.recorded_at
      and came.paid_on = gone.paid_on and came.recorded_by is not distinct from gone.recorded_by
      and came.invoice_id > gone.invoice_id and came.id > gone.id
    join invoices to_invoice on to_invoice.id = came.invoice_id and to_invoice.account_id = from_invoice.account_id
    where gone.amount_cents < 0
    order by came.id - gone.id, gone.id
  loop
    update payments set transferred_from_id = half.from_id
    where id = half.to_id and transferred_from_id is null
      and not exists (select from payments linked where linked.transferred_from_id = half.from_id);
  end loop;
end $$;

-- Of a payment only its undoing may be written down later, once.
create or replace function keep_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (old.undone_at is not null and (new.undone_at, new.undo_reason) is distinct from (old.undone_at, old.undo_reason))
    or (new.id, new.invoice_id, new.amount_cents, new.paid_on, new.recorded_at, new.transferred_from_id, new.request_key)
      is distinct from
      (old.id, old.invoice_id, old.amount_cents, old.paid_on, old.recorded_at, old.transferred_from_id, old.request_key) then
    raise exception 'a payment is undone, never changed';
  end if;
  return new;
end $$;

-- Checked when the transaction ends: a transfer takes from one invoice what it gives to another, and both halves are
-- undone or none is.
create function keep_transfer_balanced() returns trigger language plpgsql as $$
begin
  if exists (
    select from payments came join payments gone on gone.id = came.transferred_from_id
    where (came.id = new.id or gone.id = new.id)
      and (came.amount_cents <= 0 or came.amount_cents <> -gone.amount_cents or came.invoice_id = gone.invoice_id
        or (came.undone_at is null) <> (gone.undone_at is null))) then
    raise exception using errcode = 'check_violation', constraint = 'payments_transfer_balanced',
      message = 'both halves of a transfer are undone, or none';
  end if;
  return null;
end $$;
create constraint trigger payments_transfer_balanced after insert or update on payments
  deferrable initially deferred for each row execute function keep_transfer_balanced();

-- The paper of an invoice as it was made for the first time. It is given out as it is, whatever later versions of the
-- program would make of the invoice.
create table invoice_papers (
  invoice_id int primary key references invoices,
  key text not null unique,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null
);

-- A message that arrives twice is one message.
alter table contact_messages add request_key uuid;
create unique index contact_messages_once on contact_messages (request_key);

-- Beds: nights are locked in one order (room type, night), and only those whose number of guests changes. An update that
-- keeps days, room and state touches none.
create or replace function count_booking() returns trigger language plpgsql as $$
declare
  -- Of a booking that is cancelled or that does not exist, no nights count.
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
      insert into taken_beds as known (room_type_id, night, beds, taken)
      select id, change.night, beds, 1 from room_types where id = change.room_type_id
      on conflict (room_type_id, night) do update set taken = known.taken + 1;
    else
      update taken_beds set taken = taken - 1
      where room_type_id = change.room_type_id and night = change.night;
    end if;
  end loop;
  return null;
end $$;
drop function take_beds(bookings);
drop function release_beds(bookings);

-- Rooms that are taken away must not have been promised already. The nights are locked in the same order.
create or replace function keep_promised_beds() returns trigger language plpgsql as $$
begin
  perform from taken_beds where room_type_id = new.id order by night for update;
  update taken_beds set beds = new.beds where room_type_id = new.id;
  return null;
end $$;

-- Fees of masterclasses are whole euros, because clients read them as integers, which dropped the cents: what was shown
-- and agreed to stays the fee.
update masterclasses set participation_fee_cents = participation_fee_cents - participation_fee_cents % 100
where participation_fee_cents % 100 <> 0;
alter table masterclasses add constraint masterclasses_fee_in_whole_euros check (participation_fee_cents % 100 = 0);
