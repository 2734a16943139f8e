-- One account for each person: a payment is money that came or went out, and allocations say what of it counts on which
-- invoice. What is not allocated is the person's credit.

create temp table old_payments on commit drop as
select p.*, v.account_id,
  -- When the invoice was cancelled, if it was.
  (select c.created_at from invoices c where c.cancels_id = p.invoice_id) as cancelled_at,
  -- The other half of a transfer. Halves of which only one was undone are entries of their own: undoing one alone counted
  -- the money twice or not at all, and the sum stays what it was.
  (select half.id from payments half
   where (half.id = p.transferred_from_id or half.transferred_from_id = p.id)
     and (half.undone_at is null) = (p.undone_at is null)) as half_id
from payments p join invoices v on v.id = p.invoice_id;

create temp table old_balances on commit drop as select invoice_id, paid_cents, is_cancelled from invoice_balances;

drop table payments;
drop function count_payment();
drop function keep_transfer_balanced();

create table payments (
  id int generated always as identity primary key,
  -- Whose credit the rest is.
  account_id int not null references accounts,
  -- Money that came; negative: that went out, a refund or what the bank took back.
  amount_cents int not null check (amount_cents <> 0),
  paid_on date not null,
  payer_name text not null default '' check (length(payer_name) <= 200),
  note text not null default '' check (length(note) <= 500),
  recorded_at timestamptz not null,
  recorded_by int references accounts on delete set null,
  undone_at timestamptz,
  undone_by int references accounts on delete set null,
  undo_reason text check (length(trim(undo_reason)) between 1 and 500),
  -- Made by the browser for one entry: the answer to a request can get lost, and then it is sent again.
  request_key uuid,
  -- Written by a trigger: the sum of the active allocations.
  allocated_cents int not null default 0,
  check ((undone_at is null) = (undo_reason is null)),
  constraint payments_never_overspent
    check (allocated_cents between 0 and case when undone_at is null then abs(amount_cents) else 0 end)
);
create index payments_of_account on payments (account_id, id);
create index payments_credit on payments (account_id) where amount_cents > allocated_cents and undone_at is null;

-- What of a payment counts on an invoice, or was paid out again by an outgoing payment.
create table allocations (
  id int generated always as identity primary key,
  payment_id int not null references payments,
  invoice_id int references invoices,
  refund_id int references payments,
  amount_cents int not null check (amount_cents > 0),
  allocated_at timestamptz not null,
  allocated_by int references accounts on delete set null,
  released_at timestamptz,
  released_by int references accounts on delete set null,
  release_reason text check (length(trim(release_reason)) between 1 and 500),
  check (num_nonnulls(invoice_id, refund_id) = 1),
  check (release_reason is null or released_at is not null)
);
create index allocations_of_payment on allocations (payment_id, id);
create index allocations_of_invoice on allocations (invoice_id, id) where invoice_id is not null;
create index allocations_of_refund on allocations (refund_id, id) where refund_id is not null;

-- Where a person wants their credit to go. Open until it is sent (`refund_id`).
create table refund_requests (
  id int generated always as identity primary key,
  account_id int not null references accounts on delete cascade,
  iban text not null check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  account_holder text not null check (length(trim(account_holder)) between 1 and 70),
  requested_at timestamptz not null,
  refund_id int references payments
);
create unique index refund_requests_open on refund_requests (account_id) where refund_id is null;
create index refund_requests_of_refund on refund_requests (refund_id) where refund_id is not null;

-- Money on an invoice by the payment that it came with, while the old entries are read.
create temp table lots (
  id int generated always as identity,
  invoice_id int not null,
  payment_id int not null,
  allocation_id int,
  cents int not null,
  is_active boolean not null
) on commit drop;

create function pg_temp.put_on_invoice(entry old_payments, from_payment int, cents int) returns void language plpgsql as $$
declare
  allocation int;
