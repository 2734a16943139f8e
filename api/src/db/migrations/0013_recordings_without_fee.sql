-- An academy that takes no fee for recordings writes no invoice for them; their links were refused for want of one.

-- Announced while the academy took no fee. What costs nothing stays so, whatever it takes later.
alter table concert_requests add column is_recording_free boolean not null default false;

update concert_requests r set is_recording_free = true
from academies a
where a.id = r.academy_id and a.recording_fee_cents = 0
  and r.wants_recording and r.announced_date is not null and r.invoice_id is null;

alter table concert_requests
  drop constraint concert_requests_check4,
  add constraint concert_requests_recording_link check (video_url is null or invoice_id is not null or is_recording_free),
  add constraint concert_requests_recording_free check (not is_recording_free or (wants_recording and invoice_id is null));
