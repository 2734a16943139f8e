-- without a transaction
drop index concurrently if exists outbox_about;
create index concurrently outbox_about on outbox using gin (about);
