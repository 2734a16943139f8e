-- An undone payment stays in the journal on its day. Its reversal is a line of its own on this day: that of the undoing,
-- or on which the bank took the money back.
set constraints all immediate;
alter table payments add undone_on date;
update payments p set undone_on = coalesce(
  (select max(l.booked_on) from bank_lines l where l.payment_id = p.id and l.booked_as = 'undo'),
  (p.undone_at at time zone 'Europe/Vienna')::date)
where p.undone_at is not null;
alter table payments add check ((undone_at is null) = (undone_on is null));
create index payments_paid_on on payments (paid_on);
create index payments_undone_on on payments (undone_on) where undone_on is not null;

create index bank_lines_returned on bank_lines (payment_id) where booked_as = 'undo';

-- A version that does not know the day undoes as well: then it is the day of the moment.
create or replace function keep_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.undone_at is not null and new.undone_on is null then
    new.undone_on := (new.undone_at at time zone 'Europe/Vienna')::date;
  end if;
  if tg_op = 'DELETE'
    or (old.undone_at is not null
      and (new.undone_at, new.undone_on, new.undo_reason) is distinct from (old.undone_at, old.undone_on, old.undo_reason))
    or (new.allocated_cents <> old.allocated_cents and pg_trigger_depth() = 1)
    or (new.id, new.account_id, new.amount_cents, new.paid_on, new.payer_name, new.note, new.recorded_at, new.request_key)
      is distinct from
      (old.id, old.account_id, old.amount_cents, old.paid_on, old.payer_name, old.note, old.recorded_at, old.request_key) then
    raise exception 'a payment is undone, never changed';
  end if;
  return new;
end $$;

-- Only for new payments: older ones stay as they are, and can be undone.
create function refuse_old_payment() returns trigger language plpgsql as $$
begin
  if new.paid_on < date '2000-01-01' then
    raise exception using errcode = 'check_violation', constraint = 'payments_not_too_old',
      message = 'a payment is not older than this century';
  end if;
  return new;
end $$;
create trigger payments_not_too_old before insert on payments for each row execute function refuse_old_payment();
