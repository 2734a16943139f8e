-- What the office does with invoices: it writes one by hand, and corrects, reduces, waives or cancels one by a further
-- document, with a reason.
alter table invoices
  drop constraint invoices_kind_check,
  add constraint invoices_kind_check
    check (kind in ('handling_fee', 'participation_fee', 'lodging', 'recording', 'withdrawal', 'other'));

-- A request of the office that arrives twice issues one invoice.
alter table invoices add request_key uuid;
create unique index invoices_once on invoices (account_id, request_key) where request_key is not null;

-- Why an invoice was cancelled by the office, and what replaced it.
create table invoice_corrections (
  cancellation_id int primary key references invoices,
  replacement_id int unique references invoices,
  kind text not null check (kind in ('corrected', 'reduced', 'waived', 'cancelled')),
  reason text not null check (length(trim(reason)) between 1 and 500),
  made_at timestamptz not null,
  made_by int references accounts on delete set null,
  check (replacement_id <> cancellation_id),
  -- A reduction to nothing waives the invoice.
  check ((replacement_id is not null) = (kind in ('corrected', 'reduced')))
);
create index invoice_corrections_by on invoice_corrections (made_by);

create function keep_invoice_correction() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.cancellation_id, new.replacement_id, new.kind, new.reason, new.made_at)
    is distinct from (old.cancellation_id, old.replacement_id, old.kind, old.reason, old.made_at) then
    raise exception 'the reason of a correction never changes';
  end if;
  return new;
end $$;
create trigger invoice_corrections_stay before update or delete on invoice_corrections
  for each row execute function keep_invoice_correction();

-- The list by kind, and the search by amount: a cancellation is found by the amount that it takes back.
create index invoices_kind on invoices (kind, id desc);
create index invoices_amount on invoices (abs(total_cents));
create index invoice_balances_outstanding on invoice_balances (outstanding_cents) where outstanding_cents > 0;
