-- The answer to a request can get lost, and then it is sent again: the browser makes a key for it, so that it counts once.

alter table concert_requests add column request_key uuid;

-- What was taken back can be asked for again, out of the same form.
create unique index concert_requests_once on concert_requests (account_id, request_key) where withdrawn_at is null;
