-- Invoices and what was paid on them. An invoice says for ever what it said when it was issued: who issued it and for
-- whom is written down in it, and a trigger keeps it.

alter table association
  add email text not null default '',
  add register_number text not null default '',
  add account_holder text not null default '' check (length(account_holder) <= 70),
  add iban text not null default '' check (iban ~ '^([A-Z]{2}[0-9]{2}[A-Z0-9]{11,30})?$'),
  add bic text not null default '' check (bic ~ '^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$'),
  add tax_note_de text not null default '',
  add tax_note_en text not null default '',
  add due_days int not null default 14 check (due_days between 0 and 120);

-- Names as people type them into a search: without accents and capitals.
create function plain_text(text) returns text language sql immutable strict parallel safe as $$
  select translate(lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g')), 'ßłøđðħı', 'sloddhi')
$$;
alter table accounts add search_text text not null
  generated always as (plain_text(first_name || ' ' || last_name || ' ' || email)) stored;

-- The last number of each year. Its row is locked until the invoice is committed, so that no number is ever missing.
create table invoice_counters (
  year int primary key check (year between 2000 and 2199),
  last_number int not null check (last_number >= 1)
);

create table invoices (
  id int generated always as identity primary key,
  year int not null,
  number int not null check (number >= 1),
  -- As people read it: 2027-0001.
  invoice_number text not null unique generated always as (year || '-' || lpad(number::text, greatest(4, length(number::text)), '0')) stored,
  account_id int not null references accounts,
  kind text not null check (kind in ('handling_fee', 'participation_fee', 'lodging', 'recording', 'withdrawal')),
  -- The invoice that this one takes back; none is taken back twice.
  cancels_id int unique references invoices,
  locale text not null check (locale in ('de', 'en')),
  subject text not null,
  invoice_date date not null,
  due_date date not null,
  service_start date,
  service_end date,
  total_cents int not null,
  -- ISO 11649, for the payment.
  reference text not null check (reference ~ '^RF[0-9]{2}[A-Z0-9]{1,21}$'),
  -- {name, street, zip, city, country}; the address is missing where the person has none.
  recipient jsonb not null,
  -- The association at that time.
  issuer jsonb not null,
  -- [{description, quantity, unit_cents, total_cents, tax_note}]
  lines jsonb not null check (jsonb_array_length(lines) > 0),
  created_at timestamptz not null,
  unique (year, number),
  check (due_date >= invoice_date),
  check (service_end >= service_start),
  check ((cancels_id is null) = (total_cents > 0))
);
create index invoices_account on invoices (account_id, id);

create function keep_invoice() returns trigger language plpgsql as $$
begin
  raise exception 'an issued invoice never changes';
end $$;
create trigger invoices_stay before update or delete on invoices for each row execute function keep_invoice();

-- Money that came; negative: that went back. What was entered by mistake is undone, never deleted.
create table payments (
  id int generated always as identity primary key,
  invoice_id int not null references invoices,
  amount_cents int not null check (amount_cents <> 0),
  paid_on date not null,
  recorded_at timestamptz not null,
  recorded_by int references accounts on delete set null,
  undone_at timestamptz,
  undone_by int references accounts on delete set null,
  undo_reason text check (length(trim(undo_reason)) between 1 and 500),
  check ((undone_at is null) = (undo_reason is null))
);
create index payments_of_invoice on payments (invoice_id, id);

-- What is open on each invoice. Written by the triggers below and by nobody else; this row is what a payment or a
-- cancellation locks, and its check refuses to take more than the total whoever asks.
create table invoice_balances (
  invoice_id int primary key references invoices,
  total_cents int not null,
  paid_cents int not null default 0,
  is_cancelled boolean not null default false,
  outstanding_cents int not null generated always as
    (case when is_cancelled then 0 else greatest(total_cents, 0) - paid_cents end) stored,
  constraint invoice_balances_never_overpaid check (paid_cents between 0 and greatest(total_cents, 0))
);
create index invoice_balances_open on invoice_balances (invoice_id desc) include (outstanding_cents)
  where outstanding_cents > 0;
create index invoice_balances_refund on invoice_balances (invoice_id desc) where is_cancelled and paid_cents > 0;

create function open_balance() returns trigger language plpgsql as $$
begin
  insert into invoice_balances (invoice_id, total_cents) values (new.id, new.total_cents);
  update invoice_balances set is_cancelled = true where invoice_id = new.cancels_id;
  return null;
end $$;
create trigger invoices_open_balance after insert on invoices for each row execute function open_balance();

create function count_payment() returns trigger language plpgsql as $$
declare
  before int := case when tg_op = 'INSERT' or old.undone_at is not null then 0 else old.amount_cents end;
  after int := case when new.undone_at is null then new.amount_cents else 0 end;
begin
  update invoice_balances set paid_cents = paid_cents + after - before where invoice_id = new.invoice_id;
  return null;
end $$;
create trigger payments_count after insert or update on payments for each row execute function count_payment();

-- Of a payment only its undoing may be written down later, once.
create function keep_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (old.undone_at is not null and (new.undone_at, new.undo_reason) is distinct from (old.undone_at, old.undo_reason))
    or (new.id, new.invoice_id, new.amount_cents, new.paid_on, new.recorded_at)
      is distinct from (old.id, old.invoice_id, old.amount_cents, old.paid_on, old.recorded_at) then
    raise exception 'a payment is undone, never changed';
  end if;
  return new;
end $$;
create trigger payments_stay before update or delete on payments for each row execute function keep_payment();

-- What travels with a mail: names such as `invoice:12`, which the sender turns into files when the mail goes out.
alter table outbox add attachments text[] not null default '{}';
