-- When the personal data of an account was erased. The row stays for what the law wants kept.
alter table accounts add erased_at timestamptz;

create table erasure_requests (
  id int generated always as identity primary key,
  -- Null when the row of the account is gone, too.
  account_id int references accounts on delete set null,
  requested_at timestamptz not null,
  -- The office, if it asked for the person.
  requested_by int references accounts on delete set null,
  reason text not null default '' check (length(reason) <= 500),
  -- Until then the person can change their mind.
  erase_after timestamptz not null check (erase_after > requested_at),
  cancelled_at timestamptz,
  cancelled_by int references accounts on delete set null,
  erased_at timestamptz,
  check (cancelled_at is null or erased_at is null)
);
create unique index erasure_requests_open on erasure_requests (account_id) where cancelled_at is null and erased_at is null;
create index erasure_requests_due on erasure_requests (erase_after) where cancelled_at is null and erased_at is null;
create index erasure_requests_account on erasure_requests (account_id);
create index erasure_requests_requested_by on erasure_requests (requested_by);
create index erasure_requests_cancelled_by on erasure_requests (cancelled_by);

-- Whom a restore erases again. A number alone could belong to somebody else after a restore, so the moment at which
-- the account was made is part of the key.
create table erased_accounts (
  account_id int not null,
  created_at timestamptz not null,
  erased_at timestamptz not null,
  primary key (account_id, created_at)
);

-- Erasing a person removes what entries say about them; the entries stay.
create or replace function keep_audit_log() returns trigger language plpgsql as $$
declare
  is_expiry boolean := coalesce(current_setting('academy.deletes_expired_record', true), '') = 'on';
  is_erasing boolean := coalesce(current_setting('academy.erases_person', true), '') = 'on';
begin
  if tg_op = 'DELETE' then
    if is_expiry then return old; end if;
  elsif (new.actor_id is null or new.actor_id = old.actor_id)
    and (new.account_id is null or new.account_id = old.account_id)
    and (new.address is not distinct from old.address or ((is_expiry or is_erasing) and new.address is null))
    and (new.id, new.at, new.action) = (old.id, old.at, old.action)
    and (new.details = old.details or is_erasing) then
    return new;
  end if;
  raise exception 'The record cannot be changed' using errcode = 'restrict_violation';
end $$;

-- What people agreed to: what, which wording, when, and until when.
create table consents (
  id int generated always as identity primary key,
  account_id int not null references accounts on delete cascade,
  kind text not null
    check (kind in ('application_data', 'terms', 'lodging_terms', 'parents', 'photos', 'recordings', 'news')),
  -- What it was given for; none of them if it is for everything.
  application_id int references applications on delete cascade,
  booking_id int references bookings on delete cascade,
  academy_id int references academies on delete cascade,
  -- The version of the document that was agreed to, or of the wording of the program.
  version_id int references document_versions,
  wording int,
  given_at timestamptz not null,
  -- The office, if it came on paper.
  given_by int references accounts on delete set null,
  withdrawn_at timestamptz check (withdrawn_at >= given_at),
  withdrawn_by int references accounts on delete set null,
  check (num_nonnulls(application_id, booking_id, academy_id) <= 1),
  check ((kind in ('application_data', 'terms')) = (application_id is not null)),
  check ((kind = 'lodging_terms') = (booking_id is not null)),
  check ((kind = 'parents') = (academy_id is not null)),
  check ((kind in ('photos', 'recordings', 'news')) = (wording is not null))
);
create unique index consents_in_force on consents
  (account_id, kind, coalesce(application_id, 0), coalesce(booking_id, 0), coalesce(academy_id, 0)) where withdrawn_at is null;
create index consents_account on consents (account_id, id);
create index consents_application on consents (application_id);
create index consents_booking on consents (booking_id);
create index consents_academy on consents (academy_id);
create index consents_version on consents (version_id);
create index consents_given_by on consents (given_by);
create index consents_withdrawn_by on consents (withdrawn_by);

insert into consents (account_id, kind, application_id, version_id, given_at)
  select account_id, 'application_data', id, consent_version_id, applied_at from applications
  union all select account_id, 'terms', id, terms_version_id, applied_at from applications;
insert into consents (account_id, kind, booking_id, version_id, given_at)
  select account_id, 'lodging_terms', id, terms_version_id, booked_at from bookings;
insert into consents (account_id, kind, academy_id, given_at)
  select account_id, 'parents', academy_id, uploaded_at from parent_consents;
insert into consents (account_id, kind, wording, given_at, withdrawn_at)
  select account_id, 'news', 1, least(created_at, since), since from news_refusals join accounts on accounts.id = account_id;

-- People get news unless they have withdrawn it.
drop table news_refusals;
create view news_refusals as
  select account_id, max(withdrawn_at) as since from consents
  where kind = 'news' and not exists (
    select from consents other where other.account_id = consents.account_id and other.kind = 'news' and other.withdrawn_at is null)
  group by account_id;
