-- Made by npm run baseline. A new database starts with this instead of the following migrations.
-- 0001_accounts.sql 7597d68cbebcdda86215956390c8de90be2e06686d1e7faf6cf50b844e782932
-- 0002_countries.sql 01f96e646c2792ece5cd1e9416543f3cfb867a54c241d2771963ddd2a1c0cc3a
-- 0003_academy.sql e7a934fbb8e3efd9c5e64442ac9bab8ad923d9fdb23449ab1d37ff5bf19f0ef0
-- 0004_mail_and_installation.sql 29b7a8663d5ed1cf39735f03655ab4017e447492295aa934cce0bf0088a85448
-- 0005_reminders.sql 6494c48be0dbb1edc0166bbb6e83b31985587879878ebac8cb3f928796ed6b7f
-- 0006_resumes.sql 406901dd1f92b32912d549b0521d1a506e61ecddf3bde9abf265984b85d4211a
-- 0007_invoices.sql 998ae261f5c6922189b4c6d90895a1d2cd94c1c61d2d7e55344259fc4cbd5e5d
-- 0008_applications.sql 894625647ff45b29704b9c4ee47aa8bc3ac2a4532ba47d9b103c1a5cb90fcfde
-- 0009_selection.sql ee2d85b367c39f095535dbf724ed7899214703dc57961a35c6d10e81ac313e8c
-- 0010_last_login.sql b0e518f6e4083c9f4757c271987bdb6a66ef0e22cd0e63d9ffff10e386e10945
-- 0011_lodging.sql 35e9dbdd052db29baa6246c73ea67974c7cec99e8b8ef17932c8f5d959104663
-- 0012_concerts.sql be38cb0c9e47290ec1046fd4781ab17a3212ce18295f7eeb566d99bbd29fdc0e
-- 0013_recordings_without_fee.sql ab94d4c57c53a9d77e04cf0a88d77dcb5d89c644a24de719b7d7b881de9a86bc
-- 0014_feedback.sql 89f9a62feb5fdd8f63456b2eb67f34a94c02480b46ab2421a8cea96fab083aec
-- 0015_expired_material.sql 48ec0080574cdde81191eb087c501f961d1f05722922eb1bdb046a2c2cbad973
-- 0016_requests_once.sql cdeb6ea5c1ff6177f6a8f67224d02664b44eb4945eab7578cf27c1589c276741
-- 0018_account_security.sql 15c6263e6661abd797801fd1fa1660f26f64e9ba67ad6816051c7d0b6f1e398d
-- 0019_mail_recipients.sql e20446494e6677e620dec0e8e5c159677c8ee5e2b86a081ce7c2d0a06639007c
-- 0020_payments_and_lodging.sql 44d11e9e3cb5065868ca691d0bed868bedc6cb2f53a9fbef571b491c2bdc1282
-- 0021_document_versions.sql 02110825e192dbd0d8d57e29d545654bfcc253d7486c496f8b1278038df62652
-- 0022_results_in_steps.sql 44ab477478c986e01a214ff13c7ac4a93eb4e779498bd354f8f4097ecfda83d9
-- 0023_capacity.sql 53d5dc5c2463ad58e31ab4cf45c9bbc026dafd8c9234491869da04cacecc12ca
-- 0024_association.sql 5a6d70116baca804431129e31abc55956a00c56f2a19f28c01e18e63107cea21
-- 0025_academies.sql dcc93fc41caa580dfc16c4be66f635c4b0263b72aed29a033ff0ca9313397873
-- 0026_programme.sql 9ae738b0f99027450171faa8a226ef28f92d9c9c9063ffaca0ff749ea0465b03
-- 0027_teachers.sql ef2215e05784c6942928a6afab8ca3eb595db0c410cc4a338b5416e5b7f986d8
-- 0028_site_texts.sql 74e2f5785fda9e0c95aee50e0ca205b6ffb7ed66efd2d450f51adc515493fb3c
-- 0029_rooms.sql 43e5601168410c2b28d399da165296f0fd49118ad4d56ededd3fa61b090cf6ea
-- 0030_documents.sql b56d255e4010bb9d693b6c6577a951c2313dd2fb2fc26f119947d1ddd644c775
-- 0032_festival_url.sql d8ed98f55a9464ca2b8ea20ed911867885242c0dcb19a0650b52fedfeb8fc7cc
-- 0033_instrument_descriptions.sql 436f8233bf413e047b9a3e01549c6cc1f55aa2a342b7069ac40ae9076a2fde64
-- 0034_invitations.sql f1dfe0e3105657236202cb90c3b550885c97ff5ec646e982071a01e1bffc6278
-- 0035_people.sql 9da6f43c73a68941e28ff1d6ffafd2c1f24de06ae9fc15c54f598460bb725ea6
-- 0036_person.sql 55b050db3395ca119d3d0268bf1466af751cb60e026678fb0ed6d8a166e8bba7
-- 0037_office_mail.sql a78c4735e8f3381e11417f8cbe07fde95e4d06b14f035f04c6283d6d4768a188
-- 0038_record.sql 9d390c9b15612b77c1dd7fa845248a764b529e74b31bfc95f1f715beed588af7
-- 0039_seen_applications.sql 6a8e8a735716a0ddab0085f52061b84ac4332b46f137b17c69a2a30ef4c864cd
-- 0040_accounts_of_money.sql a19dace451f53d7ff67f7fc60a90a07218a67e620d6da234631b4968303e5522
-- 0041_bank_statements.sql 0e4aaffd6e57185161262aedcfd0b6fbd7153f0d73e924f2e12a501c22ccd501
-- 0042_papers.sql 79882ef6749c12d5f96e57195342af478afdc8b540e516616c4f4f0b5fe6f9b9
-- 0043_payment_reminders.sql 23d9fb1cd196bad1d6f670726894822c4ecb4c61a6028a88d5137bd85b662a81
-- 0044_ledger.sql a1fb289ce99cda2dc8359aa1854e3021ed8317f2f03eb75912cff86733f02b3c
-- 0045_teachers_in_search.sql 779125b997d67dd4cbc0fd7f75980433e76cb5b12c80de099a0cb1132b1896eb
-- 0046_near_names.sql 15007c0c86da7695f3e4d555b3434939b58c16705f4fa399cf5d5909c48c7f56
-- 0047_reserve.sql 808905bc0e946e175bcebab6281b8fcb4af7da3c94fbecf96364a79a66c8f68a
-- 0048_reviews.sql a20b58c63e56f7cdf3d4d95f151438fe1b57b293aac2c491d68d0806b2bb6184
-- 0049_place_offers.sql 10f130d8746701ee34577018091d04317c34b06d0f6f4ae2d93bb55d55e753d5
-- 0050_notices.sql 670470bd4069254f9e1e53d0902384940ec9f971c1d7b6ff6e1b49f80d9db73b
-- 0051_accompaniment_plan.sql a53c08a1f6cbdcf21d3fdd25b48913e7743fc7367fc9c1445dd29201a5a03f87
-- 0052_cleared_ibans.sql 984e68dfc9d2b4274da23d7adaa3447ba4f619226e5b01742d10c603033b671e
-- 0053_reversals.sql 791e7fe302b9f0348c88853d52ef361b8fcee8d58e7f5c2be589e5e3025c817a
-- 0055_calendar_and_messages.sql e5fb7dea6e0588de11c3ccd778f901688be7c2cdf9c98b7526e19433c60a4f96
-- 0056_arrival_details.sql 8246347c225d13aec7f4ec8944793c94ba3ddf0a48160010b5ff8c1d6632c450
-- 0057_changed_bookings.sql c243a1dddfffcb83d99a8b6b6fbbecc81a7ab11aa1a8b5e4f31277a1754130cc
-- 0058_changed_requests.sql cb7939a6ac2e3bdb243452a3b6a53dc7ebd620fa1e8424f9ee534aaaf9c7c8fb
-- 0059_assigned_accompanists.sql 44ee5b7e8b8c843762163ea9f956ac35944d40c19dc3b70752d3ae41d376fce3
-- 0060_sent_notices.sql b714b34ee46cbf25848d1f63f5948d271704e1016a30affb208eb4615d80e344
-- 0061_masterclass_facts.sql e3166e58c10646bdd6858f00fa9d01099fb77c6741748ee2cd9ffc0b7f274273
-- 0063_academy_people.sql cc27a586e9efe47a7baf4a5f427c413806277d1bc1c0e3ab4d8f28d8c1e9053a
-- 0064_site_changes.sql cfe9e79ab3f452e15b3b89e975925d174dbac6a23e52fa936afb521ef6552a56
-- 0065_sessions.sql 8fa838b1930b93c1b6a99f136ade08910251fee5dc8b5022586d32bf9bb33446
-- 0066_second_factor.sql 0ccfb9aee7afe933c0ee7616b58a8d54ae32862075774fd45575a0e2a95dcd07
-- 0067_data_exports.sql 38e4f480b2709fa3989d90e09e217ac6a3600e4027ce78c674fe1ce35cc01623
-- 0068_erasure_and_consents.sql 589bd9e2808d635769f06a986ca40ecc12df26f091f06899ec4eb92a68fc1ff0
-- 0070_retention.sql a8dd77dd19ec262c868c042f842d9d3e64848a5b863d7e95fcc5c6dbbbd2493a
-- 0071_portrait_formats.sql a7ac62f3c1609555e19c513c00b94a162f34bda205d78b133fd5bad604cc90b4
-- 0072_academy_changes.sql 22a1d8d39d45aa163a5db41acd031cd1dfd73490ed708ce2fbc950753ffba451
-- 0074_backup_runs.sql 9a07bb2aac3e0bf760b7debc3c60432045e17ccb2a77a2344ea51ae7246b4e8a
-- 0075_renewed_links.sql 8292a225fca0684c64faeff7f6a95bdafce65fd26f2060c2f9532dc2dcf562f3
-- 0076_consents_without_a_date.sql 5e8d21132591afd0271c9c4bee9b4fe700b8b8fad9c50cfdd0ba22dccc33f25c
-- 0077_valid_consents.sql 5d35d85c2f7b7cfe02f71ddcb27cfca24115475c64a67db6025924131fea44ea
-- 0079_erasure_grounds.sql d9869987dfdf62aa97dc963df744d134ac8cad8ddb162a28bde3d3d9fd6590f6
-- 0080_erasure_grounds_checked.sql ce09813b9bd133b24f26a7a2cb5de0d5204b19fbcac45c76b7f67bb6dfc4523f
-- 0081_open_invoices.sql 602b714ff668891eec4d1dfeaed66012438b81aa3aad1a4337f8c3836a41f8c3
-- 0084_trigrams.sql 75e1a7d1d0e515a992516adac449e44eca0388d47622555dccee06df2642a2f9
-- 0085_indexes_for_many.sql fde63a0cd4155c9f899b60c80bf6a65a1c478cdd7728a8929f37e5eaf3c01924
-- 0086_invoices_of_an_amount.sql 498d53636e63b6d7ff2d507be12f58cfd59ae522c9999ff3aacf61376be9a598
-- 0087_erasing_only_ones_own.sql 88c2f062051b607ba8e40cef8dc5d3010548ef404539e295a6f8f3372b597b0a
-- 0088_mails_about.sql 52413353155194a2d324aac9cb83685b398a0c2669ff6686c7cdeca91555294a
-- 0089_no_shortened_at.sql 7ac5e17ca8cb7d06e22a4e58924bc0af785700ed44f263804039ba0a451ad7cc
-- 0090_news_are_asked_for.sql 80e89788031e72381b20e5dcff46cdffd71bc0b26a3dc87e129b217167af6ece
-- 0091_letters_of_a_final_save.sql b8fb3bfdeb57f417ff4035ac39d529f8d208699f706bc8a57ad2e900dd1c5e24
-- 0092_job_failures.sql 28b302a033aa1edb752a9797ad976fe9460ee30598cf80e856ff63bb600f5e8b
-- 0093_invoice_subjects.sql f895bdd6fde54904544d5e86db6c0093d3d1a411891f997225f7e789c348bf7b
-- 0096_titles_of_teachers.sql abc8911fb112edf7e29931e0a16813907ea20d98f10776a81333f964c8f6c56b
-- 0097_unlisted_reductions.sql fa27c12c28f8543129b8965954e1254892d391ad443566cbb432ef347b89c32a
-- 0098_rules_in_sql.sql d71ab0c37e54d0dbf4fec7ed6be25d22d6781a95008b6213bc676638f2f77502
-- 0099_seeded_demo.sql 6caa5a0ed3ea77d9da5d43ca27ab3dbe0b6d5e22cfbe2629e76b80cf4628fe43
-- 0100_faces_of_teachers.sql 5b802a3ec35d1383c9a9e4ab7eb918c081f9cdfc8c607b66806d71e364e3fdbd
-- 0101_checked_focus.sql 108452646588ef303712ee813b21f1d996f462e8e7ae45e51f66fdbfb859c3b8

