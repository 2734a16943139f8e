-- The people of each academy with the name that orders them, so that their list is counted and paged without reading every
-- application and booking. Written by the triggers below and by nobody else.

-- Everything that makes somebody a person of an academy, one row each. A guest has a booking.
create view academy_ties as
  select m.academy_id, p.account_id,
    case when p.status = 'accepted' and m.finalized_at is not null then 'participant' else 'applicant' end as kind,
    m.id as masterclass_id, m.instrument_id, m.start_date, m.end_date
  from applications p join masterclasses m on m.id = p.masterclass_id
  union all
  select m.academy_id, t.account_id, 'teacher', m.id, m.instrument_id, m.start_date, m.end_date
  from masterclasses m join teachers t on t.id = m.teacher_id where t.account_id is not null
  union all
  select period.academy_id, period.account_id, 'accompanist', m.id, m.instrument_id, period.start_date, period.end_date
  from correpetition_periods period
  left join accompanied_masterclasses chosen on chosen.period_id = period.id
  left join masterclasses m on m.id = chosen.masterclass_id
  union all
  select academy_id, account_id, 'guest', null, null, start_date, end_date
  from bookings where cancelled_at is null;

create table academy_people (
  academy_id int not null references academies on delete cascade,
  account_id int not null references accounts on delete cascade,
  list_name text not null,
  primary key (academy_id, account_id)
);
create index academy_people_listed on academy_people (academy_id, list_name, account_id);
create index academy_people_account on academy_people (account_id);

-- Adds or removes a person. The first statement locks the row, so that the second sees what another transaction did to the
-- same person. `share`: the name stays until this transaction ends. Nothing is added while account or academy are deleted.
-- The setting: a plan that was made while the tables were small would read them as a whole after they have grown.
create function refresh_academy_person(academy int, account int) returns void language plpgsql
set enable_seqscan = off as $$
begin
  insert into academy_people (academy_id, account_id, list_name)
  select academies.id, accounts.id, accounts.list_name from accounts, academies
  where accounts.id = account and academies.id = academy
  for share of accounts
  on conflict (academy_id, account_id) do update set list_name = excluded.list_name;
  delete from academy_people person
  where person.academy_id = academy and person.account_id = account
    and not exists (select from academy_ties tie where tie.academy_id = academy and tie.account_id = account);
end $$;

-- People are refreshed in one order, as several of them are by one statement.
create function refresh_academy_people(academies int[], accounts int[]) returns void language plpgsql as $$
begin
  perform refresh_academy_person(academy, account)
  from (
    select distinct academy, account from unnest(academies) academy, unnest(accounts) account
    where academy is not null and account is not null order by account, academy
  ) pairs;
end $$;

create function keep_people() returns trigger language plpgsql as $$
begin
  perform refresh_academy_people(array[old.academy_id, new.academy_id], array[old.account_id, new.account_id]);
  return null;
end $$;

create function keep_people_of_application() returns trigger language plpgsql as $$
begin
  perform refresh_academy_people(
    array(select academy_id from masterclasses where id in (old.masterclass_id, new.masterclass_id)),
    array[old.account_id, new.account_id]);
  return null;
end $$;

-- `share`: the accounts of both teachers stay until this transaction ends.
create function keep_people_of_masterclass() returns trigger language plpgsql as $$
begin
  perform refresh_academy_people(array[old.academy_id, new.academy_id], array(
    select account_id from teachers where id in (old.teacher_id, new.teacher_id) order by id for share));
  if old.academy_id <> new.academy_id then
    perform refresh_academy_people(array[old.academy_id, new.academy_id], array(
      select account_id from applications where masterclass_id = new.id));
  end if;
  return null;
end $$;

create function keep_people_of_teacher() returns trigger language plpgsql as $$
begin
  perform refresh_academy_people(array(select academy_id from masterclasses where teacher_id = new.id),
    array[old.account_id, new.account_id]);
  return null;
end $$;

create function keep_people_names() returns trigger language plpgsql as $$
begin
  update academy_people set list_name = new.list_name where account_id = new.id;
  return null;
end $$;

create trigger bookings_people after insert or delete on bookings for each row execute function keep_people();
create trigger bookings_changed_people after update of academy_id, account_id, cancelled_at on bookings for each row
  when ((old.academy_id, old.account_id, old.cancelled_at is null)
    is distinct from (new.academy_id, new.account_id, new.cancelled_at is null))
  execute function keep_people();
create trigger correpetition_periods_people after insert or delete or update of academy_id, account_id
  on correpetition_periods for each row execute function keep_people();
create trigger applications_people after insert or delete or update of masterclass_id, account_id on applications
  for each row execute function keep_people_of_application();
create trigger masterclasses_people after insert or delete on masterclasses
  for each row execute function keep_people_of_masterclass();
create trigger masterclasses_changed_people after update of academy_id, teacher_id on masterclasses for each row
  when ((old.academy_id, old.teacher_id) is distinct from (new.academy_id, new.teacher_id))
  execute function keep_people_of_masterclass();
create trigger teachers_people after update of account_id on teachers for each row
  when (old.account_id is distinct from new.account_id) execute function keep_people_of_teacher();
create trigger accounts_people after update of first_name, last_name on accounts for each row
  when (old.list_name <> new.list_name) execute function keep_people_names();

insert into academy_people (academy_id, account_id, list_name)
select distinct tie.academy_id, tie.account_id, person.list_name
from academy_ties tie join accounts person on person.id = tie.account_id;

-- Whose invoice it is, so that those who owe something are found by an index. It never changes, as nothing of an invoice does.
alter table invoice_balances add debtor_id int;
update invoice_balances b set debtor_id = v.account_id from invoices v where v.id = b.invoice_id;
alter table invoice_balances alter debtor_id set not null;
create index invoice_balances_open_of on invoice_balances (debtor_id) include (outstanding_cents)
  where outstanding_cents > 0;
create or replace function open_balance() returns trigger language plpgsql as $$
begin
  insert into invoice_balances (invoice_id, debtor_id, total_cents) values (new.id, new.account_id, new.total_cents);
  update invoice_balances set is_cancelled = true where invoice_id = new.cancels_id;
  return null;
end $$;
