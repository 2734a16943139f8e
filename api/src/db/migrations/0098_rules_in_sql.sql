-- Rules that many statements need, each in one place. The functions are inlined: they are plain SQL without settings, and
-- not strict, so that a statement is planned as if the expression stood in it.

-- A function instead of a generated column. A column would rewrite the tables under a lock, and archives name the columns of
-- each table. Names that no table stores as such, of an invitation for example, have the same rule.
-- Null if a part is missing, as in the row that a left join did not find.
create function full_name(first_name text, last_name text) returns text
  language sql immutable parallel safe return first_name || ' ' || last_name;

-- Whole years. Born on 29 February, a person is a year older on 1 March. The casts keep the time zone out of it.
create function age_on(birth date, day date) returns int
  language sql immutable parallel safe return extract(year from age(day::timestamp, birth::timestamp))::int;

-- What the house knows of each application, and whether its applicant knows it, too: nothing before the letters have left,
-- unless a place was offered meanwhile.
create view application_states as
  select p.id as application_id, p.masterclass_id, m.academy_id, p.account_id, told.is_told, p.status, p.is_accepted,
    p.reserve_rank, p.repertoire, m.finalized_at is not null as is_final
  from applications p
  join masterclasses m on m.id = p.masterclass_id
  cross join lateral (
    select m.letters_due_at is null
      or exists (select from place_offers offer where offer.application_id = p.id) as is_told) told;

-- What applicants know of their results.
create view application_results as
  select application_id, masterclass_id, account_id, is_told,
    case when is_told or status = 'withdrawn' then status else 'applied' end as status,
    case when is_told and is_final then is_accepted end as is_accepted,
    case when is_told then reserve_rank end as reserve_rank
  from application_states;

-- Processes of the release before still read the view under this name while they are replaced.
create or replace view told_results as
  select application_id, masterclass_id, account_id, is_told, status, is_accepted, reserve_rank from application_results;

-- Who has a place in a selection that is final. Participants and others learn of it only where it is told.
create view participants as
  select application_id, masterclass_id, academy_id, account_id, is_told, repertoire
  from application_states where status = 'accepted' and is_final;

-- What teachers have to decide on or have decided on: paid and not withdrawn.
create view forwarded_applications as
  select id as application_id, masterclass_id, account_id, status, fee_paid_at, is_accepted, reserve_rank
  from applications where fee_paid_at is not null and status <> 'withdrawn';

-- What is left of each payment.
create view credits as
  select id as payment_id, account_id, paid_on, amount_cents - allocated_cents as cents
  from payments where amount_cents > allocated_cents and undone_at is null;
