-- without a transaction
drop index concurrently if exists invoices_due_and_kind;
-- The overview counts open invoices that are overdue, and open fees: from the index, without reading the rows.
create index concurrently invoices_due_and_kind on invoices (id) include (due_date, kind);
