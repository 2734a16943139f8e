-- What papers say: the state of an invoice on its day, names in Latin letters, and titles of works in each language.

-- What had been paid when an invoice or a cancellation was issued. The paper is rendered later and says this.
create table invoice_states (
  invoice_id int primary key references invoices,
  -- Of an invoice: what already counted on it. Of a cancellation: what had been paid on the cancelled invoice.
  paid_cents int not null check (paid_cents >= 0),
  -- Of a cancellation: what of it counts on the invoice that replaces the cancelled one.
  moved_cents int not null default 0 check (moved_cents between 0 and paid_cents),
  moved_to_id int references invoices,
  check ((moved_cents > 0) = (moved_to_id is not null))
);
create index invoice_states_moved on invoice_states (moved_to_id) where moved_to_id is not null;

create function keep_invoice_state() returns trigger language plpgsql as $$
begin
  raise exception 'the state on the day of issue never changes';
end $$;
create trigger invoice_states_stay before update or delete on invoice_states
  for each row execute function keep_invoice_state();

-- The name as in the passport, if the other one is written in another script.
alter table accounts add latin_name text not null default '' check (length(latin_name) <= 200);
alter table accounts drop search_text;
alter table accounts add search_text text not null
  generated always as (plain_text(first_name || ' ' || last_name || ' ' || email || ' ' || latin_name)) stored;

-- The spelling in a language, if it differs from the name; the title in a language, if it differs from the title.
alter table composers
  add name_de text not null default '' check (length(name_de) <= 250),
  add name_en text not null default '' check (length(name_en) <= 250);
alter table pieces
  add title_de text not null default '' check (length(title_de) <= 200),
  add title_en text not null default '' check (length(title_en) <= 200);
