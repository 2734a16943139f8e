-- Some time after a refund was sent, only the last four characters of its IBAN are kept.
alter table refund_requests drop constraint refund_requests_iban_check;
alter table refund_requests add constraint refund_requests_iban_check check (
  iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$' or (refund_id is not null and iban ~ '^[A-Z0-9]{4}$'));
create index refund_requests_with_iban on refund_requests (refund_id) where refund_id is not null and length(iban) > 4;