begin
  insert into allocations (payment_id, invoice_id, amount_cents, allocated_at, allocated_by, released_at, released_by, release_reason)
  values (from_payment, entry.invoice_id, cents, entry.recorded_at, entry.recorded_by,
    least(entry.undone_at, case when entry.cancelled_at is not null then greatest(entry.recorded_at, entry.cancelled_at) end),
    entry.undone_by, entry.undo_reason)
  returning id into allocation;
  insert into lots (invoice_id, payment_id, allocation_id, cents, is_active)
  values (entry.invoice_id, from_payment, allocation, cents, entry.undone_at is null);
end $$;

-- Takes money from an invoice, oldest first. For an undone entry nothing is taken: it only tells what it had taken.
create function pg_temp.take_from_invoice(gone old_payments) returns table (from_payment int, part int) language plpgsql as $$
declare
  lot lots;
  rest int := -gone.amount_cents;
  next_allocation int;
begin
  for lot in
    select * from lots where invoice_id = gone.invoice_id and cents > 0 and (is_active or gone.undone_at is not null)
    order by is_active desc, id
  loop
    exit when rest = 0;
    from_payment := lot.payment_id;
    part := least(lot.cents, rest);
    rest := rest - part;
    if gone.undone_at is null then
      next_allocation := lot.allocation_id;
      if gone.cancelled_at is null then
        update allocations set released_at = gone.recorded_at, released_by = gone.recorded_by where id = lot.allocation_id;
        if lot.cents > part then
          insert into allocations (payment_id, invoice_id, amount_cents, allocated_at, allocated_by)
          values (lot.payment_id, lot.invoice_id, lot.cents - part, gone.recorded_at, gone.recorded_by)
          returning id into next_allocation;
        end if;
      end if;
      update lots set cents = lot.cents - part, allocation_id = next_allocation where id = lot.id;
    end if;
    return next;
  end loop;
  if rest > 0 and gone.undone_at is null then
    raise exception 'the money of payment % was not on invoice %', gone.id, gone.invoice_id;
  end if;
end $$;

do $$
declare
  entry old_payments;
  gone old_payments;
begin
  -- Money that came first: all of it was on its invoice before any left it.
  for entry in select * from old_payments order by amount_cents < 0 or half_id is not null, id loop
    if entry.half_id is null then
      insert into payments (id, account_id, amount_cents, paid_on, recorded_at, recorded_by, undone_at, undone_by, undo_reason, request_key)
      overriding system value
      values (entry.id, entry.account_id, entry.amount_cents, entry.paid_on, entry.recorded_at, entry.recorded_by,
        entry.undone_at, entry.undone_by, entry.undo_reason,
        case when not exists (
          select from payments where account_id = entry.account_id and request_key = entry.request_key)
        then entry.request_key end);
      if entry.amount_cents > 0 then
        perform pg_temp.put_on_invoice(entry, entry.id, entry.amount_cents);
      else
        insert into allocations (payment_id, refund_id, amount_cents, allocated_at, allocated_by, released_at, released_by, release_reason)
        select from_payment, entry.id, part, entry.recorded_at, entry.recorded_by, entry.undone_at, entry.undone_by, entry.undo_reason
        from pg_temp.take_from_invoice(entry);
      end if;
    elsif entry.amount_cents > 0 then
      select * into gone from old_payments where id = entry.half_id;
      perform pg_temp.put_on_invoice(entry, from_payment, part) from pg_temp.take_from_invoice(gone);
    end if;
  end loop;
end $$;

create unique index payments_once on payments (account_id, request_key);

-- Ids of allocations continue after those of the payments: the keys of receipts hold one or the other.
select setval(pg_get_serial_sequence('payments', 'id'), (select greatest(max(id), 1) from old_payments), true)
from (select from old_payments limit 1) known;
select setval(pg_get_serial_sequence('allocations', 'id'),
  greatest((select max(id) from old_payments), (select max(id) from allocations), 1), true)
from (select from old_payments limit 1) known;

update payments p set allocated_cents = (
  select coalesce(sum(a.amount_cents), 0) from allocations a
  where (a.payment_id = p.id or a.refund_id = p.id) and a.released_at is null);

drop index invoice_balances_refund;
alter table invoice_balances drop constraint invoice_balances_never_overpaid;
update invoice_balances b set paid_cents = (
  select coalesce(sum(a.amount_cents), 0) from allocations a where a.invoice_id = b.invoice_id and a.released_at is null);
