-- What the office has granted for a stay while its invoice has no line for it, since the stay costs nothing or too little:
-- [{"description", "granted_cents", "granted_of_cents"}], in the order of the lines.
alter table bookings add column unlisted_reductions jsonb not null default '[]';
