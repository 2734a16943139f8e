-- without a transaction
-- A part of a name or an address, and of the reference of an invoice, which ends with its number.
drop index concurrently if exists accounts_search_trigrams;
create index concurrently accounts_search_trigrams on accounts using gin (trigrams(search_text));
drop index concurrently if exists invoices_reference_trigrams;
create index concurrently invoices_reference_trigrams on invoices using gin (trigrams(reference));

-- An amount is looked for among the balances, which are a tenth of the size of the invoices.
drop index concurrently if exists invoice_balances_total;
create index concurrently invoice_balances_total on invoice_balances (total_cents) include (invoice_id);
drop index concurrently if exists invoices_amount;

-- The latest entries of the record, from the index alone.
drop index concurrently if exists audit_log_listed;
create index concurrently audit_log_listed on audit_log (at, id);
drop index concurrently if exists audit_log_at;

-- What the hourly deletion looks for.
drop index concurrently if exists outbox_created;
create index concurrently outbox_created on outbox (created_at);
drop index concurrently if exists outbox_links;
create index concurrently outbox_links on outbox (expires_at) where secret_link is not null;
drop index concurrently if exists outbox_unconfirmed;
create index concurrently outbox_unconfirmed on outbox (created_at) where needs_confirmed_address and sent_at is null;
drop index concurrently if exists accounts_pending_email;
create index concurrently accounts_pending_email on accounts (pending_email_at) where pending_email_at is not null;
