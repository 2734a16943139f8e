-- The network address of who did something. The migration of sessions adds it too, where it comes first.
alter table audit_log add column if not exists address text check (length(address) <= 60);