CREATE OR REPLACE FUNCTION public.plain_text(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select translate(lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g')), 'ßłøđðħı', 'sloddhi')
$function$;

CREATE OR REPLACE FUNCTION public.keep_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'an issued invoice never changes';
end $function$;

CREATE OR REPLACE FUNCTION public.open_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into invoice_balances (invoice_id, debtor_id, total_cents) values (new.id, new.account_id, new.total_cents);
  update invoice_balances set is_cancelled = true where invoice_id = new.cancels_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.undone_at is not null and new.undone_on is null then
    new.undone_on := (new.undone_at at time zone 'Europe/Vienna')::date;
  end if;
  if tg_op = 'DELETE'
    or (old.undone_at is not null
      and (new.undone_at, new.undone_on, new.undo_reason) is distinct from (old.undone_at, old.undone_on, old.undo_reason))
    or (new.allocated_cents <> old.allocated_cents and pg_trigger_depth() = 1)
    or (new.id, new.account_id, new.amount_cents, new.paid_on, new.payer_name, new.note, new.recorded_at, new.request_key)
      is distinct from
      (old.id, old.account_id, old.amount_cents, old.paid_on, old.payer_name, old.note, old.recorded_at, old.request_key) then
    raise exception 'a payment is undone, never changed';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.count_booking()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  -- A cancelled or missing booking counts in no night.
  before bookings := case when tg_op <> 'INSERT' and old.cancelled_at is null then old end;
  after bookings := case when tg_op <> 'DELETE' and new.cancelled_at is null then new end;
  change record;
begin
  if (before.room_type_id, before.start_date, before.end_date)
    is not distinct from (after.room_type_id, after.start_date, after.end_date) then
    return null;
  end if;
  for change in
    select room_type_id, night, sum(guests) as guests
    from (
      select before.room_type_id, night::date, -1 as guests
      from generate_series(before.start_date, before.end_date - 1, interval '1 day') night
      union all
      select after.room_type_id, night::date, 1
      from generate_series(after.start_date, after.end_date - 1, interval '1 day') night
    ) nights
    where room_type_id is not null
    group by room_type_id, night
    having sum(guests) <> 0
    order by room_type_id, night
  loop
    if change.guests > 0 then
      insert into taken_beds as known (room_type_id, night, capacity, taken)
      select id, change.night, beds, 1 from room_types where id = change.room_type_id
      on conflict (room_type_id, night) do update set taken = known.taken + 1;
    else
      update taken_beds set taken = taken - 1
      where room_type_id = change.room_type_id and night = change.night;
    end if;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_promised_beds()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from taken_beds where room_type_id = new.id order by night for update;
  update taken_beds set capacity = new.beds where room_type_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.list_order(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select regexp_replace(regexp_replace(plain_text($1), '([0-9]+)', '0000\1', 'g'), '0*([0-9]{5})', '\1', 'g')
$function$;

CREATE OR REPLACE FUNCTION public.refuse_role_without_verified_email()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not new.email_verified and not (new.roles <@ (old.roles || '{student}'::text[])) then
    raise exception 'the address of account % is not confirmed', new.id
      using errcode = 'check_violation', constraint = 'accounts_roles_need_verified_email';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.wake_mail_senders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('outbox', '');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_document_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - 'withdrawn_at' - 'account_id' = to_jsonb(old) - 'withdrawn_at' - 'account_id'
    and (new.account_id is null or new.account_id is not distinct from old.account_id)
    and (old.withdrawn_at is null or new.withdrawn_at is not distinct from old.withdrawn_at)
  then
    return new;
  end if;
  raise exception 'a version of a document never changes';
end $function$;

CREATE OR REPLACE FUNCTION public.is_cancellation_terms(terms jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(
    jsonb_typeof(terms->'steps') = 'array'
    and (terms->>'last_percent')::int between 0 and 100
    and not exists (
      select from (
        select
          (step->>'least_days')::int as least_days,
          (step->>'percent')::int as percent,
          lead((step->>'least_days')::int, 1, 0) over (order by place) as next_days,
          lead((step->>'percent')::int, 1, (terms->>'last_percent')::int) over (order by place) as next_percent
        from jsonb_array_elements(terms->'steps') with ordinality as listed (step, place)) steps
      where (least_days between 1 and 365 and percent between 0 and 100
        and least_days > next_days and percent <= next_percent) is not true),
    false)
$function$;

CREATE OR REPLACE FUNCTION public.count_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.version := old.version + 1;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_inside_academy()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from academies where id = new.academy_id for share;
  if exists (
    select from academies
    where id = new.academy_id and (new.start_date < start_date_academy or new.end_date > end_date_academy)) then
    raise exception using errcode = 'check_violation', constraint = tg_table_name || '_inside_academy',
      message = 'the days lie outside the academy';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_accompanied_inside_period()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'accompanied_masterclasses' then
    perform from masterclasses where id = new.masterclass_id for share;
    perform from correpetition_periods where id = new.period_id for share;
  end if;
  if exists (
    select from accompanied_masterclasses chosen
    join masterclasses m on m.id = chosen.masterclass_id
    join correpetition_periods period on period.id = chosen.period_id
    where (m.start_date < period.start_date or m.end_date > period.end_date)
      and case tg_table_name
        when 'masterclasses' then m.id = (to_jsonb(new) ->> 'id')::int
        when 'correpetition_periods' then period.id = (to_jsonb(new) ->> 'id')::int
        else (chosen.masterclass_id, chosen.period_id)
          = ((to_jsonb(new) ->> 'masterclass_id')::int, (to_jsonb(new) ->> 'period_id')::int) end) then
    raise exception using errcode = 'check_violation', constraint = 'accompanied_masterclasses_inside_period',
      message = 'an accompanied masterclass lies outside the correpetition period';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_promised_masterclass()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.finalized_at is not null
    and (new.teacher_id, new.instrument_id) is distinct from (old.teacher_id, old.instrument_id) then
    raise exception using errcode = 'check_violation', constraint = 'masterclasses_final',
      message = 'teacher and instrument of a final masterclass stay';
  end if;
  if new.participation_fee_cents <> old.participation_fee_cents
    and exists (
      select from applications where masterclass_id = new.id and participation_invoice_id is not null) then
    raise exception using errcode = 'check_violation', constraint = 'masterclasses_fee_invoiced',
      message = 'the participation fee was invoiced';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.place_booking()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  booking bookings;
begin
  select * into booking from bookings where id = new.booking_id for share;
  if booking.cancelled_at is not null or booking.room_type_id is null
    or not exists (select from rooms where id = new.room_id and academy_id = booking.academy_id) then
    raise exception using errcode = 'check_violation', constraint = 'room_placements_of_bed',
      message = 'only a booking with a bed is placed, in a room of its academy';
  end if;
  new.start_date := booking.start_date;
  new.end_date := booking.end_date;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.count_placement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before room_placements := case when tg_op <> 'INSERT' then old end;
  after room_placements := case when tg_op <> 'DELETE' then new end;
  change record;
begin
  perform from rooms where id in (before.room_id, after.room_id) order by id for no key update;
  for change in
    select room_id, night, sum(people) as people
    from (
      select before.room_id, night::date, -1 as people
      from generate_series(before.start_date, before.end_date - 1, interval '1 day') night
      union all
      select after.room_id, night::date, 1
      from generate_series(after.start_date, after.end_date - 1, interval '1 day') night
    ) nights
    where room_id is not null
    group by room_id, night
    having sum(people) <> 0
    order by room_id, night
  loop
    if change.people > 0 then
      insert into room_nights as known (room_id, night, capacity, guests)
      select id, change.night, beds, 1 from rooms where id = change.room_id
      on conflict (room_id, night) do update set guests = known.guests + 1;
    else
      update room_nights set guests = guests - 1 where room_id = change.room_id and night = change.night;
    end if;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_placement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.cancelled_at is not null or new.room_type_id is null then
    delete from room_placements where booking_id = new.id;
  elsif (new.start_date, new.end_date) is distinct from (old.start_date, old.end_date) then
    begin
      update room_placements set start_date = new.start_date, end_date = new.end_date where booking_id = new.id;
    exception when check_violation then
      delete from room_placements where booking_id = new.id;
    end;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_placed_beds()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from room_nights where room_id = new.id order by night for update;
  update room_nights set capacity = new.beds where room_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.name_key(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select regexp_replace(replace(regexp_replace(translate(latin_letters(plain_text($1)), 'cyjæœþ', 'kiiaot'),
    '([aou])e', '\1', 'g'), 'th', 't'), '([a-z])\1+', '\1', 'g')
$function$;

CREATE OR REPLACE FUNCTION public.split_words(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select regexp_replace($1, '[\s!-/:-@\[-`{-~‐-―‘’]+', ' ', 'g')
$function$;

CREATE OR REPLACE FUNCTION public.name_words(text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select string_to_array(split_words(key) || ' ' || split_words(regexp_replace(key, '[''‘’]', '', 'g')) || ' ' ||
    split_words(regexp_replace(key, '[''.\-‐-―‘’]', '', 'g')), ' ')
  from name_key($1) key
$function$;

CREATE OR REPLACE FUNCTION public.people_query(search text, is_exact boolean)
 RETURNS tsquery
 LANGUAGE sql
 STABLE PARALLEL SAFE STRICT
AS $function$
  select string_agg(quote_literal(word) || case when is_exact then '' else ':*' end, ' & ')::tsquery
  from (
    select unnest(string_to_array(split_words(name_key(regexp_replace(search, '@\S*', '', 'g'))), ' '))
    union all
    select lower(domain[1]) from regexp_matches(translate(search, '''\', ''), '@[^\s@]+', 'g') domain
  ) words (word)
  where word <> ''
$function$;

CREATE OR REPLACE FUNCTION public.search_words(text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select array_to_tsvector(array(
    select distinct left(word, 100) from regexp_split_to_table(plain_text($1), '[^[:alnum:]]+') word where word <> ''))
$function$;

CREATE OR REPLACE FUNCTION public.search_query(text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select string_agg(left(word, 100) || ':*', ' & ')::tsquery
  from regexp_split_to_table(plain_text($1), '[^[:alnum:]]+') word where word <> ''
$function$;

CREATE OR REPLACE FUNCTION public.forget_refused_address()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from refused_addresses where account_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_audit_log()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.keep_allocation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE'
    or (old.released_at is not null
      and (new.released_at, new.release_reason) is distinct from (old.released_at, old.release_reason))
    or (new.id, new.payment_id, new.invoice_id, new.refund_id, new.amount_cents, new.allocated_at)
      is distinct from (old.id, old.payment_id, old.invoice_id, old.refund_id, old.amount_cents, old.allocated_at) then
    raise exception 'an allocation is released, never changed';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.count_allocation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before int := case when tg_op = 'INSERT' or old.released_at is not null then 0 else old.amount_cents end;
  after int := case when new.released_at is null then new.amount_cents else 0 end;
  owner int;
begin
  if before = after then return null; end if;
  update payments set allocated_cents = allocated_cents + after - before
  where id = new.payment_id and amount_cents > 0
  returning account_id into owner;
  if not found then
    raise exception using errcode = 'check_violation', constraint = 'allocations_of_incoming_money',
      message = 'only money that came is allocated';
  end if;
  if new.invoice_id is not null then
    update invoice_balances set paid_cents = paid_cents + after - before where invoice_id = new.invoice_id;
    return null;
  end if;
  update payments set allocated_cents = allocated_cents + after - before
  where id = new.refund_id and amount_cents < 0 and account_id = owner;
  if not found then
    raise exception using errcode = 'check_violation', constraint = 'allocations_of_own_credit',
      message = 'a refund is paid out of the credit of the same person';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_refund_covered()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from payments
    where id = new.id and amount_cents < 0 and undone_at is null and allocated_cents <> -amount_cents) then
    raise exception using errcode = 'check_violation', constraint = 'payments_refund_covered',
      message = 'money that went out is covered by money that came';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_invoice_state()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the state on the day of issue never changes';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_invoice_correction()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or (new.cancellation_id, new.replacement_id, new.kind, new.reason, new.made_at)
    is distinct from (old.cancellation_id, old.replacement_id, old.kind, old.reason, old.made_at) then
    raise exception 'the reason of a correction never changes';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.latin_letters(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select translate(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace($1,
      'щ', 'shch'), 'ж', 'zh'), 'х', 'kh'), 'ц', 'ts'), 'ч', 'ch'), 'ш', 'sh'), 'ю', 'yu'), 'я', 'ya'),
      'ου', 'ou'), 'θ', 'th'), 'χ', 'ch'), 'ψ', 'ps'),
    'абвгґдеєзиіклмнопрстуфыэјљњћђџαβγδεζηικλμνξοπρστυφωςьъ',
    'abvggdeeziiklmnoprstufyejlnkdzavgdeziiklmnxoprstyfos')
$function$;

CREATE OR REPLACE FUNCTION public.near_words(text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(array_agg(distinct form), '{}')
  from (
    select word from unnest($1) word where word <> ''
    union all
    select left(word, place - 1) || substr(word, place + 1)
    from unnest($1) word, generate_series(1, least(length(word), 12)) place
    where length(word) >= 4
  ) forms (form)
$function$;

CREATE OR REPLACE FUNCTION public.near_query(search text)
 RETURNS tsquery
 LANGUAGE sql
 STABLE PARALLEL SAFE STRICT
AS $function$
  select case when bool_or(length(word) >= 4) then string_agg('(' || forms || ')', ' & ')::tsquery end
  from unnest(string_to_array(split_words(name_key(search)), ' ')) word,
    lateral (select string_agg(quote_literal(form) || ':*', ' | ') from unnest(near_words(array[word])) form) near (forms)
  where word <> '' and search !~ '[@0-9]'
$function$;

CREATE OR REPLACE FUNCTION public.keep_offers_within_places()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  places int;
begin
  select coalesce(m.places, m.selected_count) into places
  from masterclasses m where m.id = new.masterclass_id and m.finalized_at is not null
  for no key update;
  if places is null or places <= (
      select count(*) from applications where masterclass_id = new.masterclass_id and status = 'accepted'
    ) + (select count(*) from place_offers where masterclass_id = new.masterclass_id and state = 'open') then
    raise exception using errcode = 'check_violation', constraint = 'place_offers_within_places',
      message = 'there is no free place to offer', table = 'place_offers';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_old_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.paid_on < date '2000-01-01' then
    raise exception using errcode = 'check_violation', constraint = 'payments_not_too_old',
      message = 'a payment is not older than this century';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_academy_person(academy integer, account integer)
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  insert into academy_people (academy_id, account_id, list_name)
  select academies.id, accounts.id, accounts.list_name from accounts, academies
  where accounts.id = account and academies.id = academy
  for share of accounts
  on conflict (academy_id, account_id) do update set list_name = excluded.list_name;
  delete from academy_people person
  where person.academy_id = academy and person.account_id = account
    and not exists (select from academy_ties tie where tie.academy_id = academy and tie.account_id = account);
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_academy_people(academies integer[], accounts integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_academy_person(academy, account)
  from (
    select distinct academy, account from unnest(academies) academy, unnest(accounts) account
    where academy is not null and account is not null order by account, academy
  ) pairs;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_people()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_academy_people(array[old.academy_id, new.academy_id], array[old.account_id, new.account_id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_people_of_application()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_academy_people(
    array(select academy_id from masterclasses where id in (old.masterclass_id, new.masterclass_id)),
    array[old.account_id, new.account_id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_people_of_masterclass()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_academy_people(array[old.academy_id, new.academy_id], array(
    select account_id from teachers where id in (old.teacher_id, new.teacher_id) order by id for share));
  if old.academy_id <> new.academy_id then
    perform refresh_academy_people(array[old.academy_id, new.academy_id], array(
      select account_id from applications where masterclass_id = new.id));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_people_of_teacher()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_academy_people(array(select academy_id from masterclasses where teacher_id = new.id),
    array[old.account_id, new.account_id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_people_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update academy_people set list_name = new.list_name where account_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_site_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into site_changes default values;
  perform pg_notify('site_changed', '');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.show_on_site(shown regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('create trigger site_changed after insert or update or delete or truncate on %s
    for each statement execute function count_site_change()', shown);
end $function$;

CREATE OR REPLACE FUNCTION public.trigrams(text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select array(select substr($1, place, 3) from generate_series(1, length($1) - 2) place)
$function$;

CREATE OR REPLACE FUNCTION public.delete_mail_of_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from outbox using deleted_messages message
  where outbox.kind = 'contact' and split_part(outbox.key, ':', 2) = message.id::text;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.full_name(first_name text, last_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((first_name || ' '::text) || last_name);

CREATE OR REPLACE FUNCTION public.age_on(birth date, day date)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (EXTRACT(year FROM age((day)::timestamp without time zone, (birth)::timestamp without time zone)))::integer;

create table countries (
  id integer generated always as identity (sequence name public.countries_id_seq) not null,
  iso_code character(2) not null,
  name_de text not null,
  name_en text not null,
  constraint countries_pkey PRIMARY KEY (id),
  constraint countries_iso_code_key UNIQUE (iso_code)
);

create table accounts (
  id integer generated always as identity (sequence name public.accounts_id_seq) not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  password_hash text not null,
  email_verified boolean default false not null,
  locale text default 'en'::text not null,
  roles text[] default '{student}'::text[] not null,
  created_at timestamp with time zone default now() not null,
  last_login_at timestamp with time zone default now() not null,
  email_canonical text,
  pending_email text,
  pending_email_at timestamp with time zone,
  pending_email_session bytea,
  list_name text generated always as (plain_text(((last_name || ' '::text) || first_name))) stored not null,
  version integer default 1 not null,
  latin_name text default ''::text not null,
  search_text text generated always as (plain_text(((((((first_name || ' '::text) || last_name) || ' '::text) || email) || ' '::text) || latin_name))) stored not null,
  search_words tsvector generated always as (array_to_tsvector(array_remove((name_words(((((((first_name || ' '::text) || last_name) || ' '::text) || latin_name) || ' '::text) || split_part(email, '@'::text, 1))) || ('@'::text || lower(split_part(email, '@'::text, 2)))), ''::text))) stored not null,
  near_words tsvector generated always as (array_to_tsvector(near_words(name_words(((((first_name || ' '::text) || last_name) || ' '::text) || latin_name))))) stored not null,
  erased_at timestamp with time zone,
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_first_name_check CHECK (((length(first_name) >= 1) AND (length(first_name) <= 100))),
  constraint accounts_last_name_check CHECK (((length(last_name) >= 1) AND (length(last_name) <= 100))),
  constraint accounts_email_check CHECK (((length(email) >= 3) AND (length(email) <= 254))),
  constraint accounts_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text]))),
  constraint accounts_roles_check CHECK ((roles <@ ARRAY['Teacher'::text, 'Correpetitor'::text, 'student'::text, 'AcademyManager'::text, 'Admin'::text])),
  constraint accounts_pending_email_check CHECK (((length(pending_email) >= 3) AND (length(pending_email) <= 254))),
  constraint accounts_pending_email_at_check CHECK (((pending_email IS NULL) = (pending_email_at IS NULL))),
  constraint accounts_latin_name_check CHECK ((length(latin_name) <= 200)),
  constraint erased_account_is_closed CHECK (((erased_at IS NULL) OR ((roles = '{}'::text[]) AND (password_hash = ''::text) AND (NOT email_verified) AND (email_canonical IS NULL) AND (pending_email IS NULL) AND (latin_name = ''::text))))
);

create table profiles (
  account_id integer not null,
  title text,
  gender text,
  date_of_birth date,
  nationality_id integer,
  constraint profiles_pkey PRIMARY KEY (account_id),
  constraint profiles_title_check CHECK ((length(title) <= 50)),
  constraint profiles_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'diverse'::text]))),
  constraint profiles_date_of_birth_check CHECK ((date_of_birth >= '1900-01-01'::date))
);

create table addresses (
  id integer generated always as identity (sequence name public.addresses_id_seq) not null,
  account_id integer not null,
  type text not null,
  street text not null,
  zip text not null,
  city text not null,
  country_id integer not null,
  constraint addresses_pkey PRIMARY KEY (id),
  constraint addresses_account_id_type_key UNIQUE (account_id, type),
  constraint addresses_type_check CHECK ((type = ANY (ARRAY['PRIMARY'::text, 'BILLING'::text, 'PARENTS'::text]))),
  constraint addresses_street_check CHECK (((length(TRIM(BOTH FROM street)) >= 1) AND (length(TRIM(BOTH FROM street)) <= 200))),
  constraint addresses_zip_check CHECK (((length(TRIM(BOTH FROM zip)) >= 1) AND (length(TRIM(BOTH FROM zip)) <= 20))),
  constraint addresses_city_check CHECK (((length(TRIM(BOTH FROM city)) >= 1) AND (length(TRIM(BOTH FROM city)) <= 100)))
);

create table access_tokens (
  token_hash bytea not null,
  account_id integer not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  id integer generated always as identity (sequence name public.access_tokens_id_seq) not null,
  browser text,
  system text,
  network text,
  network_hash text,
  device_hash bytea,
  confirmed_at timestamp with time zone,
  constraint access_tokens_pkey PRIMARY KEY (token_hash),
  constraint access_tokens_id_key UNIQUE (id),
  constraint access_tokens_token_hash_check CHECK ((octet_length(token_hash) = 32)),
  constraint access_tokens_browser_check CHECK ((length(browser) <= 40)),
  constraint access_tokens_system_check CHECK ((length(system) <= 40)),
  constraint access_tokens_network_check CHECK ((length(network) <= 60))
);

create table password_resets (
  token_hash bytea not null,
  account_id integer not null,
  expires_at timestamp with time zone not null,
  email text not null,
  constraint password_resets_pkey PRIMARY KEY (token_hash),
  constraint password_resets_token_hash_check CHECK ((octet_length(token_hash) = 32))
);

create table audit_log (
  id bigint generated always as identity (sequence name public.audit_log_id_seq) not null,
  at timestamp with time zone not null,
  actor_id integer,
  account_id integer,
  action text not null,
  details jsonb default '{}'::jsonb not null,
  address text,
  constraint audit_log_pkey PRIMARY KEY (id),
  constraint audit_log_address_check CHECK ((length(address) <= 60))
);

create unlogged table rate_limits (
  key text not null,
  hits integer not null,
  window_ends timestamp with time zone not null,
  constraint rate_limits_pkey PRIMARY KEY (key)
);

create table association (
  only_row boolean default true not null,
  name text not null,
  street text not null,
  zip text not null,
  city text not null,
  email text default ''::text not null,
  register_number text default ''::text not null,
  account_holder text default ''::text not null,
  iban text default ''::text not null,
  bic text default ''::text not null,
  tax_note_de text default ''::text not null,
  tax_note_en text default ''::text not null,
  due_days integer default 14 not null,
  country_id integer not null,
  phone text default ''::text not null,
  website text default ''::text not null,
  contact_email text default ''::text not null,
  register_authority text default ''::text not null,
  legal_form_de text default ''::text not null,
  legal_form_en text default ''::text not null,
  bank_name text default ''::text not null,
  purpose_de text default ''::text not null,
  purpose_en text default ''::text not null,
  site_name_de text default 'Internationale Sommerakademie'::text not null,
  site_name_en text default 'International Summer Academy'::text not null,
  place text default ''::text not null,
  social_links json default '[]'::json not null,
  board json default '[]'::json not null,
  mail_tested_at timestamp with time zone,
  version integer default 1 not null,
  festival_url text default ''::text not null,
  bank_address text default ''::text not null,
  remind_before_days integer default 3 not null,
  remind_after_days integer default 7 not null,
  remind_again_days integer default 21 not null,
  remind_fee_days integer default 5 not null,
  reminders_since date default ((now() AT TIME ZONE 'Europe/Vienna'::text))::date not null,
  constraint association_pkey PRIMARY KEY (only_row),
  constraint association_only_row_check CHECK (only_row),
  constraint association_account_holder_check CHECK ((length(account_holder) <= 70)),
  constraint association_iban_check CHECK ((iban ~ '^([A-Z]{2}[0-9]{2}[A-Z0-9]{11,30})?$'::text)),
  constraint association_bic_check CHECK ((bic ~ '^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$'::text)),
  constraint association_due_days_check CHECK (((due_days >= 0) AND (due_days <= 120))),
  constraint association_website_check CHECK ((website ~ '^(https://.*)?$'::text)),
  constraint association_site_name_de_check CHECK ((site_name_de <> ''::text)),
  constraint association_site_name_en_check CHECK ((site_name_en <> ''::text)),
  constraint association_social_links_check CHECK (((json_typeof(social_links) = 'array'::text) AND (json_array_length(social_links) <= 10))),
  constraint association_board_check CHECK (((json_typeof(board) = 'array'::text) AND (json_array_length(board) <= 20))),
  constraint association_festival_url_check CHECK ((festival_url ~ '^(https://.*)?$'::text)),
  constraint association_bank_address_check CHECK ((length(bank_address) <= 200)),
  constraint association_remind_before_days_check CHECK (((remind_before_days >= 0) AND (remind_before_days <= 60))),
  constraint association_remind_after_days_check CHECK (((remind_after_days >= 0) AND (remind_after_days <= 120))),
  constraint association_remind_again_days_check CHECK (((remind_again_days >= 0) AND (remind_again_days <= 240))),
  constraint association_remind_fee_days_check CHECK (((remind_fee_days >= 0) AND (remind_fee_days <= 60)))
);

create table academies (
  id integer generated always as identity (sequence name public.academies_id_seq) not null,
  start_date_academy date not null,
  end_date_academy date not null,
  end_date_application date not null,
  place_name text not null,
  handling_fee_cents integer not null,
  recording_fee_cents integer not null,
  scholarship_de text,
  scholarship_en text,
  scholarship_url text,
  is_current boolean default false not null,
  lodging_free_until date,
  version integer default 1 not null,
  is_draft boolean default false not null,
  withdrawal_terms jsonb default '{"steps": [{"percent": 20, "least_days": 21}, {"percent": 50, "least_days": 8}], "last_percent": 100}'::jsonb not null,
  lodging_terms jsonb default '{"steps": [{"percent": 50, "least_days": 8}], "last_percent": 80}'::jsonb not null,
  offer_hours integer default 48 not null,
  shows_waiting_rank boolean default false not null,
  changed_at timestamp with time zone default now() not null,
  constraint academies_pkey PRIMARY KEY (id),
  constraint academies_handling_fee_cents_check CHECK ((handling_fee_cents >= 0)),
  constraint academies_recording_fee_cents_check CHECK ((recording_fee_cents >= 0)),
  constraint academies_check CHECK ((start_date_academy < end_date_academy)),
  constraint academies_check1 CHECK ((end_date_application < start_date_academy)),
  constraint academies_check2 CHECK ((lodging_free_until < start_date_academy)),
  constraint academies_draft_is_not_current CHECK ((NOT (is_draft AND is_current))),
  constraint academies_withdrawal_terms CHECK (is_cancellation_terms(withdrawal_terms)),
  constraint academies_lodging_terms CHECK (is_cancellation_terms(lodging_terms)),
  constraint academies_offer_hours_check CHECK (((offer_hours >= 1) AND (offer_hours <= 336)))
);

create table room_types (
  id integer generated always as identity (sequence name public.room_types_id_seq) not null,
  academy_id integer not null,
  name_de text not null,
  name_en text not null,
  description_de text not null,
  description_en text not null,
  price_cents integer not null,
  beds integer not null,
  version integer default 1 not null,
  constraint room_types_pkey PRIMARY KEY (id),
  constraint room_types_academy_once UNIQUE (id, academy_id),
  constraint room_types_price_cents_check CHECK ((price_cents >= 0)),
  constraint room_types_beds_check CHECK ((beds >= 0))
);

create table meal_types (
  id integer generated always as identity (sequence name public.meal_types_id_seq) not null,
  academy_id integer not null,
  name_de text not null,
  name_en text not null,
  description_de text not null,
  description_en text not null,
  price_cents integer not null,
  version integer default 1 not null,
  constraint meal_types_pkey PRIMARY KEY (id),
  constraint meal_types_price_cents_check CHECK ((price_cents >= 0))
);

create table instruments (
  id integer generated always as identity (sequence name public.instruments_id_seq) not null,
  key text,
  name_de text not null,
  name_en text not null,
  description_english text not null,
  drawing text,
  "position" integer not null,
  version integer default 1 not null,
  description_german text default ''::text not null,
  constraint instruments_pkey PRIMARY KEY (id),
  constraint instruments_key_key UNIQUE (key)
);

create table teachers (
  id integer generated always as identity (sequence name public.teachers_id_seq) not null,
  account_id integer,
  first_name text not null,
  last_name text not null,
  resume_german text default ''::text not null,
  resume_english text default ''::text not null,
  title text default ''::text not null,
  slug text generated always as (TRIM(BOTH '-'::text FROM regexp_replace(replace(replace(replace(replace(translate(regexp_replace(lower(NORMALIZE(((first_name || ' '::text) || last_name), NFKD)), '[\u0300-\u036f]'::text, ''::text, 'g'::text), 'øłđðı'::text, 'olddi'::text), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), 'þ'::text, 'th'::text), '[^a-z0-9]+'::text, '-'::text, 'g'::text))) stored not null,
  portrait text,
  drawing text,
  version integer default 1 not null,
  search_words tsvector generated always as (array_to_tsvector(array_remove(name_words(((first_name || ' '::text) || last_name)), ''::text))) stored not null,
  near_words tsvector generated always as (array_to_tsvector(near_words(name_words(((first_name || ' '::text) || last_name))))) stored not null,
  portrait_widths integer[],
  portrait_formats text[],
  portrait_due_at timestamp with time zone,
  shows_title boolean default false not null,
  sentence_de text default ''::text not null,
  sentence_en text default ''::text not null,
  portrait_focus_left smallint default 50 not null,
  portrait_focus_top smallint default 25 not null,
  portrait_whole jsonb,
  constraint teachers_pkey PRIMARY KEY (id),
  constraint teachers_account_id_key UNIQUE (account_id),
  constraint teachers_title_check CHECK ((length(title) <= 50)),
  constraint teachers_portrait_check CHECK ((portrait ~ '^[0-9a-f-]{36}$'::text)),
  constraint teachers_drawing_check CHECK ((drawing ~ '^[a-z0-9-]+$'::text)),
  constraint teachers_portrait_files CHECK ((((portrait IS NULL) = (portrait_widths IS NULL)) AND ((portrait IS NULL) = (portrait_formats IS NULL)) AND ((portrait IS NOT NULL) OR (portrait_due_at IS NULL)))),
  constraint teachers_portrait_widths CHECK (((cardinality(portrait_widths) > 0) AND (100 <= ALL (portrait_widths)) AND (999 >= ALL (portrait_widths)))),
  constraint teachers_portrait_formats CHECK (((portrait_formats <@ '{avif,webp,jpeg}'::text[]) AND ('webp'::text = ANY (portrait_formats)))),
  constraint teachers_portrait_focus CHECK ((((portrait_focus_left >= 0) AND (portrait_focus_left <= 100)) AND ((portrait_focus_top >= 0) AND (portrait_focus_top <= 100))))
);

create table masterclasses (
  id integer generated always as identity (sequence name public.masterclasses_id_seq) not null,
  academy_id integer not null,
  instrument_id integer not null,
  teacher_id integer not null,
  start_date date not null,
  end_date date not null,
  participation_fee_cents integer not null,
  application_closed boolean default false not null,
  finalized_at timestamp with time zone,
  finalized_by integer,
  tagline_de text default ''::text not null,
  tagline_en text default ''::text not null,
  places integer,
  chamber_music_de text default ''::text not null,
  chamber_music_en text default ''::text not null,
  version integer default 1 not null,
  offers_automatic boolean default false not null,
  selected_count integer,
  needs_accompanist boolean default true not null,
  lessons_de text default ''::text not null,
  lessons_en text default ''::text not null,
  teaching_languages_de text default ''::text not null,
  teaching_languages_en text default ''::text not null,
  level_de text default ''::text not null,
  level_en text default ''::text not null,
  included_de text default ''::text not null,
  included_en text default ''::text not null,
  letters_due_at timestamp with time zone,
  constraint masterclasses_pkey PRIMARY KEY (id),
  constraint masterclasses_participation_fee_cents_check CHECK ((participation_fee_cents >= 0)),
  constraint masterclasses_check CHECK ((start_date < end_date)),
  constraint masterclasses_fee_in_whole_euros CHECK (((participation_fee_cents % 100) = 0)),
  constraint masterclasses_places_check CHECK (((places >= 1) AND (places <= 500))),
  constraint masterclasses_selected_count_check CHECK ((selected_count >= 0))
);

create table outbox (
  id bigint generated always as identity (sequence name public.outbox_id_seq) not null,
  key text not null,
  message_id text not null,
  recipient text not null,
  reply_to text,
  locale text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamp with time zone not null,
  attempts integer default 0 not null,
  next_attempt_at timestamp with time zone default now() not null,
  last_error text,
  sent_at timestamp with time zone,
  given_up_at timestamp with time zone,
  attachments text[] default '{}'::text[] not null,
  is_confidential boolean default false not null,
  account_id integer,
  needs_confirmed_address boolean default false not null,
  secret_link text,
  expires_at timestamp with time zone,
  kind text generated always as (split_part(key, ':'::text, 1)) stored not null,
  stopped_at timestamp with time zone,
  copy_of bigint,
  unsubscribe_url text,
  search tsvector generated always as (search_words(
CASE
    WHEN is_confidential THEN subject
    ELSE ((recipient || ' '::text) || subject)
END)) stored not null,
  link_expires_at timestamp with time zone,
  about integer[],
  constraint outbox_pkey PRIMARY KEY (id),
  constraint outbox_key_key UNIQUE (key),
  constraint outbox_message_id_key UNIQUE (message_id),
  constraint outbox_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text]))),
  constraint outbox_confirmed_account CHECK (((NOT needs_confirmed_address) OR (account_id IS NOT NULL))),
  constraint outbox_stopped CHECK (((stopped_at IS NULL) OR ((sent_at IS NULL) AND (given_up_at IS NULL))))
);

create table contact_messages (
  id integer generated always as identity (sequence name public.contact_messages_id_seq) not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamp with time zone not null,
  request_key uuid,
  state text default 'new'::text not null,
  version integer default 1 not null,
  locale text default 'de'::text not null,
  search tsvector generated always as (search_words(((((email || ' '::text) || subject) || ' '::text) || message))) stored not null,
  account_id integer,
  page text,
  constraint contact_messages_pkey PRIMARY KEY (id),
  constraint contact_messages_state_check CHECK ((state = ANY (ARRAY['new'::text, 'answered'::text, 'done'::text]))),
  constraint contact_messages_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text]))),
  constraint contact_messages_page_check CHECK (((page ~ '^/user(/|$)'::text) AND (length(page) <= 300)))
);

create table installation (
  only_row boolean default true not null,
  is_demo boolean default false not null,
  in_maintenance boolean default false not null,
  maintenance_pass_hash bytea,
  demo_seed text,
  constraint installation_pkey PRIMARY KEY (only_row),
  constraint installation_only_row_check CHECK (only_row),
  constraint installation_maintenance_pass_hash_check CHECK ((octet_length(maintenance_pass_hash) = 32))
);

create table reminders (
  account_id integer not null,
  masterclass_id integer not null,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  constraint reminders_pkey PRIMARY KEY (account_id, masterclass_id)
);

create table resumes (
  id integer generated always as identity (sequence name public.resumes_id_seq) not null,
  account_id integer not null,
  key text not null,
  name text not null,
  size integer not null,
  uploaded_at timestamp with time zone not null,
  is_own boolean default true not null,
  constraint resumes_pkey PRIMARY KEY (id),
  constraint resumes_key_key UNIQUE (key),
  constraint resumes_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint resumes_size_check CHECK (((size >= 1) AND (size <= 10485760)))
);

create table invoice_counters (
  year integer not null,
  last_number integer not null,
  constraint invoice_counters_pkey PRIMARY KEY (year),
  constraint invoice_counters_year_check CHECK (((year >= 2000) AND (year <= 2199))),
  constraint invoice_counters_last_number_check CHECK ((last_number >= 1))
);

create table invoices (
  id integer generated always as identity (sequence name public.invoices_id_seq) not null,
  year integer not null,
  number integer not null,
  invoice_number text generated always as (((year || '-'::text) || lpad((number)::text, GREATEST(4, length((number)::text)), '0'::text))) stored not null,
  account_id integer not null,
  kind text not null,
  cancels_id integer,
  locale text not null,
  subject text not null,
  invoice_date date not null,
  due_date date not null,
  service_start date,
  service_end date,
  total_cents integer not null,
  reference text not null,
  recipient jsonb not null,
  issuer jsonb not null,
  lines jsonb not null,
  created_at timestamp with time zone not null,
  request_key uuid,
  subjects jsonb,
  constraint invoices_pkey PRIMARY KEY (id),
  constraint invoices_invoice_number_key UNIQUE (invoice_number),
  constraint invoices_cancels_id_key UNIQUE (cancels_id),
  constraint invoices_year_number_key UNIQUE (year, number),
  constraint invoices_number_check CHECK ((number >= 1)),
  constraint invoices_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text]))),
  constraint invoices_reference_check CHECK ((reference ~ '^RF[0-9]{2}[A-Z0-9]{1,21}$'::text)),
  constraint invoices_lines_check CHECK ((jsonb_array_length(lines) > 0)),
  constraint invoices_check CHECK ((due_date >= invoice_date)),
  constraint invoices_check1 CHECK ((service_end >= service_start)),
  constraint invoices_check2 CHECK (((cancels_id IS NULL) = (total_cents > 0))),
  constraint invoices_kind_check CHECK ((kind = ANY (ARRAY['handling_fee'::text, 'participation_fee'::text, 'lodging'::text, 'recording'::text, 'withdrawal'::text, 'other'::text])))
);

create table invoice_balances (
  invoice_id integer not null,
  total_cents integer not null,
  paid_cents integer default 0 not null,
  is_cancelled boolean default false not null,
  outstanding_cents integer generated always as (
CASE
    WHEN is_cancelled THEN 0
    ELSE (GREATEST(total_cents, 0) - paid_cents)
END) stored not null,
  debtor_id integer not null,
  constraint invoice_balances_pkey PRIMARY KEY (invoice_id),
  constraint invoice_balances_never_overpaid CHECK (((paid_cents >= 0) AND (paid_cents <=
CASE
    WHEN is_cancelled THEN 0
    ELSE GREATEST(total_cents, 0)
END)))
);

create table applications (
  id integer generated always as identity (sequence name public.applications_id_seq) not null,
  masterclass_id integer not null,
  account_id integer not null,
  status text default 'applied'::text not null,
  is_known boolean not null,
  repertoire text default ''::text not null,
  comment text default ''::text not null,
  recording_1 text default ''::text not null,
  recording_2 text default ''::text not null,
  recording_3 text default ''::text not null,
  resume_id integer,
  applied_at timestamp with time zone not null,
  fee_invoice_id integer,
  fee_paid_at timestamp with time zone,
  is_accepted boolean,
  withdrawn_at timestamp with time zone,
  participation_invoice_id integer,
  withdrawal_invoice_id integer,
  material_removed_at timestamp with time zone,
  consent_version_id integer,
  terms_version_id integer,
  reserve_rank integer,
  recording_1_title text default ''::text not null,
  recording_2_title text default ''::text not null,
  recording_3_title text default ''::text not null,
  edited_at timestamp with time zone,
  constraint applications_pkey PRIMARY KEY (id),
  constraint applications_fee_invoice_id_key UNIQUE (fee_invoice_id),
  constraint applications_participation_invoice_id_key UNIQUE (participation_invoice_id),
  constraint applications_withdrawal_invoice_id_key UNIQUE (withdrawal_invoice_id),
  constraint applications_reserve_order UNIQUE (masterclass_id, reserve_rank) DEFERRABLE INITIALLY DEFERRED,
  constraint applications_repertoire_check CHECK ((length(repertoire) <= 10000)),
  constraint applications_comment_check CHECK ((length(comment) <= 5000)),
  constraint applications_check CHECK (((status = 'withdrawn'::text) = (withdrawn_at IS NOT NULL))),
  constraint applications_check1 CHECK (((fee_invoice_id IS NOT NULL) OR (fee_paid_at IS NOT NULL))),
  constraint applications_check3 CHECK (((recording_1 <> ''::text) OR (recording_2 = ''::text))),
  constraint applications_check4 CHECK (((recording_2 <> ''::text) OR (recording_3 = ''::text))),
  constraint applications_accepted_by_decision CHECK (((status <> 'accepted'::text) OR ((is_accepted IS TRUE) AND (fee_paid_at IS NOT NULL)))),
  constraint applications_rejected_by_decision CHECK (((status <> 'rejected'::text) OR (is_accepted IS FALSE))),
  constraint applications_recording_of_strangers CHECK ((is_known OR (recording_1 <> ''::text) OR (material_removed_at IS NOT NULL))),
  constraint applications_removed_material CHECK (((material_removed_at IS NULL) OR ((resume_id IS NULL) AND (recording_1 = ''::text)))),
  constraint applications_reserve_rank_check CHECK ((reserve_rank >= 1)),
  constraint applications_status_check CHECK ((status = ANY (ARRAY['applied'::text, 'accepted'::text, 'reserve'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint applications_reserve_not_accepted CHECK (((reserve_rank IS NULL) OR (is_accepted IS FALSE))),
  constraint applications_reserve_ranked CHECK (((status <> 'reserve'::text) OR (reserve_rank IS NOT NULL)))
);

create table correpetition_periods (
  id integer generated always as identity (sequence name public.correpetition_periods_id_seq) not null,
  academy_id integer not null,
  account_id integer not null,
  start_date date not null,
  end_date date not null,
  version integer default 1 not null,
  constraint correpetition_periods_pkey PRIMARY KEY (id),
  constraint correpetition_periods_academy_id_account_id_key UNIQUE (academy_id, account_id),
  constraint correpetition_periods_check CHECK ((start_date < end_date))
);

create table accompanied_masterclasses (
  period_id integer not null,
  masterclass_id integer not null,
  is_assigned boolean default false not null,
  assigned_at timestamp with time zone,
  constraint accompanied_masterclasses_pkey PRIMARY KEY (period_id, masterclass_id),
  constraint accompanied_masterclasses_check CHECK (((assigned_at IS NULL) OR is_assigned))
);

create table bookings (
  id integer generated always as identity (sequence name public.bookings_id_seq) not null,
  academy_id integer not null,
  account_id integer not null,
  start_date date not null,
  end_date date not null,
  room_type_id integer,
  meal_type_id integer,
  diet text,
  comment text default ''::text not null,
  total_cents integer not null,
  invoice_id integer,
  booked_at timestamp with time zone not null,
  cancelled_at timestamp with time zone,
  withdrawal_invoice_id integer,
  terms_version_id integer,
  is_free boolean default false not null,
  special_diets text[] default '{}'::text[] not null,
  version integer default 1 not null,
  fee_cents integer default 0 not null,
  unlisted_reductions jsonb default '[]'::jsonb not null,
  constraint bookings_pkey PRIMARY KEY (id),
  constraint bookings_invoice_id_key UNIQUE (invoice_id),
  constraint bookings_withdrawal_invoice_id_key UNIQUE (withdrawal_invoice_id),
  constraint bookings_no_overlap EXCLUDE USING gist (int4range(account_id, account_id, '[]'::text) WITH &&, daterange(start_date, end_date) WITH &&) WHERE ((cancelled_at IS NULL)),
  constraint bookings_diet_check CHECK ((diet = ANY (ARRAY['MEAT'::text, 'VEGETARIAN'::text]))),
  constraint bookings_comment_check CHECK ((length(comment) <= 2000)),
  constraint bookings_total_cents_check CHECK ((total_cents >= 0)),
  constraint bookings_check CHECK ((start_date < end_date)),
  constraint bookings_check1 CHECK (((room_type_id IS NOT NULL) OR (meal_type_id IS NULL))),
  constraint bookings_check2 CHECK (((meal_type_id IS NULL) = (diet IS NULL))),
  constraint bookings_check3 CHECK (((total_cents > 0) = (invoice_id IS NOT NULL))),
  constraint bookings_check4 CHECK (((cancelled_at IS NOT NULL) OR (withdrawal_invoice_id IS NULL))),
  constraint bookings_check5 CHECK (((NOT is_free) OR (total_cents = 0))),
  constraint bookings_special_diets_check CHECK ((special_diets <@ ARRAY['VEGAN'::text, 'GLUTEN_FREE'::text, 'LACTOSE_FREE'::text, 'NO_PORK'::text, 'HALAL'::text, 'KOSHER'::text])),
  constraint bookings_check6 CHECK (((diet IS NOT NULL) OR (special_diets = '{}'::text[]))),
  constraint bookings_check7 CHECK (((diet = 'VEGETARIAN'::text) OR (NOT ('VEGAN'::text = ANY (special_diets))))),
  constraint bookings_check8 CHECK (((fee_cents >= 0) AND (fee_cents <= total_cents)))
);

create table taken_beds (
  room_type_id integer not null,
  night date not null,
  capacity integer constraint taken_beds_beds_not_null not null,
  taken integer not null,
  constraint taken_beds_pkey PRIMARY KEY (room_type_id, night),
  constraint taken_beds_never_overbooked CHECK (((taken >= 0) AND (taken <= capacity)))
);

create table composers (
  id integer generated always as identity (sequence name public.composers_id_seq) not null,
  first_name text not null,
  last_name text not null,
  last_prefix text default ''::text not null,
  year_of_birth integer not null,
  year_of_death integer,
  search_text text not null,
  search tsvector generated always as (array_to_tsvector(array_remove(string_to_array(search_text, ' '::text), ''::text))) stored not null,
  list_name text generated always as (list_order(((last_name || ' '::text) || first_name))) stored not null,
  added_by integer,
  added_at timestamp with time zone default now() not null,
  merged_into_id integer,
  name_de text default ''::text not null,
  name_en text default ''::text not null,
  version integer default 1 not null,
  constraint composers_pkey PRIMARY KEY (id),
  constraint composers_first_name_check CHECK (((length(TRIM(BOTH FROM first_name)) >= 1) AND (length(TRIM(BOTH FROM first_name)) <= 100))),
  constraint composers_last_name_check CHECK (((length(TRIM(BOTH FROM last_name)) >= 1) AND (length(TRIM(BOTH FROM last_name)) <= 100))),
  constraint composers_last_prefix_check CHECK ((length(last_prefix) <= 30)),
  constraint composers_year_of_birth_check CHECK (((year_of_birth >= 1000) AND (year_of_birth <= 2199))),
  constraint composers_check CHECK (((year_of_death >= year_of_birth) AND (year_of_death <= 2199))),
  constraint composers_check1 CHECK ((merged_into_id <> id)),
  constraint composers_name_de_check CHECK ((length(name_de) <= 250)),
  constraint composers_name_en_check CHECK ((length(name_en) <= 250)),
  constraint composers_version_check CHECK ((version >= 1))
);

create table pieces (
  id integer generated always as identity (sequence name public.pieces_id_seq) not null,
  composer_id integer not null,
  title text not null,
  opus text default ''::text not null,
  catalogue_no text default ''::text not null,
  tonality text default ''::text not null,
  search_text text not null,
  list_title text generated always as (list_order(title)) stored not null,
  added_by integer,
  added_at timestamp with time zone default now() not null,
  merged_into_id integer,
  title_de text default ''::text not null,
  title_en text default ''::text not null,
  version integer default 1 not null,
  constraint pieces_pkey PRIMARY KEY (id),
  constraint pieces_title_check CHECK (((length(TRIM(BOTH FROM title)) >= 1) AND (length(TRIM(BOTH FROM title)) <= 200))),
  constraint pieces_opus_check CHECK ((length(opus) <= 50)),
  constraint pieces_catalogue_no_check CHECK ((length(catalogue_no) <= 50)),
  constraint pieces_tonality_check CHECK ((length(tonality) <= 50)),
  constraint pieces_check CHECK ((merged_into_id <> id)),
  constraint pieces_title_de_check CHECK ((length(title_de) <= 200)),
  constraint pieces_title_en_check CHECK ((length(title_en) <= 200)),
  constraint pieces_version_check CHECK ((version >= 1))
);

create table movements (
  id integer generated always as identity (sequence name public.movements_id_seq) not null,
  piece_id integer not null,
  title text not null,
  "position" integer not null,
  added_by integer,
  added_at timestamp with time zone default now() not null,
  constraint movements_pkey PRIMARY KEY (id),
  constraint movements_in_order UNIQUE (piece_id, "position") DEFERRABLE INITIALLY DEFERRED,
  constraint movements_piece_id_id_key UNIQUE (piece_id, id),
  constraint movements_title_check CHECK (((length(TRIM(BOTH FROM title)) >= 1) AND (length(TRIM(BOTH FROM title)) <= 200))),
  constraint movements_position_check CHECK (("position" >= 1))
);

create table merges (
  id integer generated always as identity (sequence name public.merges_id_seq) not null,
  kind text not null,
  composer_id integer,
  piece_id integer,
  merged_at timestamp with time zone not null,
  merged_by integer,
  constraint merges_pkey PRIMARY KEY (id),
  constraint merges_composer_id_key UNIQUE (composer_id),
  constraint merges_piece_id_key UNIQUE (piece_id),
  constraint merges_kind_check CHECK ((kind = ANY (ARRAY['composer'::text, 'piece'::text]))),
  constraint merges_check CHECK ((((kind = 'composer'::text) = (composer_id IS NOT NULL)) AND ((kind = 'piece'::text) = (piece_id IS NOT NULL))))
);

create table concert_evenings (
  id integer generated always as identity (sequence name public.concert_evenings_id_seq) not null,
  academy_id integer not null,
  date date not null,
  place text not null,
  length_minutes integer not null,
  announced_at timestamp with time zone,
  constraint concert_evenings_pkey PRIMARY KEY (id),
  constraint concert_evenings_place_check CHECK (((length(TRIM(BOTH FROM place)) >= 1) AND (length(TRIM(BOTH FROM place)) <= 100))),
  constraint concert_evenings_length_minutes_check CHECK (((length_minutes >= 10) AND (length_minutes <= 300)))
);

create table concert_requests (
  id integer generated always as identity (sequence name public.concert_requests_id_seq) not null,
  academy_id integer not null,
  account_id integer not null,
  piece_id integer not null,
  earliest_performance_date date not null,
  duration_seconds integer,
  correpetition_period_id integer,
  page_turner_confirmed boolean default false not null,
  is_chamber_music boolean default false not null,
  chamber_ensemble jsonb default '[]'::jsonb not null,
  wants_recording boolean default false not null,
  notes text default ''::text not null,
  requested_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  evening_id integer,
  "position" integer,
  announced_date date,
  announced_place text,
  announced_evening_id integer,
  invoice_id integer,
  video_url text,
  is_recording_free boolean default false not null,
  request_key uuid,
  version integer default 1 not null,
  changed_at timestamp with time zone,
  constraint concert_requests_pkey PRIMARY KEY (id),
  constraint concert_requests_invoice_id_key UNIQUE (invoice_id),
  constraint concert_requests_in_order UNIQUE (evening_id, "position") DEFERRABLE INITIALLY DEFERRED,
  constraint concert_requests_duration_seconds_check CHECK (((duration_seconds >= 1) AND (duration_seconds <= 59999))),
  constraint concert_requests_notes_check CHECK ((length(notes) <= 2000)),
  constraint concert_requests_position_check CHECK (("position" >= 1)),
  constraint concert_requests_check CHECK (((evening_id IS NULL) = ("position" IS NULL))),
  constraint concert_requests_check1 CHECK (((withdrawn_at IS NULL) OR ((evening_id IS NULL) AND (announced_date IS NULL)))),
  constraint concert_requests_check2 CHECK ((((announced_date IS NULL) = (announced_place IS NULL)) AND ((announced_date IS NULL) = (announced_evening_id IS NULL)))),
  constraint concert_requests_check3 CHECK ((is_chamber_music = (jsonb_array_length(chamber_ensemble) > 0))),
  constraint concert_requests_recording_link CHECK (((video_url IS NULL) OR (invoice_id IS NOT NULL) OR is_recording_free)),
  constraint concert_requests_recording_free CHECK (((NOT is_recording_free) OR (wants_recording AND (invoice_id IS NULL)))),
  constraint concert_requests_version_check CHECK ((version >= 1))
);

create table requested_movements (
  request_id integer not null,
  piece_id integer not null,
  movement_id integer not null,
  duration_seconds integer not null,
  sort_order integer not null,
  constraint requested_movements_pkey PRIMARY KEY (request_id, movement_id),
  constraint requested_movements_request_id_sort_order_key UNIQUE (request_id, sort_order),
  constraint requested_movements_duration_seconds_check CHECK (((duration_seconds >= 1) AND (duration_seconds <= 59999))),
  constraint requested_movements_sort_order_check CHECK ((sort_order >= 0))
);

create table surveys (
  id integer generated always as identity (sequence name public.surveys_id_seq) not null,
  academy_id integer not null,
  title_de text not null,
  title_en text not null,
  version integer default 1 not null,
  opened_on date,
  reminded_on date,
  closed_on date,
  invited_count integer default 0 not null,
  answered_count integer default 0 not null,
  shown_count integer default 0 not null,
  waiting_count integer default 0 not null,
  constraint surveys_pkey PRIMARY KEY (id),
  constraint surveys_title_de_check CHECK (((length(title_de) >= 1) AND (length(title_de) <= 100))),
  constraint surveys_title_en_check CHECK (((length(title_en) >= 1) AND (length(title_en) <= 100))),
  constraint surveys_check CHECK (((closed_on IS NULL) OR (opened_on IS NOT NULL))),
  constraint surveys_check1 CHECK (((answered_count >= 0) AND (answered_count <= invited_count))),
  constraint surveys_check2 CHECK (((invited_count = 0) OR (opened_on IS NOT NULL))),
  constraint surveys_shown_count_check CHECK (((shown_count = 0) OR (shown_count >= 5))),
  constraint surveys_waiting_count_check CHECK (((waiting_count = 0) OR (waiting_count >= 5))),
  constraint surveys_check3 CHECK (((shown_count + waiting_count) <= answered_count))
);

create table survey_questions (
  id integer generated always as identity (sequence name public.survey_questions_id_seq) not null,
  survey_id integer not null,
  "position" integer not null,
  origin_id integer not null,
  type text not null,
  prompt_de text not null,
  prompt_en text not null,
  open_label_de text default ''::text not null,
  open_label_en text default ''::text not null,
  min integer default 1 not null,
  max integer default 5 not null,
  na_enabled boolean default false not null,
  text_good_de text default ''::text not null,
  text_good_en text default ''::text not null,
  text_bad_de text default ''::text not null,
  text_bad_en text default ''::text not null,
  text_missing_de text default ''::text not null,
  text_missing_en text default ''::text not null,
  constraint survey_questions_pkey PRIMARY KEY (id),
  constraint survey_questions_in_order UNIQUE (survey_id, "position") DEFERRABLE INITIALLY DEFERRED,
  constraint survey_questions_survey_id_id_key UNIQUE (survey_id, id),
  constraint survey_questions_survey_id_origin_id_key UNIQUE (survey_id, origin_id),
  constraint survey_questions_position_check CHECK (("position" >= 1)),
  constraint survey_questions_type_check CHECK ((type = ANY (ARRAY['rating'::text, 'open'::text]))),
  constraint survey_questions_prompt_de_check CHECK (((length(prompt_de) >= 1) AND (length(prompt_de) <= 500))),
  constraint survey_questions_prompt_en_check CHECK (((length(prompt_en) >= 1) AND (length(prompt_en) <= 500))),
  constraint survey_questions_check CHECK ((((min >= 0) AND (min <= 10)) AND ((max >= 0) AND (max <= 10)) AND ((type = 'open'::text) OR (min <= max))))
);

create table survey_invitations (
  uuid uuid default gen_random_uuid() not null,
  survey_id integer not null,
  account_id integer,
  locale text not null,
  is_spent boolean default false not null,
  constraint survey_invitations_pkey PRIMARY KEY (uuid),
  constraint survey_invitations_survey_id_account_id_key UNIQUE (survey_id, account_id),
  constraint survey_invitations_uuid_is_spent_key UNIQUE (uuid, is_spent),
  constraint survey_invitations_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text])))
);

create unlogged table survey_drafts (
  uuid uuid not null,
  is_spent boolean default false not null,
  answers jsonb not null,
  constraint survey_drafts_pkey PRIMARY KEY (uuid),
  constraint survey_drafts_is_spent_check CHECK ((NOT is_spent))
) with (autovacuum_vacuum_threshold=0, autovacuum_vacuum_scale_factor=0);

create table survey_answers (
  id uuid default gen_random_uuid() not null,
  survey_id integer not null,
  question_id integer not null,
  rating integer,
  not_applicable boolean default false not null,
  text_good text default ''::text not null,
  text_bad text default ''::text not null,
  text_missing text default ''::text not null,
  stage text default 'filling'::text not null,
  constraint survey_answers_pkey PRIMARY KEY (id),
  constraint survey_answers_rating_check CHECK (((rating >= 0) AND (rating <= 10))),
  constraint survey_answers_text_good_check CHECK ((length(text_good) <= 5000)),
  constraint survey_answers_text_bad_check CHECK ((length(text_bad) <= 5000)),
  constraint survey_answers_text_missing_check CHECK ((length(text_missing) <= 5000)),
  constraint survey_answers_check CHECK (((rating IS NULL) OR (NOT not_applicable))),
  constraint survey_answers_check1 CHECK (((rating IS NOT NULL) OR not_applicable OR (((text_good || text_bad) || text_missing) <> ''::text))),
  constraint survey_answers_stage_check CHECK ((stage = ANY (ARRAY['filling'::text, 'waiting'::text, 'shown'::text])))
) with (autovacuum_vacuum_threshold=0, autovacuum_vacuum_scale_factor=0);

create unlogged table password_attempts (
  key text not null,
  tries integer not null,
  next_at timestamp with time zone not null,
  forget_at timestamp with time zone not null,
  constraint password_attempts_pkey PRIMARY KEY (key),
  constraint password_attempts_tries_check CHECK ((tries > 0))
);

create unlogged table familiar_networks (
  account_id integer not null,
  network text not null,
  last_login_at timestamp with time zone not null,
  constraint familiar_networks_pkey PRIMARY KEY (account_id, network)
);

create table mail_hold (
  only_row boolean default true not null,
  since timestamp with time zone default now() not null,
  last_mail_id bigint not null,
  constraint mail_hold_pkey PRIMARY KEY (only_row),
  constraint mail_hold_only_row_check CHECK (only_row)
);

create table invoice_papers (
  invoice_id integer not null,
  key text not null,
  sha256 text not null,
  created_at timestamp with time zone not null,
  constraint invoice_papers_pkey PRIMARY KEY (invoice_id),
  constraint invoice_papers_key_key UNIQUE (key),
  constraint invoice_papers_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);

create table document_versions (
  id integer generated always as identity (sequence name public.document_versions_id_seq) not null,
  name text not null,
  valid_from date not null,
  checksum text not null,
  content jsonb,
  key_de text not null,
  key_en text not null,
  created_at timestamp with time zone not null,
  source text not null,
  template jsonb,
  account_id integer,
  withdrawn_at timestamp with time zone,
  constraint document_versions_pkey PRIMARY KEY (id),
  constraint document_versions_name_check CHECK ((name = ANY (ARRAY['consent_form'::text, 'terms_and_conditions'::text, 'terms_and_conditions_accommodation'::text]))),
  constraint document_versions_checksum_check CHECK ((checksum ~ '^[0-9a-f]{64}$'::text)),
  constraint document_versions_content_check CHECK (((content IS NULL) OR ((content ? 'de'::text) AND (content ? 'en'::text)))),
  constraint document_versions_source_check CHECK ((source = ANY (ARRAY['program'::text, 'written'::text, 'uploaded'::text]))),
  constraint document_versions_template_check CHECK (((template IS NULL) OR ((template ? 'de'::text) AND (template ? 'en'::text)))),
  constraint document_versions_check CHECK (((template IS NOT NULL) = (source = 'written'::text)))
);

create unlogged table setup_links (
  only_row boolean default true not null,
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint setup_links_pkey PRIMARY KEY (only_row),
  constraint setup_links_only_row_check CHECK (only_row)
);

create table site_text_versions (
  key text not null,
  version integer not null,
  value_de jsonb,
  value_en jsonb,
  changed_at timestamp with time zone not null,
  account_id integer,
  constraint site_text_versions_pkey PRIMARY KEY (key, version),
  constraint site_text_versions_key_check CHECK ((key ~ '^[a-z_]+\.[a-z_]+$'::text)),
  constraint site_text_versions_version_check CHECK ((version > 0))
);

create table rooms (
  id integer generated always as identity (sequence name public.rooms_id_seq) not null,
  academy_id integer not null,
  room_type_id integer not null,
  name text not null,
  beds integer not null,
  floor text default ''::text not null,
  notes text default ''::text not null,
  version integer default 1 not null,
  constraint rooms_pkey PRIMARY KEY (id),
  constraint rooms_name_check CHECK ((name <> ''::text)),
  constraint rooms_beds_check CHECK (((beds >= 1) AND (beds <= 50)))
);

create table room_placements (
  booking_id integer not null,
  room_id integer not null,
  start_date date not null,
  end_date date not null,
  constraint room_placements_pkey PRIMARY KEY (booking_id),
  constraint room_placements_check CHECK ((start_date < end_date))
);

create table room_nights (
  room_id integer not null,
  night date not null,
  capacity integer not null,
  guests integer not null,
  constraint room_nights_pkey PRIMARY KEY (room_id, night),
  constraint room_nights_never_overfull CHECK (((guests >= 0) AND (guests <= capacity)))
);

create table documents (
  name text not null,
  version integer default 0 not null,
  constraint documents_pkey PRIMARY KEY (name),
  constraint documents_name_check CHECK ((name = ANY (ARRAY['consent_form'::text, 'terms_and_conditions'::text, 'terms_and_conditions_accommodation'::text]))),
  constraint documents_version_check CHECK ((version >= 0))
);

create table invitations (
  id integer generated always as identity (sequence name public.invitations_id_seq) not null,
  role text not null,
  teacher_id integer,
  first_name text,
  last_name text,
  email text not null,
  email_canonical text not null,
  locale text not null,
  token_hash bytea not null,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint invitations_pkey PRIMARY KEY (id),
  constraint invitations_teacher_id_key UNIQUE (teacher_id),
  constraint invitations_email_key UNIQUE (email_canonical),
  constraint invitations_token_hash_key UNIQUE (token_hash),
  constraint invitations_role_check CHECK ((role = ANY (ARRAY['Teacher'::text, 'Correpetitor'::text, 'AcademyManager'::text, 'Admin'::text]))),
  constraint invitations_first_name_check CHECK (((length(first_name) >= 1) AND (length(first_name) <= 100))),
  constraint invitations_last_name_check CHECK (((length(last_name) >= 1) AND (length(last_name) <= 100))),
  constraint invitations_email_check CHECK (((length(email) >= 3) AND (length(email) <= 254))),
  constraint invitations_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text]))),
  constraint invitations_token_hash_check CHECK ((octet_length(token_hash) = 32)),
  constraint invitations_check CHECK (((role = 'Teacher'::text) = (teacher_id IS NOT NULL))),
  constraint invitations_check1 CHECK (((teacher_id IS NULL) = (first_name IS NOT NULL))),
  constraint invitations_check2 CHECK (((teacher_id IS NULL) = (last_name IS NOT NULL)))
);

create table person_notes (
  id integer generated always as identity (sequence name public.person_notes_id_seq) not null,
  account_id integer not null,
  author_id integer,
  text text not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint person_notes_pkey PRIMARY KEY (id),
  constraint person_notes_text_check CHECK (((length(text) >= 1) AND (length(text) <= 5000)))
);

create table refused_addresses (
  account_id integer not null,
  email text not null,
  since timestamp with time zone not null,
  answer text not null,
  constraint refused_addresses_pkey PRIMARY KEY (account_id)
);

create table contact_answers (
  id integer generated always as identity (sequence name public.contact_answers_id_seq) not null,
  message_id integer not null,
  author_id integer,
  text text not null,
  created_at timestamp with time zone not null,
  constraint contact_answers_pkey PRIMARY KEY (id),
  constraint contact_answers_text_check CHECK (((length(text) >= 1) AND (length(text) <= 10000)))
);

create table group_mails (
  id integer generated always as identity (sequence name public.group_mails_id_seq) not null,
  kind text default 'necessary'::text not null,
  subject_de text default ''::text not null,
  subject_en text default ''::text not null,
  text_de text default ''::text not null,
  text_en text default ''::text not null,
  state text default 'draft'::text not null,
  version integer default 1 not null,
  author_id integer,
  created_at timestamp with time zone not null,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  next_batch_at timestamp with time zone,
  constraint group_mails_pkey PRIMARY KEY (id),
  constraint group_mails_kind_check CHECK ((kind = ANY (ARRAY['necessary'::text, 'news'::text]))),
  constraint group_mails_subject_de_check CHECK ((length(subject_de) <= 200)),
  constraint group_mails_subject_en_check CHECK ((length(subject_en) <= 200)),
  constraint group_mails_text_de_check CHECK ((length(text_de) <= 10000)),
  constraint group_mails_text_en_check CHECK ((length(text_en) <= 10000)),
  constraint group_mails_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'sending'::text, 'stopped'::text, 'sent'::text]))),
  constraint group_mails_check CHECK (((state = 'draft'::text) = (started_at IS NULL))),
  constraint group_mails_check1 CHECK (((state = 'sending'::text) = (next_batch_at IS NOT NULL)))
);

create table group_mail_recipients (
  group_mail_id integer not null,
  account_id integer not null,
  left_out boolean default false not null,
  queued_at timestamp with time zone,
  outbox_id bigint,
  constraint group_mail_recipients_pkey PRIMARY KEY (group_mail_id, account_id)
);

create table seen_applications (
  account_id integer not null,
  masterclass_id integer not null,
  seen_at timestamp with time zone not null,
  previous_seen_at timestamp with time zone,
  constraint seen_applications_pkey PRIMARY KEY (account_id, masterclass_id)
);

create table payments (
  id integer generated always as identity (sequence name public.payments_id_seq) not null,
  account_id integer not null,
  amount_cents integer not null,
  paid_on date not null,
  payer_name text default ''::text not null,
  note text default ''::text not null,
  recorded_at timestamp with time zone not null,
  recorded_by integer,
  undone_at timestamp with time zone,
  undone_by integer,
  undo_reason text,
  request_key uuid,
  allocated_cents integer default 0 not null,
  undone_on date,
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_amount_cents_check CHECK ((amount_cents <> 0)),
  constraint payments_payer_name_check CHECK ((length(payer_name) <= 200)),
  constraint payments_note_check CHECK ((length(note) <= 500)),
  constraint payments_undo_reason_check CHECK (((length(TRIM(BOTH FROM undo_reason)) >= 1) AND (length(TRIM(BOTH FROM undo_reason)) <= 500))),
  constraint payments_check CHECK (((undone_at IS NULL) = (undo_reason IS NULL))),
  constraint payments_never_overspent CHECK (((allocated_cents >= 0) AND (allocated_cents <=
CASE
    WHEN (undone_at IS NULL) THEN abs(amount_cents)
    ELSE 0
END))),
  constraint payments_check1 CHECK (((undone_at IS NULL) = (undone_on IS NULL)))
);

create table allocations (
  id integer generated always as identity (sequence name public.allocations_id_seq) not null,
  payment_id integer not null,
  invoice_id integer,
  refund_id integer,
  amount_cents integer not null,
  allocated_at timestamp with time zone not null,
  allocated_by integer,
  released_at timestamp with time zone,
  released_by integer,
  release_reason text,
  constraint allocations_pkey PRIMARY KEY (id),
  constraint allocations_amount_cents_check CHECK ((amount_cents > 0)),
  constraint allocations_release_reason_check CHECK (((length(TRIM(BOTH FROM release_reason)) >= 1) AND (length(TRIM(BOTH FROM release_reason)) <= 500))),
  constraint allocations_check CHECK ((num_nonnulls(invoice_id, refund_id) = 1)),
  constraint allocations_check1 CHECK (((release_reason IS NULL) OR (released_at IS NOT NULL)))
);

create table refund_requests (
  id integer generated always as identity (sequence name public.refund_requests_id_seq) not null,
  account_id integer not null,
  iban text not null,
  account_holder text not null,
  requested_at timestamp with time zone not null,
  refund_id integer,
  constraint refund_requests_pkey PRIMARY KEY (id),
  constraint refund_requests_account_holder_check CHECK (((length(TRIM(BOTH FROM account_holder)) >= 1) AND (length(TRIM(BOTH FROM account_holder)) <= 70))),
  constraint refund_requests_iban_check CHECK (((iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'::text) OR ((refund_id IS NOT NULL) AND (iban ~ '^[A-Z0-9]{4}$'::text))))
);

create table bank_imports (
  id integer generated always as identity (sequence name public.bank_imports_id_seq) not null,
  file_name text not null,
  new_count integer not null,
  known_count integer not null,
  warnings jsonb default '[]'::jsonb not null,
  imported_at timestamp with time zone not null,
  imported_by integer,
  undone_at timestamp with time zone,
  undone_by integer,
  undo_reason text,
  constraint bank_imports_pkey PRIMARY KEY (id),
  constraint bank_imports_file_name_check CHECK ((length(file_name) <= 200)),
  constraint bank_imports_new_count_check CHECK ((new_count > 0)),
  constraint bank_imports_undo_reason_check CHECK (((length(TRIM(BOTH FROM undo_reason)) >= 1) AND (length(TRIM(BOTH FROM undo_reason)) <= 500))),
  constraint bank_imports_check CHECK (((undone_at IS NULL) = (undo_reason IS NULL)))
);

create table bank_statements (
  id integer generated always as identity (sequence name public.bank_statements_id_seq) not null,
  import_id integer not null,
  iban text not null,
  statement_id text not null,
  opening_cents integer,
  opening_on date,
  closing_cents integer,
  closing_on date,
  constraint bank_statements_pkey PRIMARY KEY (id),
  constraint bank_statements_check CHECK (((opening_cents IS NULL) = (opening_on IS NULL))),
  constraint bank_statements_check1 CHECK (((closing_cents IS NULL) = (closing_on IS NULL)))
);

create table bank_lines (
  id integer generated always as identity (sequence name public.bank_lines_id_seq) not null,
  fingerprint text not null,
  booked_on date not null,
  valued_on date,
  amount_cents integer not null,
  is_return boolean not null,
  return_reason text not null,
  end_to_end_id text not null,
  reference_list text[] not null,
  remittance text not null,
  party_name text not null,
  party_iban text not null,
  ultimate_name text not null,
  bank_reference text not null,
  state text default 'open'::text not null,
  payment_id integer,
  booked_as text,
  ignore_reason text,
  settled_at timestamp with time zone,
  settled_by integer,
  constraint bank_lines_pkey PRIMARY KEY (id),
  constraint bank_lines_once UNIQUE (fingerprint),
  constraint bank_lines_fingerprint_check CHECK ((fingerprint ~ '^[0-9a-f]{64}$'::text)),
  constraint bank_lines_amount_cents_check CHECK ((amount_cents <> 0)),
  constraint bank_lines_state_check CHECK ((state = ANY (ARRAY['open'::text, 'booked'::text, 'ignored'::text]))),
  constraint bank_lines_booked_as_check CHECK ((booked_as = ANY (ARRAY['payment'::text, 'refund'::text, 'recorded'::text, 'undo'::text]))),
  constraint bank_lines_ignore_reason_check CHECK (((length(TRIM(BOTH FROM ignore_reason)) >= 1) AND (length(TRIM(BOTH FROM ignore_reason)) <= 500))),
  constraint bank_lines_check CHECK (((state = 'booked'::text) = (payment_id IS NOT NULL))),
  constraint bank_lines_check1 CHECK (((state = 'booked'::text) = (booked_as IS NOT NULL))),
  constraint bank_lines_check2 CHECK (((state = 'ignored'::text) = (ignore_reason IS NOT NULL))),
  constraint bank_lines_check3 CHECK (((state = 'open'::text) = (settled_at IS NULL)))
);

create table bank_statement_lines (
  statement_id integer not null,
  line_id integer not null,
  is_first boolean not null,
  constraint bank_statement_lines_pkey PRIMARY KEY (statement_id, line_id)
);

create table bank_settings (
  id boolean default true not null,
  books_sure boolean not null,
  constraint bank_settings_pkey PRIMARY KEY (id),
  constraint bank_settings_id_check CHECK (id)
);

create table invoice_states (
  invoice_id integer not null,
  paid_cents integer not null,
  moved_cents integer default 0 not null,
  moved_to_id integer,
  constraint invoice_states_pkey PRIMARY KEY (invoice_id),
  constraint invoice_states_paid_cents_check CHECK ((paid_cents >= 0)),
  constraint invoice_states_check CHECK (((moved_cents >= 0) AND (moved_cents <= paid_cents))),
  constraint invoice_states_check1 CHECK (((moved_cents > 0) = (moved_to_id IS NOT NULL)))
);

create table payment_reminders (
  id integer generated always as identity (sequence name public.payment_reminders_id_seq) not null,
  invoice_id integer not null,
  step text not null,
  sent_on date not null,
  sent_at timestamp with time zone not null,
  sent_by integer,
  mail_key text not null,
  constraint payment_reminders_pkey PRIMARY KEY (id),
  constraint payment_reminders_mail_key_key UNIQUE (mail_key),
  constraint payment_reminders_once_a_day UNIQUE (invoice_id, sent_on),
  constraint payment_reminders_step_check CHECK ((step = ANY (ARRAY['before_due'::text, 'deadline'::text, 'overdue'::text, 'second'::text, 'by_hand'::text]))),
  constraint payment_reminders_check CHECK (((sent_by IS NULL) OR (step = 'by_hand'::text)))
);

create table reminder_stops (
  id integer generated always as identity (sequence name public.reminder_stops_id_seq) not null,
  account_id integer not null,
  invoice_id integer,
  stopped_at timestamp with time zone not null,
  stopped_by integer,
  constraint reminder_stops_pkey PRIMARY KEY (id),
  constraint reminder_stops_account_id_invoice_id_key UNIQUE NULLS NOT DISTINCT (account_id, invoice_id)
);

create table invoice_corrections (
  cancellation_id integer not null,
  replacement_id integer,
  kind text not null,
  reason text not null,
  made_at timestamp with time zone not null,
  made_by integer,
  constraint invoice_corrections_pkey PRIMARY KEY (cancellation_id),
  constraint invoice_corrections_replacement_id_key UNIQUE (replacement_id),
  constraint invoice_corrections_kind_check CHECK ((kind = ANY (ARRAY['corrected'::text, 'reduced'::text, 'waived'::text, 'cancelled'::text]))),
  constraint invoice_corrections_reason_check CHECK (((length(TRIM(BOTH FROM reason)) >= 1) AND (length(TRIM(BOTH FROM reason)) <= 500))),
  constraint invoice_corrections_check CHECK ((replacement_id <> cancellation_id)),
  constraint invoice_corrections_check1 CHECK (((replacement_id IS NOT NULL) = (kind = ANY (ARRAY['corrected'::text, 'reduced'::text]))))
);

create table applicant_reviews (
  application_id integer not null,
  rating integer,
  note text default ''::text not null,
  version integer default 1 not null,
  changed_at timestamp with time zone not null,
  changed_by integer,
  constraint applicant_reviews_pkey PRIMARY KEY (application_id),
  constraint applicant_reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  constraint applicant_reviews_note_check CHECK ((length(note) <= 5000))
);

create table place_offers (
  id integer generated always as identity (sequence name public.place_offers_id_seq) not null,
  masterclass_id integer not null,
  application_id integer not null,
  state text default 'open'::text not null,
  offered_at timestamp with time zone not null,
  offered_by integer,
  expires_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  constraint place_offers_pkey PRIMARY KEY (id),
  constraint place_offers_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'expired'::text, 'withdrawn'::text]))),
  constraint place_offers_check CHECK ((offered_at < expires_at)),
  constraint place_offers_check1 CHECK (((state = 'open'::text) = (answered_at IS NULL)))
);

create table application_pieces (
  application_id integer not null,
  "position" integer not null,
  piece_id integer not null,
  constraint application_pieces_pkey PRIMARY KEY (application_id, "position"),
  constraint application_pieces_application_id_piece_id_key UNIQUE (application_id, piece_id),
  constraint application_pieces_position_check CHECK (("position" >= 1))
);

create table repertoire_changes (
  id integer generated always as identity (sequence name public.repertoire_changes_id_seq) not null,
  application_id integer not null,
  version integer not null,
  former_repertoire text not null,
  former_piece_ids integer[] not null,
  changed_at timestamp with time zone not null,
  constraint repertoire_changes_pkey PRIMARY KEY (id),
  constraint repertoire_changes_in_order UNIQUE (application_id, version),
  constraint repertoire_changes_version_check CHECK ((version >= 1)),
  constraint repertoire_changes_former_repertoire_check CHECK ((length(former_repertoire) <= 10000))
);

create table notice_refusals (
  account_id integer not null,
  kind text not null,
  since timestamp with time zone not null,
  constraint notice_refusals_pkey PRIMARY KEY (account_id, kind),
  constraint notice_refusals_kind_check CHECK ((kind = ANY (ARRAY['new_applications'::text, 'deadline'::text, 'selection_late'::text, 'withdrawals'::text, 'assigned'::text, 'class_final'::text, 'repertoire_changed'::text])))
);

create table sent_notices (
  account_id integer constraint told_notices_account_id_not_null not null,
  kind text constraint told_notices_kind_not_null not null,
  subject text constraint told_notices_subject_not_null not null,
  sent_at timestamp with time zone constraint told_notices_told_at_not_null not null,
  constraint sent_notices_once PRIMARY KEY (account_id, kind, subject),
  constraint told_notices_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 100))),
  constraint sent_notices_kind_check CHECK ((kind = ANY (ARRAY['new_applications'::text, 'deadline'::text, 'selection_late'::text, 'withdrawals'::text, 'assigned'::text, 'class_final'::text, 'repertoire_changed'::text])))
);

create table calendar_feeds (
  account_id integer not null,
  nonce bytea not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  constraint calendar_feeds_pkey PRIMARY KEY (account_id),
  constraint calendar_feeds_token_hash_key UNIQUE (token_hash),
  constraint calendar_feeds_nonce_check CHECK ((octet_length(nonce) = 16)),
  constraint calendar_feeds_token_hash_check CHECK ((octet_length(token_hash) = 32))
);

create table calendar_events (
  account_id integer not null,
  event_id text not null,
  content_hash bytea not null,
  sequence integer default 0 not null,
  changed_at timestamp with time zone not null,
  constraint calendar_events_pkey PRIMARY KEY (account_id, event_id),
  constraint calendar_events_event_id_check CHECK ((event_id <> ''::text)),
  constraint calendar_events_content_hash_check CHECK ((octet_length(content_hash) = 32)),
  constraint calendar_events_sequence_check CHECK ((sequence >= 0))
);

create table arrival_details (
  account_id integer not null,
  allergies text default ''::text not null,
  emergency_name text default ''::text not null,
  emergency_phone text default ''::text not null,
  emergency_relation text default ''::text not null,
  parent_name text default ''::text not null,
  parent_contact text default ''::text not null,
  version integer default 0 not null,
  constraint arrival_details_pkey PRIMARY KEY (account_id),
  constraint arrival_details_allergies_check CHECK ((length(allergies) <= 500)),
  constraint arrival_details_emergency_name_check CHECK ((length(emergency_name) <= 100)),
  constraint arrival_details_emergency_phone_check CHECK ((length(emergency_phone) <= 50)),
  constraint arrival_details_emergency_relation_check CHECK ((length(emergency_relation) <= 100)),
  constraint arrival_details_parent_name_check CHECK ((length(parent_name) <= 100)),
  constraint arrival_details_parent_contact_check CHECK ((length(parent_contact) <= 200)),
  constraint arrival_details_check CHECK (((emergency_name = ''::text) = (emergency_phone = ''::text))),
  constraint arrival_details_check1 CHECK (((emergency_name <> ''::text) OR (emergency_relation = ''::text)))
);

create table parent_consents (
  account_id integer not null,
  academy_id integer not null,
  key text not null,
  name text not null,
  size integer not null,
  uploaded_at timestamp with time zone not null,
  constraint parent_consents_pkey PRIMARY KEY (account_id, academy_id),
  constraint parent_consents_key_key UNIQUE (key),
  constraint parent_consents_size_check CHECK ((size > 0))
);

create table academy_people (
  academy_id integer not null,
  account_id integer not null,
  list_name text not null,
  constraint academy_people_pkey PRIMARY KEY (academy_id, account_id)
);

create table site_changes (
  amount bigint default 1 not null
);

create table known_devices (
  account_id integer not null,
  device_hash bytea not null,
  browser text,
  system text,
  last_login_at timestamp with time zone not null,
  constraint known_devices_pkey PRIMARY KEY (account_id, device_hash),
  constraint known_devices_browser_check CHECK ((length(browser) <= 40)),
  constraint known_devices_system_check CHECK ((length(system) <= 40))
);

create table totp_factors (
  account_id integer not null,
  secret bytea not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step bigint default 0 not null,
  last_used_at timestamp with time zone,
  constraint totp_factors_pkey PRIMARY KEY (account_id),
  constraint totp_factors_last_step_check CHECK ((last_step >= 0))
);

create table passkeys (
  id integer generated always as identity (sequence name public.passkeys_id_seq) not null,
  account_id integer not null,
  name text not null,
  credential_id text not null,
  public_key bytea not null,
  sign_count bigint default 0 not null,
  transports text[] default '{}'::text[] not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint passkeys_credential_id_check CHECK (((length(credential_id) >= 1) AND (length(credential_id) <= 1400))),
  constraint passkeys_sign_count_check CHECK ((sign_count >= 0))
);

create table recovery_codes (
  code_hash bytea not null,
  account_id integer not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (code_hash),
  constraint recovery_codes_code_hash_check CHECK ((octet_length(code_hash) = 32))
);

create unlogged table pending_logins (
  token_hash bytea not null,
  account_id integer not null,
  tries integer default 0 not null,
  expires_at timestamp with time zone not null,
  constraint pending_logins_pkey PRIMARY KEY (token_hash),
  constraint pending_logins_token_hash_check CHECK ((octet_length(token_hash) = 32)),
  constraint pending_logins_tries_check CHECK (((tries >= 0) AND (tries <= 5)))
);

create unlogged table passkey_challenges (
  challenge text not null,
  subject text not null,
  expires_at timestamp with time zone not null,
  constraint passkey_challenges_pkey PRIMARY KEY (challenge),
  constraint passkey_challenges_challenge_check CHECK (((length(challenge) >= 20) AND (length(challenge) <= 200)))
);

create table second_factor_resets (
  account_id integer not null,
  asked_by integer,
  asked_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  stop_hash bytea not null,
  constraint second_factor_resets_pkey PRIMARY KEY (account_id),
  constraint second_factor_resets_stop_hash_key UNIQUE (stop_hash),
  constraint second_factor_resets_check CHECK ((due_at > asked_at)),
  constraint second_factor_resets_stop_hash_check CHECK ((octet_length(stop_hash) = 32))
);

create table security_settings (
  only_row boolean default true not null,
  required_of text[],
  required_since timestamp with time zone default now() not null,
  grace_days integer default 14 not null,
  version integer default 1 not null,
  constraint security_settings_pkey PRIMARY KEY (only_row),
  constraint security_settings_only_row_check CHECK (only_row),
  constraint security_settings_required_of_check CHECK ((required_of <@ '{office,teachers}'::text[])),
  constraint security_settings_grace_days_check CHECK (((grace_days >= 0) AND (grace_days <= 90)))
);

create table data_exports (
  id integer generated always as identity (sequence name public.data_exports_id_seq) not null,
  account_id integer not null,
  requested_by integer,
  requested_at timestamp with time zone not null,
  locale text not null,
  state text default 'waiting'::text not null,
  progress integer default 0 not null,
  attempts integer default 0 not null,
  lease_until timestamp with time zone,
  finished_at timestamp with time zone,
  expires_at timestamp with time zone,
  key text,
  size bigint,
  constraint data_exports_pkey PRIMARY KEY (id),
  constraint data_exports_account_id_key UNIQUE (account_id),
  constraint data_exports_key_key UNIQUE (key),
  constraint data_exports_locale_check CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text]))),
  constraint data_exports_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'ready'::text, 'failed'::text]))),
  constraint data_exports_progress_check CHECK (((progress >= 0) AND (progress <= 100))),
  constraint data_exports_size_check CHECK ((size > 0)),
  constraint data_exports_check CHECK (((state = 'running'::text) = (lease_until IS NOT NULL))),
  constraint data_exports_check1 CHECK (((state = ANY (ARRAY['ready'::text, 'failed'::text])) = (finished_at IS NOT NULL))),
  constraint data_exports_check2 CHECK (((state = 'ready'::text) = (expires_at IS NOT NULL))),
  constraint data_exports_check3 CHECK (((state = 'ready'::text) = (key IS NOT NULL))),
  constraint data_exports_check4 CHECK (((state = 'ready'::text) = (size IS NOT NULL)))
);

create table erasure_requests (
  id integer generated always as identity (sequence name public.erasure_requests_id_seq) not null,
  account_id integer,
  requested_at timestamp with time zone not null,
  requested_by integer,
  reason text default ''::text not null,
  erase_after timestamp with time zone not null,
  cancelled_at timestamp with time zone,
  cancelled_by integer,
  erased_at timestamp with time zone,
  constraint erasure_requests_pkey PRIMARY KEY (id),
  constraint erasure_requests_reason_check CHECK ((length(reason) <= 500)),
  constraint erasure_requests_check CHECK ((erase_after > requested_at)),
  constraint erasure_requests_check1 CHECK (((cancelled_at IS NULL) OR (erased_at IS NULL)))
);

create table erased_accounts (
  account_id integer not null,
  created_at timestamp with time zone not null,
  erased_at timestamp with time zone not null,
  ground text,
  constraint erased_accounts_pkey PRIMARY KEY (account_id, created_at),
  constraint erased_accounts_ground CHECK ((ground = ANY (ARRAY['person'::text, 'office'::text, 'dormant'::text])))
);

create table consents (
  id integer generated always as identity (sequence name public.consents_id_seq) not null,
  account_id integer not null,
  kind text not null,
  application_id integer,
  booking_id integer,
  academy_id integer,
  version_id integer,
  wording integer,
  given_at timestamp with time zone,
  given_by integer,
  withdrawn_at timestamp with time zone,
  withdrawn_by integer,
  constraint consents_pkey PRIMARY KEY (id),
  constraint consents_check CHECK ((withdrawn_at >= given_at)),
  constraint consents_check1 CHECK ((num_nonnulls(application_id, booking_id, academy_id) <= 1)),
  constraint consents_check2 CHECK (((kind = ANY (ARRAY['application_data'::text, 'terms'::text])) = (application_id IS NOT NULL))),
  constraint consents_check3 CHECK (((kind = 'lodging_terms'::text) = (booking_id IS NOT NULL))),
  constraint consents_check4 CHECK (((kind = 'parents'::text) = (academy_id IS NOT NULL))),
  constraint consents_kind_check CHECK ((kind = ANY (ARRAY['application_data'::text, 'terms'::text, 'lodging_terms'::text, 'parents'::text, 'needs'::text, 'photos'::text, 'recordings'::text, 'news'::text]))),
  constraint consents_refusal CHECK (((given_at IS NOT NULL) OR ((kind = 'news'::text) AND (withdrawn_at IS NOT NULL)))),
  constraint consents_wording CHECK ((((kind = ANY (ARRAY['needs'::text, 'photos'::text, 'recordings'::text, 'news'::text])) AND (given_at IS NOT NULL)) = (wording IS NOT NULL)))
);

create table retention_settings (
  only_row boolean default true not null,
  version integer default 1 not null,
  account integer default 3 not null,
  material integer default 6 not null,
  parent_consent integer default 6 not null,
  messages integer default 1 not null,
  mails integer default 1 not null,
  invitations integer default 90 not null,
  addresses integer default 180 not null,
  record integer default 3 not null,
  constraint retention_settings_pkey PRIMARY KEY (only_row),
  constraint retention_settings_only_row_check CHECK (only_row),
  constraint retention_settings_account_check CHECK (((account >= 1) AND (account <= 5))),
  constraint retention_settings_material_check CHECK (((material >= 6) AND (material <= 12))),
  constraint retention_settings_parent_consent_check CHECK (((parent_consent >= 1) AND (parent_consent <= 12))),
  constraint retention_settings_messages_check CHECK (((messages >= 1) AND (messages <= 3))),
  constraint retention_settings_mails_check CHECK (((mails >= 1) AND (mails <= 3))),
  constraint retention_settings_invitations_check CHECK (((invitations >= 30) AND (invitations <= 365))),
  constraint retention_settings_addresses_check CHECK (((addresses >= 30) AND (addresses <= 365))),
  constraint retention_settings_record_check CHECK (((record >= 1) AND (record <= 7)))
);

create table retention_deletions (
  day date not null,
  kind text not null,
  count integer not null,
  constraint retention_deletions_pkey PRIMARY KEY (day, kind),
  constraint retention_deletions_count_check CHECK ((count > 0))
);

create table backup_runs (
  id bigint generated always as identity (sequence name public.backup_runs_id_seq) not null,
  kind text not null,
  archive text,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  size_bytes bigint,
  error text,
  constraint backup_runs_pkey PRIMARY KEY (id),
  constraint backup_runs_kind_check CHECK ((kind = ANY (ARRAY['backup'::text, 'restore_check'::text, 'read_check'::text]))),
  constraint backup_runs_check CHECK ((ended_at >= started_at)),
  constraint backup_runs_size_bytes_check CHECK ((size_bytes >= 0)),
  constraint backup_runs_check1 CHECK (((error IS NULL) OR (ended_at IS NOT NULL))),
  constraint backup_runs_check2 CHECK (((ended_at IS NULL) OR (error IS NOT NULL) OR (archive IS NOT NULL)))
);

create table dormancy_notices (
  account_id integer not null,
  noticed_at timestamp with time zone not null,
  mail_key text,
  constraint dormancy_notices_pkey PRIMARY KEY (account_id)
);

create table job_failures (
  id integer generated always as identity (sequence name public.job_failures_id_seq) not null,
  job text not null,
  account_id integer,
  masterclass_id integer,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  error text not null,
  constraint job_failures_pkey PRIMARY KEY (id),
  constraint job_failures_check CHECK ((last_at >= first_at)),
  constraint job_failures_error_check CHECK ((length(error) <= 500)),
  constraint job_failures_check1 CHECK ((num_nonnulls(account_id, masterclass_id) = 1))
);

alter table bookings alter academy_id set (n_distinct=-0.01);

insert into countries (id, iso_code, name_de, name_en) overriding system value values
  (1, 'AF', 'Afghanistan', 'Afghanistan'),
  (10, 'AG', 'Antigua und Barbuda', 'Antigua & Barbuda'),
  (100, 'HN', 'Honduras', 'Honduras'),
  (101, 'HK', 'Sonderverwaltungsregion Hongkong', 'Hong Kong SAR China'),
  (102, 'HU', 'Ungarn', 'Hungary'),
  (103, 'IS', 'Island', 'Iceland'),
  (104, 'IN', 'Indien', 'India'),
  (105, 'ID', 'Indonesien', 'Indonesia'),
  (106, 'IR', 'Iran', 'Iran'),
  (107, 'IQ', 'Irak', 'Iraq'),
  (108, 'IE', 'Irland', 'Ireland'),
  (109, 'IM', 'Isle of Man', 'Isle of Man'),
  (11, 'AR', 'Argentinien', 'Argentina'),
  (110, 'IL', 'Israel', 'Israel'),
  (111, 'IT', 'Italien', 'Italy'),
  (112, 'JM', 'Jamaika', 'Jamaica'),
  (113, 'JP', 'Japan', 'Japan'),
  (114, 'JE', 'Jersey', 'Jersey'),
  (115, 'JO', 'Jordanien', 'Jordan'),
  (116, 'KZ', 'Kasachstan', 'Kazakhstan'),
  (117, 'KE', 'Kenia', 'Kenya'),
  (118, 'KI', 'Kiribati', 'Kiribati'),
  (119, 'KW', 'Kuwait', 'Kuwait'),
  (12, 'AM', 'Armenien', 'Armenia'),
  (120, 'KG', 'Kirgisistan', 'Kyrgyzstan'),
  (121, 'LA', 'Laos', 'Laos'),
  (122, 'LV', 'Lettland', 'Latvia'),
  (123, 'LB', 'Libanon', 'Lebanon'),
  (124, 'LS', 'Lesotho', 'Lesotho'),
  (125, 'LR', 'Liberia', 'Liberia'),
  (126, 'LY', 'Libyen', 'Libya'),
  (127, 'LI', 'Liechtenstein', 'Liechtenstein'),
  (128, 'LT', 'Litauen', 'Lithuania'),
  (129, 'LU', 'Luxemburg', 'Luxembourg'),
  (13, 'AW', 'Aruba', 'Aruba'),
  (130, 'MO', 'Sonderverwaltungsregion Macau', 'Macao SAR China'),
  (131, 'MG', 'Madagaskar', 'Madagascar'),
  (132, 'MW', 'Malawi', 'Malawi'),
  (133, 'MY', 'Malaysia', 'Malaysia'),
  (134, 'MV', 'Malediven', 'Maldives'),
  (135, 'ML', 'Mali', 'Mali'),
  (136, 'MT', 'Malta', 'Malta'),
  (137, 'MH', 'Marshallinseln', 'Marshall Islands'),
  (138, 'MQ', 'Martinique', 'Martinique'),
  (139, 'MR', 'Mauretanien', 'Mauritania'),
  (14, 'AU', 'Australien', 'Australia'),
  (140, 'MU', 'Mauritius', 'Mauritius'),
  (141, 'YT', 'Mayotte', 'Mayotte'),
  (142, 'MX', 'Mexiko', 'Mexico'),
  (143, 'FM', 'Mikronesien', 'Micronesia'),
  (144, 'MD', 'Republik Moldau', 'Moldova'),
  (145, 'MC', 'Monaco', 'Monaco'),
  (146, 'MN', 'Mongolei', 'Mongolia'),
  (147, 'ME', 'Montenegro', 'Montenegro'),
  (148, 'MS', 'Montserrat', 'Montserrat'),
  (149, 'MA', 'Marokko', 'Morocco'),
  (15, 'AT', 'Österreich', 'Austria'),
  (150, 'MZ', 'Mosambik', 'Mozambique'),
  (151, 'MM', 'Myanmar', 'Myanmar (Burma)'),
  (152, 'NA', 'Namibia', 'Namibia'),
  (153, 'NR', 'Nauru', 'Nauru'),
  (154, 'NP', 'Nepal', 'Nepal'),
  (155, 'NL', 'Niederlande', 'Netherlands'),
  (156, 'NC', 'Neukaledonien', 'New Caledonia'),
  (157, 'NZ', 'Neuseeland', 'New Zealand'),
  (158, 'NI', 'Nicaragua', 'Nicaragua'),
  (159, 'NE', 'Niger', 'Niger'),
  (16, 'AZ', 'Aserbaidschan', 'Azerbaijan'),
  (160, 'NG', 'Nigeria', 'Nigeria'),
  (161, 'NU', 'Niue', 'Niue'),
  (162, 'NF', 'Norfolkinsel', 'Norfolk Island'),
  (163, 'KP', 'Nordkorea', 'North Korea'),
  (164, 'MK', 'Nordmazedonien', 'North Macedonia'),
  (165, 'MP', 'Nördliche Marianen', 'Northern Mariana Islands'),
  (166, 'NO', 'Norwegen', 'Norway'),
  (167, 'OM', 'Oman', 'Oman'),
  (168, 'PK', 'Pakistan', 'Pakistan'),
  (169, 'PW', 'Palau', 'Palau'),
  (17, 'BS', 'Bahamas', 'Bahamas'),
  (170, 'PS', 'Palästinensische Autonomiegebiete', 'Palestinian Territories'),
  (171, 'PA', 'Panama', 'Panama'),
  (172, 'PG', 'Papua-Neuguinea', 'Papua New Guinea'),
  (173, 'PY', 'Paraguay', 'Paraguay'),
  (174, 'PE', 'Peru', 'Peru'),
  (175, 'PH', 'Philippinen', 'Philippines'),
  (176, 'PN', 'Pitcairninseln', 'Pitcairn Islands'),
  (177, 'PL', 'Polen', 'Poland'),
  (178, 'PT', 'Portugal', 'Portugal'),
  (179, 'PR', 'Puerto Rico', 'Puerto Rico'),
  (18, 'BH', 'Bahrain', 'Bahrain'),
  (180, 'QA', 'Katar', 'Qatar'),
  (181, 'RE', 'Réunion', 'Réunion'),
  (182, 'RO', 'Rumänien', 'Romania'),
  (183, 'RU', 'Russland', 'Russia'),
  (184, 'RW', 'Ruanda', 'Rwanda'),
  (185, 'WS', 'Samoa', 'Samoa'),
  (186, 'SM', 'San Marino', 'San Marino'),
  (187, 'ST', 'São Tomé und Príncipe', 'São Tomé & Príncipe'),
  (188, 'SA', 'Saudi-Arabien', 'Saudi Arabia'),
  (189, 'SN', 'Senegal', 'Senegal'),
  (19, 'BD', 'Bangladesch', 'Bangladesh'),
  (190, 'RS', 'Serbien', 'Serbia'),
  (191, 'SC', 'Seychellen', 'Seychelles'),
  (192, 'SL', 'Sierra Leone', 'Sierra Leone'),
  (193, 'SG', 'Singapur', 'Singapore'),
  (194, 'SX', 'Sint Maarten', 'Sint Maarten'),
  (195, 'SK', 'Slowakei', 'Slovakia'),
  (196, 'SI', 'Slowenien', 'Slovenia'),
  (197, 'SB', 'Salomonen', 'Solomon Islands'),
  (198, 'SO', 'Somalia', 'Somalia'),
  (199, 'ZA', 'Südafrika', 'South Africa'),
  (2, 'AX', 'Ålandinseln', 'Åland Islands'),
  (20, 'BB', 'Barbados', 'Barbados'),
  (200, 'GS', 'Südgeorgien und die Südlichen Sandwichinseln', 'South Georgia & South Sandwich Islands'),
  (201, 'KR', 'Südkorea', 'South Korea'),
  (202, 'SS', 'Südsudan', 'South Sudan'),
  (203, 'ES', 'Spanien', 'Spain'),
  (204, 'LK', 'Sri Lanka', 'Sri Lanka'),
  (205, 'BL', 'St. Barthélemy', 'St. Barthélemy'),
  (206, 'SH', 'St. Helena', 'St. Helena'),
  (207, 'KN', 'St. Kitts und Nevis', 'St. Kitts & Nevis'),
  (208, 'LC', 'St. Lucia', 'St. Lucia'),
  (209, 'MF', 'St. Martin', 'St. Martin'),
  (21, 'BY', 'Belarus', 'Belarus'),
  (210, 'PM', 'St. Pierre und Miquelon', 'St. Pierre & Miquelon'),
  (211, 'VC', 'St. Vincent und die Grenadinen', 'St. Vincent & Grenadines'),
  (212, 'SD', 'Sudan', 'Sudan'),
  (213, 'SR', 'Suriname', 'Suriname'),
  (214, 'SJ', 'Spitzbergen und Jan Mayen', 'Svalbard & Jan Mayen'),
  (215, 'SE', 'Schweden', 'Sweden'),
  (216, 'CH', 'Schweiz', 'Switzerland'),
  (217, 'SY', 'Syrien', 'Syria'),
  (218, 'TW', 'Taiwan', 'Taiwan'),
  (219, 'TJ', 'Tadschikistan', 'Tajikistan'),
  (22, 'BE', 'Belgien', 'Belgium'),
  (220, 'TZ', 'Tansania', 'Tanzania'),
  (221, 'TH', 'Thailand', 'Thailand'),
  (222, 'TL', 'Timor-Leste', 'Timor-Leste'),
  (223, 'TG', 'Togo', 'Togo'),
  (224, 'TK', 'Tokelau', 'Tokelau'),
  (225, 'TO', 'Tonga', 'Tonga'),
  (226, 'TT', 'Trinidad und Tobago', 'Trinidad & Tobago'),
  (227, 'TN', 'Tunesien', 'Tunisia'),
  (228, 'TR', 'Türkei', 'Türkiye'),
  (229, 'TM', 'Turkmenistan', 'Turkmenistan'),
  (23, 'BZ', 'Belize', 'Belize'),
  (230, 'TC', 'Turks- und Caicosinseln', 'Turks & Caicos Islands'),
  (231, 'TV', 'Tuvalu', 'Tuvalu'),
  (232, 'UM', 'Amerikanische Überseeinseln', 'U.S. Outlying Islands'),
  (233, 'VI', 'Amerikanische Jungferninseln', 'U.S. Virgin Islands'),
  (234, 'UG', 'Uganda', 'Uganda'),
  (235, 'UA', 'Ukraine', 'Ukraine'),
  (236, 'AE', 'Vereinigte Arabische Emirate', 'United Arab Emirates'),
  (237, 'GB', 'Vereinigtes Königreich', 'United Kingdom'),
  (238, 'US', 'Vereinigte Staaten', 'United States'),
  (239, 'UY', 'Uruguay', 'Uruguay'),
  (24, 'BJ', 'Benin', 'Benin'),
  (240, 'UZ', 'Usbekistan', 'Uzbekistan'),
  (241, 'VU', 'Vanuatu', 'Vanuatu'),
  (242, 'VA', 'Vatikanstadt', 'Vatican City'),
  (243, 'VE', 'Venezuela', 'Venezuela'),
  (244, 'VN', 'Vietnam', 'Vietnam'),
  (245, 'WF', 'Wallis und Futuna', 'Wallis & Futuna'),
  (246, 'EH', 'Westsahara', 'Western Sahara'),
  (247, 'YE', 'Jemen', 'Yemen'),
  (248, 'ZM', 'Sambia', 'Zambia'),
  (249, 'ZW', 'Simbabwe', 'Zimbabwe'),
  (25, 'BM', 'Bermuda', 'Bermuda'),
  (26, 'BT', 'Bhutan', 'Bhutan'),
  (27, 'BO', 'Bolivien', 'Bolivia'),
  (28, 'BA', 'Bosnien und Herzegowina', 'Bosnia & Herzegovina'),
  (29, 'BW', 'Botsuana', 'Botswana'),
  (3, 'AL', 'Albanien', 'Albania'),
  (30, 'BV', 'Bouvetinsel', 'Bouvet Island'),
  (31, 'BR', 'Brasilien', 'Brazil'),
  (32, 'IO', 'Britisches Territorium im Indischen Ozean', 'British Indian Ocean Territory'),
  (33, 'VG', 'Britische Jungferninseln', 'British Virgin Islands'),
  (34, 'BN', 'Brunei Darussalam', 'Brunei'),
  (35, 'BG', 'Bulgarien', 'Bulgaria'),
  (36, 'BF', 'Burkina Faso', 'Burkina Faso'),
  (37, 'BI', 'Burundi', 'Burundi'),
  (38, 'KH', 'Kambodscha', 'Cambodia'),
  (39, 'CM', 'Kamerun', 'Cameroon'),
  (4, 'DZ', 'Algerien', 'Algeria'),
  (40, 'CA', 'Kanada', 'Canada'),
  (41, 'CV', 'Cabo Verde', 'Cape Verde'),
  (42, 'BQ', 'Karibische Niederlande', 'Caribbean Netherlands'),
  (43, 'KY', 'Kaimaninseln', 'Cayman Islands'),
  (44, 'CF', 'Zentralafrikanische Republik', 'Central African Republic'),
  (45, 'TD', 'Tschad', 'Chad'),
  (46, 'CL', 'Chile', 'Chile'),
  (47, 'CN', 'China', 'China'),
  (48, 'CX', 'Weihnachtsinsel', 'Christmas Island'),
  (49, 'CC', 'Kokosinseln', 'Cocos (Keeling) Islands'),
  (5, 'AS', 'Amerikanisch-Samoa', 'American Samoa'),
  (50, 'CO', 'Kolumbien', 'Colombia'),
  (51, 'KM', 'Komoren', 'Comoros'),
  (52, 'CG', 'Kongo-Brazzaville', 'Congo - Brazzaville'),
  (53, 'CD', 'Kongo-Kinshasa', 'Congo - Kinshasa'),
  (54, 'CK', 'Cookinseln', 'Cook Islands'),
  (55, 'CR', 'Costa Rica', 'Costa Rica'),
  (56, 'CI', 'Côte d’Ivoire', 'Côte d’Ivoire'),
  (57, 'HR', 'Kroatien', 'Croatia'),
  (58, 'CU', 'Kuba', 'Cuba'),
  (59, 'CW', 'Curaçao', 'Curaçao'),
  (6, 'AD', 'Andorra', 'Andorra'),
  (60, 'CY', 'Zypern', 'Cyprus'),
  (61, 'CZ', 'Tschechien', 'Czechia'),
  (62, 'DK', 'Dänemark', 'Denmark'),
  (63, 'DJ', 'Dschibuti', 'Djibouti'),
  (64, 'DM', 'Dominica', 'Dominica'),
  (65, 'DO', 'Dominikanische Republik', 'Dominican Republic'),
  (66, 'EC', 'Ecuador', 'Ecuador'),
  (67, 'EG', 'Ägypten', 'Egypt'),
  (68, 'SV', 'El Salvador', 'El Salvador'),
  (69, 'GQ', 'Äquatorialguinea', 'Equatorial Guinea'),
  (7, 'AO', 'Angola', 'Angola'),
  (70, 'ER', 'Eritrea', 'Eritrea'),
  (71, 'EE', 'Estland', 'Estonia'),
  (72, 'SZ', 'Eswatini', 'Eswatini'),
  (73, 'ET', 'Äthiopien', 'Ethiopia'),
  (74, 'FK', 'Falklandinseln', 'Falkland Islands'),
  (75, 'FO', 'Färöer', 'Faroe Islands'),
  (76, 'FJ', 'Fidschi', 'Fiji'),
  (77, 'FI', 'Finnland', 'Finland'),
  (78, 'FR', 'Frankreich', 'France'),
  (79, 'GF', 'Französisch-Guayana', 'French Guiana'),
  (8, 'AI', 'Anguilla', 'Anguilla'),
  (80, 'PF', 'Französisch-Polynesien', 'French Polynesia'),
  (81, 'TF', 'Französische Süd- und Antarktisgebiete', 'French Southern Territories'),
  (82, 'GA', 'Gabun', 'Gabon'),
  (83, 'GM', 'Gambia', 'Gambia'),
  (84, 'GE', 'Georgien', 'Georgia'),
  (85, 'DE', 'Deutschland', 'Germany'),
  (86, 'GH', 'Ghana', 'Ghana'),
  (87, 'GI', 'Gibraltar', 'Gibraltar'),
  (88, 'GR', 'Griechenland', 'Greece'),
  (89, 'GL', 'Grönland', 'Greenland'),
  (9, 'AQ', 'Antarktis', 'Antarctica'),
  (90, 'GD', 'Grenada', 'Grenada'),
  (91, 'GP', 'Guadeloupe', 'Guadeloupe'),
  (92, 'GU', 'Guam', 'Guam'),
  (93, 'GT', 'Guatemala', 'Guatemala'),
  (94, 'GG', 'Guernsey', 'Guernsey'),
  (95, 'GN', 'Guinea', 'Guinea'),
  (96, 'GW', 'Guinea-Bissau', 'Guinea-Bissau'),
  (97, 'GY', 'Guyana', 'Guyana'),
  (98, 'HT', 'Haiti', 'Haiti'),
  (99, 'HM', 'Heard und McDonaldinseln', 'Heard & McDonald Islands');

insert into association (only_row, name, street, zip, city, email, register_number, account_holder, iban, bic, tax_note_de, tax_note_en, due_days, country_id, phone, website, contact_email, register_authority, legal_form_de, legal_form_en, bank_name, purpose_de, purpose_en, site_name_de, site_name_en, place, social_links, board, mail_tested_at, version, festival_url, bank_address, remind_before_days, remind_after_days, remind_again_days, remind_fee_days, reminders_since) overriding system value values
  (true, 'Verein Sommerakademie', '', '', '', '', '', '', '', '', '', '', 14, 15, '', '', '', '', '', '', '', '', '', 'Internationale Sommerakademie', 'International Summer Academy', '', '[]', '[]', NULL, 1, '', '', 3, 7, 21, 5, (now() at time zone 'Europe/Vienna')::date);

insert into instruments (id, key, name_de, name_en, description_english, drawing, "position", version, description_german) overriding system value values
  (1, 'piano', 'Klavier', 'Piano', 'Piano: touch, colour and the long line', 'piano', 1, 2, 'Klavier: Anschlag, Farbe und der große Bogen'),
  (2, 'violin', 'Violine', 'Violin', 'Violin: tone, style and the singing bow', 'violin', 2, 2, 'Violine: Ton, Stil und der singende Bogen'),
  (3, 'viola', 'Viola', 'Viola', 'Viola: the warmth of the inner voice', 'viola', 3, 2, 'Viola: die Wärme der Mittelstimme'),
  (4, 'cello', 'Violoncello', 'Cello', 'Cello: breath, weight and resonance', 'cello', 4, 2, 'Violoncello: Atem, Gewicht und Resonanz'),
  (5, 'percussion', 'Schlagwerk', 'Percussion', 'Percussion: rhythm in every colour', 'percussion', 5, 2, 'Schlagwerk: Rhythmus in allen Farben'),
  (6, 'voice', 'Gesang', 'Voice', 'Voice: breath, word and melody', 'voice', 6, 2, 'Gesang: Atem, Wort und Melodie'),
  (7, 'saxophone', 'Saxophon', 'Saxophone', 'Saxophone: from the reed to the phrase', 'saxophone', 7, 2, 'Saxophon: vom Rohrblatt zur Phrase'),
  (8, 'organ', 'Orgel', 'Organ', 'Organ: playing pipes and playing the room', 'organ', 8, 2, 'Orgel: die Pfeifen spielen und den Raum');

insert into installation (only_row, is_demo, in_maintenance, maintenance_pass_hash, demo_seed) overriding system value values
  (true, false, false, NULL, NULL);

insert into documents (name, version) overriding system value values
  ('consent_form', 0),
  ('terms_and_conditions', 0),
  ('terms_and_conditions_accommodation', 0);

insert into bank_settings (id, books_sure) overriding system value values
  (true, true);

insert into site_changes (amount) overriding system value values
  (1);

insert into security_settings (only_row, required_of, required_since, grace_days, version) overriding system value values
  (true, NULL, now(), 14, 1);

insert into retention_settings (only_row, version, account, material, parent_consent, messages, mails, invitations, addresses, record) overriding system value values
  (true, 1, 3, 6, 6, 1, 1, 90, 180, 3);

select setval('public.countries_id_seq', 249);

select setval('public.instruments_id_seq', 8);

alter table profiles
  add constraint profiles_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  add constraint profiles_nationality_id_fkey FOREIGN KEY (nationality_id) REFERENCES countries(id);

alter table addresses
  add constraint addresses_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  add constraint addresses_country_id_fkey FOREIGN KEY (country_id) REFERENCES countries(id);

alter table access_tokens
  add constraint access_tokens_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table password_resets
  add constraint password_resets_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table audit_log
  add constraint audit_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES accounts(id) ON DELETE SET NULL,
  add constraint audit_log_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL;

alter table association
  add constraint association_country_id_fkey FOREIGN KEY (country_id) REFERENCES countries(id);

alter table room_types
  add constraint room_types_academy_id_fkey FOREIGN KEY (academy_id) REFERENCES academies(id) ON DELETE CASCADE;

alter table meal_types
  add constraint meal_types_academy_id_fkey FOREIGN KEY (academy_id) REFERENCES academies(id) ON DELETE CASCADE;

alter table teachers
  add constraint teachers_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL;

alter table masterclasses
  add constraint masterclasses_academy_id_fkey FOREIGN KEY (academy_id) REFERENCES academies(id) ON DELETE CASCADE,
  add constraint masterclasses_instrument_id_fkey FOREIGN KEY (instrument_id) REFERENCES instruments(id),
  add constraint masterclasses_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES teachers(id),
  add constraint masterclasses_finalized_by_fkey FOREIGN KEY (finalized_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table outbox
  add constraint outbox_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  add constraint outbox_copy_of_fkey FOREIGN KEY (copy_of) REFERENCES outbox(id) ON DELETE SET NULL;

alter table contact_messages
  add constraint contact_messages_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL;

alter table reminders
  add constraint reminders_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  add constraint reminders_masterclass_id_fkey FOREIGN KEY (masterclass_id) REFERENCES masterclasses(id) ON DELETE CASCADE;

alter table resumes
  add constraint resumes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table invoices
  add constraint invoices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  add constraint invoices_cancels_id_fkey FOREIGN KEY (cancels_id) REFERENCES invoices(id);

alter table invoice_balances
  add constraint invoice_balances_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id);

alter table applications
  add constraint applications_masterclass_id_fkey FOREIGN KEY (masterclass_id) REFERENCES masterclasses(id),
  add constraint applications_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  add constraint applications_resume_id_fkey FOREIGN KEY (resume_id) REFERENCES resumes(id),
  add constraint applications_fee_invoice_id_fkey FOREIGN KEY (fee_invoice_id) REFERENCES invoices(id),
  add constraint applications_participation_invoice_id_fkey FOREIGN KEY (participation_invoice_id) REFERENCES invoices(id),
  add constraint applications_withdrawal_invoice_id_fkey FOREIGN KEY (withdrawal_invoice_id) REFERENCES invoices(id),
  add constraint applications_consent_version_id_fkey FOREIGN KEY (consent_version_id) REFERENCES document_versions(id),
  add constraint applications_terms_version_id_fkey FOREIGN KEY (terms_version_id) REFERENCES document_versions(id);

alter table correpetition_periods
  add constraint correpetition_periods_academy_id_fkey FOREIGN KEY (academy_id) REFERENCES academies(id) ON DELETE CASCADE,
  add constraint correpetition_periods_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table accompanied_masterclasses
  add constraint accompanied_masterclasses_period_id_fkey FOREIGN KEY (period_id) REFERENCES correpetition_periods(id) ON DELETE CASCADE,
  add constraint accompanied_masterclasses_masterclass_id_fkey FOREIGN KEY (masterclass_id) REFERENCES masterclasses(id) ON DELETE CASCADE;

alter table bookings
  add constraint bookings_academy_id_fkey FOREIGN KEY (academy_id) REFERENCES academies(id),
  add constraint bookings_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  add constraint bookings_room_type_id_fkey FOREIGN KEY (room_type_id) REFERENCES room_types(id),
  add constraint bookings_meal_type_id_fkey FOREIGN KEY (meal_type_id) REFERENCES meal_types(id),
  add constraint bookings_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  add constraint bookings_withdrawal_invoice_id_fkey FOREIGN KEY (withdrawal_invoice_id) REFERENCES invoices(id),
  add constraint bookings_terms_version_id_fkey FOREIGN KEY (terms_version_id) REFERENCES document_versions(id);

alter table taken_beds
  add constraint taken_beds_room_type_id_fkey FOREIGN KEY (room_type_id) REFERENCES room_types(id) ON DELETE CASCADE;

alter table composers
  add constraint composers_added_by_fkey FOREIGN KEY (added_by) REFERENCES accounts(id) ON DELETE SET NULL,
  add constraint composers_merged_into_id_fkey FOREIGN KEY (merged_into_id) REFERENCES composers(id);

alter table pieces
  add constraint pieces_composer_id_fkey FOREIGN KEY (composer_id) REFERENCES composers(id),
  add constraint pieces_added_by_fkey FOREIGN KEY (added_by) REFERENCES accounts(id) ON DELETE SET NULL,
  add constraint pieces_merged_into_id_fkey FOREIGN KEY (merged_into_id) REFERENCES pieces(id);

alter table movements
  add constraint movements_piece_id_fkey FOREIGN KEY (piece_id) REFERENCES pieces(id) ON DELETE CASCADE,
  add constraint movements_added_by_fkey FOREIGN KEY (added_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table merges
  add constraint merges_composer_id_fkey FOREIGN KEY (composer_id) REFERENCES composers(id),
  add constraint merges_piece_id_fkey FOREIGN KEY (piece_id) REFERENCES pieces(id),
  add constraint merges_merged_by_fkey FOREIGN KEY (merged_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table concert_evenings
  add constraint concert_evenings_academy_id_fkey FOREIGN KEY (academy_id) REFERENCES academies(id) ON DELETE CASCADE;

alter table concert_requests
  add constraint concert_requests_academy_id_fkey FOREIGN KEY (academy_id) REFERENCES academies(id),
  add constraint concert_requests_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  add constraint concert_requests_piece_id_fkey FOREIGN KEY (piece_id) REFERENCES pieces(id),
  add constraint concert_requests_correpetition_period_id_fkey FOREIGN KEY (correpetition_period_id) REFERENCES correpetition_periods(id) ON DELETE SET NULL,
  add constraint concert_requests_evening_id_fkey FOREIGN KEY (evening_id) REFERENCES concert_evenings(id),
  add constraint concert_requests_announced_evening_id_fkey FOREIGN KEY (announced_evening_id) REFERENCES concert_evenings(id),
  add constraint concert_requests_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id);

alter table requested_movements
  add constraint requested_movements_request_id_fkey FOREIGN KEY (request_id) REFERENCES concert_requests(id) ON DELETE CASCADE,
  add constraint requested_movements_piece_id_movement_id_fkey FOREIGN KEY (piece_id, movement_id) REFERENCES movements(piece_id, id);

alter table surveys
  add constraint surveys_academy_id_fkey FOREIGN KEY (academy_id) REFERENCES academies(id);

alter table survey_questions
  add constraint survey_questions_survey_id_fkey FOREIGN KEY (survey_id) REFERENCES surveys(id) ON DELETE CASCADE;

alter table survey_invitations
  add constraint survey_invitations_survey_id_fkey FOREIGN KEY (survey_id) REFERENCES surveys(id),
  add constraint survey_invitations_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL;

alter table survey_drafts
  add constraint survey_drafts_uuid_is_spent_fkey FOREIGN KEY (uuid, is_spent) REFERENCES survey_invitations(uuid, is_spent);

alter table survey_answers
  add constraint survey_answers_survey_id_question_id_fkey FOREIGN KEY (survey_id, question_id) REFERENCES survey_questions(survey_id, id);

alter table familiar_networks
  add constraint familiar_networks_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table invoice_papers
  add constraint invoice_papers_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id);

alter table document_versions
  add constraint document_versions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  add constraint document_versions_name_fkey FOREIGN KEY (name) REFERENCES documents(name);

alter table site_text_versions
  add constraint site_text_versions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL;

alter table rooms
  add constraint rooms_room_type_id_academy_id_fkey FOREIGN KEY (room_type_id, academy_id) REFERENCES room_types(id, academy_id) ON DELETE CASCADE;

alter table room_placements
  add constraint room_placements_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  add constraint room_placements_room_id_fkey FOREIGN KEY (room_id) REFERENCES rooms(id);

alter table room_nights
  add constraint room_nights_room_id_fkey FOREIGN KEY (room_id) REFERENCES rooms(id) ON DELETE CASCADE;

alter table invitations
  add constraint invitations_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES teachers(id) ON DELETE CASCADE;

alter table person_notes
  add constraint person_notes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  add constraint person_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL;

alter table refused_addresses
  add constraint refused_addresses_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table contact_answers
  add constraint contact_answers_message_id_fkey FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON DELETE CASCADE,
  add constraint contact_answers_author_id_fkey FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL;

alter table group_mails
  add constraint group_mails_author_id_fkey FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL;

alter table group_mail_recipients
  add constraint group_mail_recipients_group_mail_id_fkey FOREIGN KEY (group_mail_id) REFERENCES group_mails(id) ON DELETE CASCADE,
  add constraint group_mail_recipients_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  add constraint group_mail_recipients_outbox_id_fkey FOREIGN KEY (outbox_id) REFERENCES outbox(id) ON DELETE SET NULL;

alter table seen_applications
  add constraint seen_applications_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  add constraint seen_applications_masterclass_id_fkey FOREIGN KEY (masterclass_id) REFERENCES masterclasses(id) ON DELETE CASCADE;

alter table payments
  add constraint payments_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  add constraint payments_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES accounts(id) ON DELETE SET NULL,
  add constraint payments_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table allocations
  add constraint allocations_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  add constraint allocations_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  add constraint allocations_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES payments(id),
  add constraint allocations_allocated_by_fkey FOREIGN KEY (allocated_by) REFERENCES accounts(id) ON DELETE SET NULL,
  add constraint allocations_released_by_fkey FOREIGN KEY (released_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table refund_requests
  add constraint refund_requests_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  add constraint refund_requests_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES payments(id);

alter table bank_imports
  add constraint bank_imports_imported_by_fkey FOREIGN KEY (imported_by) REFERENCES accounts(id) ON DELETE SET NULL,
  add constraint bank_imports_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table bank_statements
  add constraint bank_statements_import_id_fkey FOREIGN KEY (import_id) REFERENCES bank_imports(id);

alter table bank_lines
  add constraint bank_lines_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  add constraint bank_lines_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table bank_statement_lines
  add constraint bank_statement_lines_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES bank_statements(id) ON DELETE CASCADE,
  add constraint bank_statement_lines_line_id_fkey FOREIGN KEY (line_id) REFERENCES bank_lines(id) ON DELETE CASCADE;

alter table invoice_states
  add constraint invoice_states_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  add constraint invoice_states_moved_to_id_fkey FOREIGN KEY (moved_to_id) REFERENCES invoices(id);

alter table payment_reminders
  add constraint payment_reminders_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  add constraint payment_reminders_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table reminder_stops
  add constraint reminder_stops_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  add constraint reminder_stops_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  add constraint reminder_stops_stopped_by_fkey FOREIGN KEY (stopped_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table invoice_corrections
  add constraint invoice_corrections_cancellation_id_fkey FOREIGN KEY (cancellation_id) REFERENCES invoices(id),
  add constraint invoice_corrections_replacement_id_fkey FOREIGN KEY (replacement_id) REFERENCES invoices(id),
  add constraint invoice_corrections_made_by_fkey FOREIGN KEY (made_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table applicant_reviews
  add constraint applicant_reviews_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  add constraint applicant_reviews_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table place_offers
  add constraint place_offers_masterclass_id_fkey FOREIGN KEY (masterclass_id) REFERENCES masterclasses(id),
  add constraint place_offers_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id),
  add constraint place_offers_offered_by_fkey FOREIGN KEY (offered_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table application_pieces
  add constraint application_pieces_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  add constraint application_pieces_piece_id_fkey FOREIGN KEY (piece_id) REFERENCES pieces(id);

alter table repertoire_changes
  add constraint repertoire_changes_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;

alter table notice_refusals
  add constraint notice_refusals_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table sent_notices
  add constraint told_notices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table calendar_feeds
  add constraint calendar_feeds_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table calendar_events
  add constraint calendar_events_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table arrival_details
  add constraint arrival_details_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table parent_consents
  add constraint parent_consents_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  add constraint parent_consents_academy_id_fkey FOREIGN KEY (academy_id) REFERENCES academies(id) ON DELETE CASCADE;

alter table academy_people
  add constraint academy_people_academy_id_fkey FOREIGN KEY (academy_id) REFERENCES academies(id) ON DELETE CASCADE,
  add constraint academy_people_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table known_devices
  add constraint known_devices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table totp_factors
  add constraint totp_factors_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table passkeys
  add constraint passkeys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table recovery_codes
  add constraint recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table pending_logins
  add constraint pending_logins_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table second_factor_resets
  add constraint second_factor_resets_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  add constraint second_factor_resets_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table data_exports
  add constraint data_exports_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  add constraint data_exports_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table erasure_requests
  add constraint erasure_requests_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  add constraint erasure_requests_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES accounts(id) ON DELETE SET NULL,
  add constraint erasure_requests_cancelled_by_fkey FOREIGN KEY (cancelled_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table consents
  add constraint consents_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  add constraint consents_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  add constraint consents_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  add constraint consents_academy_id_fkey FOREIGN KEY (academy_id) REFERENCES academies(id) ON DELETE CASCADE,
  add constraint consents_version_id_fkey FOREIGN KEY (version_id) REFERENCES document_versions(id),
  add constraint consents_given_by_fkey FOREIGN KEY (given_by) REFERENCES accounts(id) ON DELETE SET NULL,
  add constraint consents_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES accounts(id) ON DELETE SET NULL;

alter table dormancy_notices
  add constraint dormancy_notices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;

alter table job_failures
  add constraint job_failures_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  add constraint job_failures_masterclass_id_fkey FOREIGN KEY (masterclass_id) REFERENCES masterclasses(id) ON DELETE CASCADE;

CREATE UNIQUE INDEX accounts_email_key ON public.accounts USING btree (lower(email));

CREATE INDEX access_tokens_account ON public.access_tokens USING btree (account_id);

CREATE INDEX access_tokens_last_used ON public.access_tokens USING btree (last_used_at);

CREATE INDEX password_resets_account ON public.password_resets USING btree (account_id);

CREATE INDEX audit_log_account ON public.audit_log USING btree (account_id, id);

CREATE INDEX audit_log_actor ON public.audit_log USING btree (actor_id, id);

CREATE INDEX rate_limits_ends ON public.rate_limits USING btree (window_ends);

CREATE UNIQUE INDEX academies_one_current ON public.academies USING btree (is_current) WHERE is_current;

CREATE INDEX room_types_academy ON public.room_types USING btree (academy_id);

CREATE INDEX meal_types_academy ON public.meal_types USING btree (academy_id);

CREATE INDEX masterclasses_academy ON public.masterclasses USING btree (academy_id, start_date);

CREATE INDEX masterclasses_teacher ON public.masterclasses USING btree (teacher_id);

CREATE INDEX masterclasses_instrument ON public.masterclasses USING btree (instrument_id);

CREATE INDEX reminders_waiting ON public.reminders USING btree (masterclass_id) WHERE (sent_at IS NULL);

CREATE UNIQUE INDEX resumes_one_own ON public.resumes USING btree (account_id) WHERE is_own;

CREATE INDEX resumes_account ON public.resumes USING btree (account_id);

CREATE INDEX invoices_account ON public.invoices USING btree (account_id, id);

CREATE INDEX invoice_balances_open ON public.invoice_balances USING btree (invoice_id DESC) INCLUDE (outstanding_cents) WHERE (outstanding_cents > 0);

CREATE UNIQUE INDEX applications_one_living ON public.applications USING btree (account_id, masterclass_id) WHERE (status <> 'withdrawn'::text);

CREATE INDEX applications_account ON public.applications USING btree (account_id, id);

CREATE INDEX applications_masterclass ON public.applications USING btree (masterclass_id, id);

CREATE INDEX applications_resume ON public.applications USING btree (resume_id);

CREATE INDEX applications_forwarded ON public.applications USING btree (masterclass_id, fee_paid_at) WHERE (fee_paid_at IS NOT NULL);

CREATE INDEX correpetition_periods_account ON public.correpetition_periods USING btree (account_id);

CREATE INDEX accompanied_masterclasses_masterclass ON public.accompanied_masterclasses USING btree (masterclass_id);

CREATE INDEX accounts_last_login ON public.accounts USING btree (last_login_at);

CREATE INDEX bookings_account ON public.bookings USING btree (account_id, start_date);

CREATE INDEX bookings_academy ON public.bookings USING btree (academy_id, start_date, id);

CREATE INDEX bookings_room_type ON public.bookings USING btree (room_type_id);

CREATE INDEX bookings_meal_type ON public.bookings USING btree (meal_type_id);

CREATE UNIQUE INDEX composers_once ON public.composers USING btree (plain_text(((((first_name || ' '::text) || last_prefix) || ' '::text) || last_name)), year_of_birth) WHERE (merged_into_id IS NULL);

CREATE INDEX composers_search ON public.composers USING gin (search);

CREATE INDEX composers_listed ON public.composers USING btree (list_name, id) WHERE (merged_into_id IS NULL);

CREATE INDEX composers_birth ON public.composers USING btree (year_of_birth);

CREATE INDEX composers_merged ON public.composers USING btree (merged_into_id) WHERE (merged_into_id IS NOT NULL);

CREATE UNIQUE INDEX pieces_once ON public.pieces USING btree (composer_id, plain_text(title), plain_text(opus), plain_text(catalogue_no), plain_text(tonality)) WHERE (merged_into_id IS NULL);

CREATE INDEX pieces_composer ON public.pieces USING btree (composer_id, list_title, id);

CREATE INDEX pieces_merged ON public.pieces USING btree (merged_into_id) WHERE (merged_into_id IS NOT NULL);

CREATE INDEX concert_evenings_academy ON public.concert_evenings USING btree (academy_id, date, id);

CREATE INDEX concert_requests_account ON public.concert_requests USING btree (account_id, id);

CREATE INDEX concert_requests_academy ON public.concert_requests USING btree (academy_id, id) WHERE (withdrawn_at IS NULL);

CREATE INDEX concert_requests_piece ON public.concert_requests USING btree (piece_id);

CREATE INDEX concert_requests_announced ON public.concert_requests USING btree (announced_evening_id);

CREATE INDEX concert_requests_period ON public.concert_requests USING btree (correpetition_period_id);

CREATE INDEX requested_movements_movement ON public.requested_movements USING btree (movement_id);

CREATE INDEX requested_movements_piece ON public.requested_movements USING btree (piece_id, movement_id);

CREATE INDEX surveys_academy ON public.surveys USING btree (academy_id, id);

CREATE INDEX survey_invitations_account ON public.survey_invitations USING btree (account_id);

CREATE INDEX survey_answers_question ON public.survey_answers USING btree (survey_id, question_id);

CREATE INDEX applications_with_material ON public.applications USING btree (masterclass_id) WHERE (material_removed_at IS NULL);

CREATE UNIQUE INDEX concert_requests_once ON public.concert_requests USING btree (account_id, request_key) WHERE (withdrawn_at IS NULL);

CREATE UNIQUE INDEX accounts_email_canonical_key ON public.accounts USING btree (email_canonical);

CREATE INDEX password_attempts_forget ON public.password_attempts USING btree (forget_at);

CREATE INDEX familiar_networks_last_login ON public.familiar_networks USING btree (last_login_at);

CREATE UNIQUE INDEX contact_messages_once ON public.contact_messages USING btree (request_key);

CREATE INDEX document_versions_current ON public.document_versions USING btree (name, valid_from DESC, id DESC);

CREATE INDEX applications_consent_version ON public.applications USING btree (consent_version_id);

CREATE INDEX applications_terms_version ON public.applications USING btree (terms_version_id);

CREATE INDEX bookings_terms_version ON public.bookings USING btree (terms_version_id);

CREATE UNIQUE INDEX instruments_name_de ON public.instruments USING btree (plain_text(name_de));

CREATE UNIQUE INDEX instruments_name_en ON public.instruments USING btree (plain_text(name_en));

CREATE INDEX teachers_slug ON public.teachers USING btree (slug);

CREATE UNIQUE INDEX teachers_portrait ON public.teachers USING btree (portrait);

CREATE INDEX site_text_versions_account ON public.site_text_versions USING btree (account_id);

CREATE UNIQUE INDEX rooms_name ON public.rooms USING btree (academy_id, plain_text(name));

CREATE INDEX rooms_room_type ON public.rooms USING btree (room_type_id, academy_id);

CREATE INDEX room_placements_room ON public.room_placements USING btree (room_id);

CREATE INDEX document_versions_account ON public.document_versions USING btree (account_id);

CREATE INDEX accounts_with_role ON public.accounts USING btree (id) WHERE (NOT (roles <@ '{student}'::text[]));

CREATE INDEX accounts_listed ON public.accounts USING btree (list_name, id);

CREATE INDEX invoices_number ON public.invoices USING btree (number);

CREATE INDEX invoices_number_prefix ON public.invoices USING btree (invoice_number COLLATE "C");

CREATE INDEX invoices_reference ON public.invoices USING btree (reference COLLATE "C");

CREATE INDEX person_notes_account ON public.person_notes USING btree (account_id, id);

CREATE INDEX person_notes_author ON public.person_notes USING btree (author_id);

CREATE INDEX outbox_waiting ON public.outbox USING btree (next_attempt_at) WHERE ((sent_at IS NULL) AND (given_up_at IS NULL) AND (stopped_at IS NULL));

CREATE INDEX outbox_given_up ON public.outbox USING btree (id) WHERE (given_up_at IS NOT NULL);

CREATE INDEX outbox_stopped ON public.outbox USING btree (id) WHERE (stopped_at IS NOT NULL);

CREATE INDEX outbox_sent ON public.outbox USING btree (id) WHERE (sent_at IS NOT NULL);

CREATE INDEX outbox_kind ON public.outbox USING btree (kind, id);

CREATE INDEX outbox_search ON public.outbox USING gin (search);

CREATE INDEX outbox_account ON public.outbox USING btree (account_id, id);

CREATE INDEX outbox_copies ON public.outbox USING btree (copy_of) WHERE (copy_of IS NOT NULL);

CREATE UNIQUE INDEX outbox_copy_once ON public.outbox USING btree (copy_of) WHERE ((sent_at IS NULL) AND (given_up_at IS NULL) AND (stopped_at IS NULL));

CREATE INDEX contact_messages_state ON public.contact_messages USING btree (state, id);

CREATE INDEX contact_messages_search ON public.contact_messages USING gin (search);

CREATE INDEX contact_answers_message ON public.contact_answers USING btree (message_id, id);

CREATE INDEX contact_answers_author ON public.contact_answers USING btree (author_id);

CREATE INDEX group_mails_sending ON public.group_mails USING btree (next_batch_at) WHERE (state = 'sending'::text);

CREATE INDEX group_mails_author ON public.group_mails USING btree (author_id);

CREATE INDEX group_mail_recipients_due ON public.group_mail_recipients USING btree (group_mail_id, account_id) WHERE ((queued_at IS NULL) AND (NOT left_out));

CREATE INDEX group_mail_recipients_account ON public.group_mail_recipients USING btree (account_id);

CREATE INDEX group_mail_recipients_outbox ON public.group_mail_recipients USING btree (outbox_id);

CREATE INDEX audit_log_action ON public.audit_log USING btree (action, at);

CREATE INDEX seen_applications_masterclass ON public.seen_applications USING btree (masterclass_id);

CREATE INDEX payments_of_account ON public.payments USING btree (account_id, id);

CREATE INDEX payments_credit ON public.payments USING btree (account_id) WHERE ((amount_cents > allocated_cents) AND (undone_at IS NULL));

CREATE INDEX allocations_of_payment ON public.allocations USING btree (payment_id, id);

CREATE INDEX allocations_of_invoice ON public.allocations USING btree (invoice_id, id) WHERE (invoice_id IS NOT NULL);

CREATE INDEX allocations_of_refund ON public.allocations USING btree (refund_id, id) WHERE (refund_id IS NOT NULL);

CREATE UNIQUE INDEX refund_requests_open ON public.refund_requests USING btree (account_id) WHERE (refund_id IS NULL);

CREATE INDEX refund_requests_of_refund ON public.refund_requests USING btree (refund_id) WHERE (refund_id IS NOT NULL);

CREATE UNIQUE INDEX payments_once ON public.payments USING btree (account_id, request_key);

CREATE INDEX invoice_balances_cancelled ON public.invoice_balances USING btree (invoice_id DESC) WHERE is_cancelled;

CREATE INDEX bank_statements_of_import ON public.bank_statements USING btree (import_id, id);

CREATE INDEX bank_statements_closing ON public.bank_statements USING btree (iban, closing_on);

CREATE UNIQUE INDEX bank_lines_payment ON public.bank_lines USING btree (payment_id) WHERE (booked_as <> 'undo'::text);

CREATE INDEX bank_lines_by_day ON public.bank_lines USING btree (booked_on DESC, id DESC);

CREATE INDEX bank_lines_state ON public.bank_lines USING btree (state, booked_on DESC, id DESC);

CREATE INDEX bank_lines_party ON public.bank_lines USING btree (party_iban) WHERE (state = 'booked'::text);

CREATE INDEX bank_statement_lines_of_line ON public.bank_statement_lines USING btree (line_id);

CREATE INDEX invoice_states_moved ON public.invoice_states USING btree (moved_to_id) WHERE (moved_to_id IS NOT NULL);

CREATE UNIQUE INDEX payment_reminders_each_step_once ON public.payment_reminders USING btree (invoice_id, step) WHERE (step <> 'by_hand'::text);

CREATE INDEX payment_reminders_sent_by ON public.payment_reminders USING btree (sent_by);

CREATE INDEX reminder_stops_invoice ON public.reminder_stops USING btree (invoice_id);

CREATE INDEX reminder_stops_stopped_by ON public.reminder_stops USING btree (stopped_by);

CREATE UNIQUE INDEX invoices_once ON public.invoices USING btree (account_id, request_key) WHERE (request_key IS NOT NULL);

CREATE INDEX invoice_corrections_by ON public.invoice_corrections USING btree (made_by);

CREATE INDEX invoices_kind ON public.invoices USING btree (kind, id DESC);

CREATE INDEX invoice_balances_outstanding ON public.invoice_balances USING btree (outstanding_cents) WHERE (outstanding_cents > 0);

CREATE INDEX accounts_search_words ON public.accounts USING gin (search_words);

CREATE INDEX accounts_near_words ON public.accounts USING gin (near_words);

CREATE INDEX applicant_reviews_changed_by ON public.applicant_reviews USING btree (changed_by);

CREATE UNIQUE INDEX place_offers_one_open ON public.place_offers USING btree (application_id) WHERE (state = 'open'::text);

CREATE INDEX place_offers_application ON public.place_offers USING btree (application_id, id);

CREATE INDEX place_offers_masterclass ON public.place_offers USING btree (masterclass_id, id);

CREATE INDEX place_offers_expiring ON public.place_offers USING btree (expires_at) WHERE (state = 'open'::text);

CREATE INDEX place_offers_offered_by ON public.place_offers USING btree (offered_by) WHERE (offered_by IS NOT NULL);

CREATE INDEX application_pieces_piece ON public.application_pieces USING btree (piece_id);

CREATE INDEX repertoire_changes_changed_at ON public.repertoire_changes USING btree (changed_at);

CREATE INDEX sent_notices_sent_at ON public.sent_notices USING btree (account_id, kind, sent_at);

CREATE INDEX refund_requests_with_iban ON public.refund_requests USING btree (refund_id) WHERE ((refund_id IS NOT NULL) AND (length(iban) > 4));

CREATE INDEX payments_paid_on ON public.payments USING btree (paid_on);

CREATE INDEX payments_undone_on ON public.payments USING btree (undone_on) WHERE (undone_on IS NOT NULL);

CREATE INDEX bank_lines_returned ON public.bank_lines USING btree (payment_id) WHERE (booked_as = 'undo'::text);

CREATE INDEX contact_messages_account ON public.contact_messages USING btree (account_id);

CREATE INDEX parent_consents_academy ON public.parent_consents USING btree (academy_id);

CREATE INDEX academy_people_listed ON public.academy_people USING btree (academy_id, list_name, account_id);

CREATE INDEX academy_people_account ON public.academy_people USING btree (account_id);

CREATE INDEX invoice_balances_open_of ON public.invoice_balances USING btree (debtor_id) INCLUDE (outstanding_cents) WHERE (outstanding_cents > 0);

CREATE INDEX access_tokens_created ON public.access_tokens USING btree (created_at);

CREATE INDEX known_devices_hash ON public.known_devices USING btree (device_hash);

CREATE INDEX known_devices_last_login ON public.known_devices USING btree (last_login_at);

CREATE INDEX audit_log_address ON public.audit_log USING btree (at) WHERE (address IS NOT NULL);

CREATE INDEX passkeys_account ON public.passkeys USING btree (account_id);

CREATE INDEX recovery_codes_account ON public.recovery_codes USING btree (account_id);

CREATE INDEX pending_logins_account ON public.pending_logins USING btree (account_id);

CREATE INDEX pending_logins_expiry ON public.pending_logins USING btree (expires_at);

CREATE INDEX passkey_challenges_expiry ON public.passkey_challenges USING btree (expires_at);

CREATE INDEX second_factor_resets_asked_by ON public.second_factor_resets USING btree (asked_by);

CREATE INDEX second_factor_resets_due ON public.second_factor_resets USING btree (due_at);

CREATE INDEX data_exports_due ON public.data_exports USING btree (requested_at) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));

CREATE INDEX data_exports_requested_by ON public.data_exports USING btree (requested_by) WHERE (requested_by IS NOT NULL);

CREATE INDEX data_exports_expires ON public.data_exports USING btree (expires_at) WHERE (expires_at IS NOT NULL);

CREATE UNIQUE INDEX erasure_requests_open ON public.erasure_requests USING btree (account_id) WHERE ((cancelled_at IS NULL) AND (erased_at IS NULL));

CREATE INDEX erasure_requests_due ON public.erasure_requests USING btree (erase_after) WHERE ((cancelled_at IS NULL) AND (erased_at IS NULL));

CREATE INDEX erasure_requests_account ON public.erasure_requests USING btree (account_id);

CREATE INDEX erasure_requests_requested_by ON public.erasure_requests USING btree (requested_by);

CREATE INDEX erasure_requests_cancelled_by ON public.erasure_requests USING btree (cancelled_by);

CREATE UNIQUE INDEX consents_in_force ON public.consents USING btree (account_id, kind, COALESCE(application_id, 0), COALESCE(booking_id, 0), COALESCE(academy_id, 0)) WHERE (withdrawn_at IS NULL);

CREATE INDEX consents_account ON public.consents USING btree (account_id, id);

CREATE INDEX consents_application ON public.consents USING btree (application_id);

CREATE INDEX consents_booking ON public.consents USING btree (booking_id);

CREATE INDEX consents_academy ON public.consents USING btree (academy_id);

CREATE INDEX consents_version ON public.consents USING btree (version_id);

CREATE INDEX consents_given_by ON public.consents USING btree (given_by);

CREATE INDEX consents_withdrawn_by ON public.consents USING btree (withdrawn_by);

CREATE INDEX teachers_portrait_due ON public.teachers USING btree (portrait_due_at) WHERE (portrait_due_at IS NOT NULL);

CREATE INDEX backup_runs_kind_started_at_idx ON public.backup_runs USING btree (kind, started_at);

CREATE INDEX invoices_due_and_kind ON public.invoices USING btree (id) INCLUDE (due_date, kind);

CREATE INDEX accounts_search_trigrams ON public.accounts USING gin (trigrams(search_text));

CREATE INDEX invoices_reference_trigrams ON public.invoices USING gin (trigrams(reference));

CREATE INDEX invoice_balances_total ON public.invoice_balances USING btree (total_cents) INCLUDE (invoice_id);

CREATE INDEX audit_log_listed ON public.audit_log USING btree (at, id);

CREATE INDEX outbox_created ON public.outbox USING btree (created_at);

CREATE INDEX outbox_links ON public.outbox USING btree (expires_at) WHERE (secret_link IS NOT NULL);

CREATE INDEX outbox_unconfirmed ON public.outbox USING btree (created_at) WHERE (needs_confirmed_address AND (sent_at IS NULL));

CREATE INDEX accounts_pending_email ON public.accounts USING btree (pending_email_at) WHERE (pending_email_at IS NOT NULL);

CREATE INDEX invoices_amount_by_year ON public.invoices USING btree (total_cents, year, id);

CREATE INDEX outbox_about ON public.outbox USING gin (about);

CREATE UNIQUE INDEX job_failures_account ON public.job_failures USING btree (account_id, job) WHERE (account_id IS NOT NULL);

CREATE UNIQUE INDEX job_failures_masterclass ON public.job_failures USING btree (masterclass_id, job) WHERE (masterclass_id IS NOT NULL);

create view academy_ties as
 SELECT m.academy_id,
    p.account_id,
        CASE
            WHEN ((p.status = 'accepted'::text) AND (m.finalized_at IS NOT NULL)) THEN 'participant'::text
            ELSE 'applicant'::text
        END AS kind,
    m.id AS masterclass_id,
    m.instrument_id,
    m.start_date,
    m.end_date
   FROM (applications p
     JOIN masterclasses m ON ((m.id = p.masterclass_id)))
UNION ALL
 SELECT m.academy_id,
    t.account_id,
    'teacher'::text AS kind,
    m.id AS masterclass_id,
    m.instrument_id,
    m.start_date,
    m.end_date
   FROM (masterclasses m
     JOIN teachers t ON ((t.id = m.teacher_id)))
  WHERE (t.account_id IS NOT NULL)
UNION ALL
 SELECT period.academy_id,
    period.account_id,
    'accompanist'::text AS kind,
    m.id AS masterclass_id,
    m.instrument_id,
    period.start_date,
    period.end_date
   FROM ((correpetition_periods period
     LEFT JOIN accompanied_masterclasses chosen ON ((chosen.period_id = period.id)))
     LEFT JOIN masterclasses m ON ((m.id = chosen.masterclass_id)))
UNION ALL
 SELECT bookings.academy_id,
    bookings.account_id,
    'guest'::text AS kind,
    NULL::integer AS masterclass_id,
    NULL::integer AS instrument_id,
    bookings.start_date,
    bookings.end_date
   FROM bookings
  WHERE (bookings.cancelled_at IS NULL);

create view news_refusals as
 SELECT id AS account_id,
    ( SELECT max(consents.withdrawn_at) AS max
           FROM consents
          WHERE ((consents.account_id = accounts.id) AND (consents.kind = 'news'::text))) AS since
   FROM accounts
  WHERE (NOT (EXISTS ( SELECT
           FROM consents
          WHERE ((consents.account_id = accounts.id) AND (consents.kind = 'news'::text) AND (consents.withdrawn_at IS NULL)))));

create view application_states as
 SELECT p.id AS application_id,
    p.masterclass_id,
    m.academy_id,
    p.account_id,
    told.is_told,
    p.status,
    p.is_accepted,
    p.reserve_rank,
    p.repertoire,
    (m.finalized_at IS NOT NULL) AS is_final
   FROM ((applications p
     JOIN masterclasses m ON ((m.id = p.masterclass_id)))
     CROSS JOIN LATERAL ( SELECT ((m.letters_due_at IS NULL) OR (EXISTS ( SELECT
                   FROM place_offers offer
                  WHERE (offer.application_id = p.id)))) AS is_told) told);

create view forwarded_applications as
 SELECT id AS application_id,
    masterclass_id,
    account_id,
    status,
    fee_paid_at,
    is_accepted,
    reserve_rank
   FROM applications
  WHERE ((fee_paid_at IS NOT NULL) AND (status <> 'withdrawn'::text));

create view credits as
 SELECT id AS payment_id,
    account_id,
    paid_on,
    (amount_cents - allocated_cents) AS cents
   FROM payments
  WHERE ((amount_cents > allocated_cents) AND (undone_at IS NULL));

create view application_results as
 SELECT application_id,
    masterclass_id,
    account_id,
    is_told,
        CASE
            WHEN (is_told OR (status = 'withdrawn'::text)) THEN status
            ELSE 'applied'::text
        END AS status,
        CASE
            WHEN (is_told AND is_final) THEN is_accepted
            ELSE NULL::boolean
        END AS is_accepted,
        CASE
            WHEN is_told THEN reserve_rank
            ELSE NULL::integer
        END AS reserve_rank
   FROM application_states;

create view participants as
 SELECT application_id,
    masterclass_id,
    academy_id,
    account_id,
    is_told,
    repertoire
   FROM application_states
  WHERE ((status = 'accepted'::text) AND is_final);

create view told_results as
 SELECT application_id,
    masterclass_id,
    account_id,
    is_told,
    status,
    is_accepted,
    reserve_rank
   FROM application_results;

CREATE TRIGGER invoices_stay BEFORE DELETE OR UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION keep_invoice();

CREATE TRIGGER invoices_open_balance AFTER INSERT ON public.invoices FOR EACH ROW EXECUTE FUNCTION open_balance();

CREATE TRIGGER bookings_count AFTER INSERT OR DELETE OR UPDATE ON public.bookings FOR EACH ROW EXECUTE FUNCTION count_booking();

CREATE TRIGGER room_types_keep_promised_beds AFTER UPDATE OF beds ON public.room_types FOR EACH ROW EXECUTE FUNCTION keep_promised_beds();

CREATE TRIGGER accounts_roles_need_verified_email AFTER UPDATE OF roles ON public.accounts FOR EACH ROW EXECUTE FUNCTION refuse_role_without_verified_email();

CREATE TRIGGER accounts_confirmed AFTER UPDATE OF email_verified ON public.accounts FOR EACH ROW WHEN ((new.email_verified AND (NOT old.email_verified))) EXECUTE FUNCTION wake_mail_senders();

CREATE TRIGGER instruments_version BEFORE UPDATE ON public.instruments FOR EACH ROW EXECUTE FUNCTION count_version();

CREATE TRIGGER masterclasses_version BEFORE UPDATE ON public.masterclasses FOR EACH ROW EXECUTE FUNCTION count_version();

CREATE TRIGGER correpetition_periods_version BEFORE UPDATE ON public.correpetition_periods FOR EACH ROW EXECUTE FUNCTION count_version();

CREATE TRIGGER room_types_version BEFORE UPDATE ON public.room_types FOR EACH ROW EXECUTE FUNCTION count_version();

CREATE TRIGGER meal_types_version BEFORE UPDATE ON public.meal_types FOR EACH ROW EXECUTE FUNCTION count_version();

CREATE TRIGGER masterclasses_inside_academy BEFORE INSERT OR UPDATE OF academy_id, start_date, end_date ON public.masterclasses FOR EACH ROW EXECUTE FUNCTION keep_inside_academy();

CREATE TRIGGER correpetition_periods_inside_academy BEFORE INSERT OR UPDATE OF academy_id, start_date, end_date ON public.correpetition_periods FOR EACH ROW EXECUTE FUNCTION keep_inside_academy();

CREATE TRIGGER accompanied_masterclasses_inside_period AFTER INSERT OR UPDATE ON public.accompanied_masterclasses FOR EACH ROW EXECUTE FUNCTION keep_accompanied_inside_period();

CREATE TRIGGER masterclasses_keep_accompanied AFTER UPDATE OF start_date, end_date ON public.masterclasses FOR EACH ROW EXECUTE FUNCTION keep_accompanied_inside_period();

CREATE TRIGGER correpetition_periods_keep_accompanied AFTER UPDATE OF start_date, end_date ON public.correpetition_periods FOR EACH ROW EXECUTE FUNCTION keep_accompanied_inside_period();

CREATE TRIGGER masterclasses_keep_promised AFTER UPDATE OF teacher_id, instrument_id, participation_fee_cents ON public.masterclasses FOR EACH ROW EXECUTE FUNCTION keep_promised_masterclass();

CREATE TRIGGER rooms_version BEFORE UPDATE ON public.rooms FOR EACH ROW EXECUTE FUNCTION count_version();

CREATE TRIGGER room_placements_place BEFORE INSERT OR UPDATE OF booking_id, room_id ON public.room_placements FOR EACH ROW EXECUTE FUNCTION place_booking();

CREATE TRIGGER room_placements_count AFTER INSERT OR DELETE OR UPDATE ON public.room_placements FOR EACH ROW EXECUTE FUNCTION count_placement();

CREATE TRIGGER bookings_keep_placement AFTER UPDATE OF start_date, end_date, room_type_id, cancelled_at ON public.bookings FOR EACH ROW EXECUTE FUNCTION keep_placement();

CREATE TRIGGER rooms_keep_placed_beds AFTER UPDATE OF beds ON public.rooms FOR EACH ROW EXECUTE FUNCTION keep_placed_beds();

CREATE TRIGGER document_versions_stay BEFORE DELETE OR UPDATE ON public.document_versions FOR EACH ROW EXECUTE FUNCTION keep_document_version();

CREATE TRIGGER accounts_address AFTER UPDATE OF email ON public.accounts FOR EACH ROW WHEN ((new.email IS DISTINCT FROM old.email)) EXECUTE FUNCTION forget_refused_address();

CREATE TRIGGER keep_audit_log BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION keep_audit_log();

CREATE TRIGGER payments_stay BEFORE DELETE OR UPDATE ON public.payments FOR EACH ROW EXECUTE FUNCTION keep_payment();

CREATE TRIGGER allocations_stay BEFORE DELETE OR UPDATE ON public.allocations FOR EACH ROW EXECUTE FUNCTION keep_allocation();

CREATE TRIGGER allocations_count AFTER INSERT OR UPDATE ON public.allocations FOR EACH ROW EXECUTE FUNCTION count_allocation();

CREATE CONSTRAINT TRIGGER payments_refund_covered AFTER INSERT OR UPDATE ON public.payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_refund_covered();

CREATE TRIGGER invoice_states_stay BEFORE DELETE OR UPDATE ON public.invoice_states FOR EACH ROW EXECUTE FUNCTION keep_invoice_state();

CREATE TRIGGER invoice_corrections_stay BEFORE DELETE OR UPDATE ON public.invoice_corrections FOR EACH ROW EXECUTE FUNCTION keep_invoice_correction();

CREATE TRIGGER place_offers_within_places BEFORE INSERT ON public.place_offers FOR EACH ROW WHEN ((new.state = 'open'::text)) EXECUTE FUNCTION keep_offers_within_places();

CREATE TRIGGER payments_not_too_old BEFORE INSERT ON public.payments FOR EACH ROW EXECUTE FUNCTION refuse_old_payment();

CREATE TRIGGER bookings_people AFTER INSERT OR DELETE ON public.bookings FOR EACH ROW EXECUTE FUNCTION keep_people();

CREATE TRIGGER bookings_changed_people AFTER UPDATE OF academy_id, account_id, cancelled_at ON public.bookings FOR EACH ROW WHEN ((((old.academy_id IS DISTINCT FROM new.academy_id) OR (old.account_id IS DISTINCT FROM new.account_id)) OR ((old.cancelled_at IS NULL) IS DISTINCT FROM (new.cancelled_at IS NULL)))) EXECUTE FUNCTION keep_people();

CREATE TRIGGER correpetition_periods_people AFTER INSERT OR DELETE OR UPDATE OF academy_id, account_id ON public.correpetition_periods FOR EACH ROW EXECUTE FUNCTION keep_people();

CREATE TRIGGER applications_people AFTER INSERT OR DELETE OR UPDATE OF masterclass_id, account_id ON public.applications FOR EACH ROW EXECUTE FUNCTION keep_people_of_application();

CREATE TRIGGER masterclasses_people AFTER INSERT OR DELETE ON public.masterclasses FOR EACH ROW EXECUTE FUNCTION keep_people_of_masterclass();

CREATE TRIGGER masterclasses_changed_people AFTER UPDATE OF academy_id, teacher_id ON public.masterclasses FOR EACH ROW WHEN (((old.academy_id IS DISTINCT FROM new.academy_id) OR (old.teacher_id IS DISTINCT FROM new.teacher_id))) EXECUTE FUNCTION keep_people_of_masterclass();

CREATE TRIGGER teachers_people AFTER UPDATE OF account_id ON public.teachers FOR EACH ROW WHEN ((old.account_id IS DISTINCT FROM new.account_id)) EXECUTE FUNCTION keep_people_of_teacher();

CREATE TRIGGER accounts_people AFTER UPDATE OF first_name, last_name ON public.accounts FOR EACH ROW WHEN ((old.list_name <> new.list_name)) EXECUTE FUNCTION keep_people_names();

CREATE TRIGGER site_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.academies FOR EACH STATEMENT EXECUTE FUNCTION count_site_change();

CREATE TRIGGER site_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.association FOR EACH STATEMENT EXECUTE FUNCTION count_site_change();

CREATE TRIGGER site_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.composers FOR EACH STATEMENT EXECUTE FUNCTION count_site_change();

CREATE TRIGGER site_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.concert_evenings FOR EACH STATEMENT EXECUTE FUNCTION count_site_change();

CREATE TRIGGER site_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.concert_requests FOR EACH STATEMENT EXECUTE FUNCTION count_site_change();

CREATE TRIGGER site_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.countries FOR EACH STATEMENT EXECUTE FUNCTION count_site_change();

CREATE TRIGGER site_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.instruments FOR EACH STATEMENT EXECUTE FUNCTION count_site_change();

CREATE TRIGGER site_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.masterclasses FOR EACH STATEMENT EXECUTE FUNCTION count_site_change();

CREATE TRIGGER site_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.meal_types FOR EACH STATEMENT EXECUTE FUNCTION count_site_change();

CREATE TRIGGER site_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.movements FOR EACH STATEMENT EXECUTE FUNCTION count_site_change();

CREATE TRIGGER site_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.pieces FOR EACH STATEMENT EXECUTE FUNCTION count_site_change();

CREATE TRIGGER site_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.place_offers FOR EACH STATEMENT EXECUTE FUNCTION count_site_change();

CREATE TRIGGER site_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.requested_movements FOR EACH STATEMENT EXECUTE FUNCTION count_site_change();

CREATE TRIGGER site_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.room_types FOR EACH STATEMENT EXECUTE FUNCTION count_site_change();

CREATE TRIGGER site_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.site_text_versions FOR EACH STATEMENT EXECUTE FUNCTION count_site_change();

CREATE TRIGGER site_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.teachers FOR EACH STATEMENT EXECUTE FUNCTION count_site_change();

CREATE TRIGGER site_changed AFTER UPDATE ON public.applications FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) OR (old.masterclass_id IS DISTINCT FROM new.masterclass_id))) EXECUTE FUNCTION count_site_change();

CREATE TRIGGER site_changed_by_insertion AFTER INSERT ON public.applications FOR EACH ROW WHEN ((new.status = 'accepted'::text)) EXECUTE FUNCTION count_site_change();

CREATE TRIGGER site_changed_by_deletion AFTER DELETE ON public.applications FOR EACH ROW WHEN ((old.status = 'accepted'::text)) EXECUTE FUNCTION count_site_change();

CREATE TRIGGER site_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.retention_settings FOR EACH STATEMENT EXECUTE FUNCTION count_site_change();

CREATE TRIGGER contact_messages_mail AFTER DELETE ON public.contact_messages REFERENCING OLD TABLE AS deleted_messages FOR EACH STATEMENT EXECUTE FUNCTION delete_mail_of_message();
