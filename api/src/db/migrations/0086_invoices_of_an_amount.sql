-- without a transaction
-- The newest invoices of an amount, of all years or of one, from the index alone.
drop index concurrently if exists invoices_amount_by_year;
create index concurrently invoices_amount_by_year on invoices (total_cents, year, id);
