-- What an invoice is for, in each language: {"de": …, "en": …}. Null for those that were issued before: they have one.
alter table invoices add column subjects jsonb;