-- Nothing stays on a cancelled invoice: what was paid is credit.
alter table invoice_balances add constraint invoice_balances_never_overpaid
  check (paid_cents between 0 and case when is_cancelled then 0 else greatest(total_cents, 0) end);
create index invoice_balances_cancelled on invoice_balances (invoice_id desc) where is_cancelled;

do $$
begin
  if exists (
    select from old_balances old join invoice_balances b using (invoice_id)
    where not old.is_cancelled and old.paid_cents <> b.paid_cents) then
    raise exception 'the open amount of an invoice has changed';
  end if;
  if (select coalesce(sum(amount_cents), 0) from payments where undone_at is null)
    <> (select coalesce(sum(amount_cents), 0) from old_payments where undone_at is null) then
    raise exception 'the sum of the payments has changed';
  end if;
end $$;

-- Of a payment only its undoing may be written down later, once; what of it is allocated is written by a trigger.
create or replace function keep_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (old.undone_at is not null and (new.undone_at, new.undo_reason) is distinct from (old.undone_at, old.undo_reason))
    or (new.allocated_cents <> old.allocated_cents and pg_trigger_depth() = 1)
    or (new.id, new.account_id, new.amount_cents, new.paid_on, new.payer_name, new.note, new.recorded_at, new.request_key)
      is distinct from
      (old.id, old.account_id, old.amount_cents, old.paid_on, old.payer_name, old.note, old.recorded_at, old.request_key) then
    raise exception 'a payment is undone, never changed';
  end if;
  return new;
end $$;
create trigger payments_stay before update or delete on payments for each row execute function keep_payment();

-- Of an allocation only its release, once.
create function keep_allocation() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (old.released_at is not null
      and (new.released_at, new.release_reason) is distinct from (old.released_at, old.release_reason))
    or (new.id, new.payment_id, new.invoice_id, new.refund_id, new.amount_cents, new.allocated_at)
      is distinct from (old.id, old.payment_id, old.invoice_id, old.refund_id, old.amount_cents, old.allocated_at) then
    raise exception 'an allocation is released, never changed';
  end if;
  return new;
end $$;
create trigger allocations_stay before update or delete on allocations for each row execute function keep_allocation();

-- Keeps the sums beside payments and invoices. Their checks refuse to allocate more than there is or is open.
create function count_allocation() returns trigger language plpgsql as $$
declare
  before int := case when tg_op = 'INSERT' or old.released_at is not null then 0 else old.amount_cents end;
  after int := case when new.released_at is null then new.amount_cents else 0 end;
  owner int;
begin
  if before = after then return null; end if;
  update payments set allocated_cents = allocated_cents + after - before
  where id = new.payment_id and amount_cents > 0
  returning account_id into owner;
  if not found then
    raise exception using errcode = 'check_violation', constraint = 'allocations_of_incoming_money',
      message = 'only money that came is allocated';
  end if;
  if new.invoice_id is not null then
    update invoice_balances set paid_cents = paid_cents + after - before where invoice_id = new.invoice_id;
    return null;
  end if;
  update payments set allocated_cents = allocated_cents + after - before
  where id = new.refund_id and amount_cents < 0 and account_id = owner;
  if not found then
    raise exception using errcode = 'check_violation', constraint = 'allocations_of_own_credit',
      message = 'a refund is paid out of the credit of the same person';
  end if;
  return null;
end $$;
create trigger allocations_count after insert or update on allocations for each row execute function count_allocation();

-- Checked when the transaction ends: what went out is covered, to the cent, by money that came.
create function keep_refund_covered() returns trigger language plpgsql as $$
begin
  if exists (
    select from payments
    where id = new.id and amount_cents < 0 and undone_at is null and allocated_cents <> -amount_cents) then
    raise exception using errcode = 'check_violation', constraint = 'payments_refund_covered',
      message = 'money that went out is covered by money that came';
  end if;
  return null;
end $$;
create constraint trigger payments_refund_covered after insert or update on payments
  deferrable initially deferred for each row execute function keep_refund_covered();
