-- What an academy offers is edited in the browser: masterclasses, instruments, correpetition periods, rooms and meals.

alter table instruments
  -- A symbol of web/public/instruments/line-art.svg; none: no drawing.
  add drawing text,
  add position int,
  add version int not null default 1,
  -- Only the eight of the first migration have one; the office adds others.
  alter key drop not null;
update instruments set drawing = key, position = id;
alter table instruments alter position set not null;
create unique index instruments_name_de on instruments (plain_text(name_de));
create unique index instruments_name_en on instruments (plain_text(name_en));

alter table masterclasses
  add tagline_de text not null default '',
  add tagline_en text not null default '',
  -- Informational, for the teacher. None: not said.
  add places int check (places between 1 and 500),
  -- Empty: the default text.
  add chamber_music_de text not null default '',
  add chamber_music_en text not null default '',
  add version int not null default 1;
alter table correpetition_periods add version int not null default 1;
alter table room_types add version int not null default 1;
alter table meal_types add version int not null default 1;

-- Counts every change, whoever makes it: a save names the version it is based on.
create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger instruments_version before update on instruments for each row execute function count_version();
create trigger masterclasses_version before update on masterclasses for each row execute function count_version();
create trigger correpetition_periods_version before update on correpetition_periods
  for each row execute function count_version();
create trigger room_types_version before update on room_types for each row execute function count_version();
create trigger meal_types_version before update on meal_types for each row execute function count_version();

-- Masterclasses and correpetition periods lie within the days of their academy. The lock makes a concurrent change of
-- these days wait, so that one of the two sees the other.
create function keep_inside_academy() returns trigger language plpgsql as $$
begin
  perform from academies where id = new.academy_id for share;
  if exists (
    select from academies
    where id = new.academy_id and (new.start_date < start_date_academy or new.end_date > end_date_academy)) then
    raise exception using errcode = 'check_violation', constraint = tg_table_name || '_inside_academy',
      message = 'the days lie outside the academy';
  end if;
  return new;
end $$;
create trigger masterclasses_inside_academy before insert or update of academy_id, start_date, end_date on masterclasses
  for each row execute function keep_inside_academy();
create trigger correpetition_periods_inside_academy
  before insert or update of academy_id, start_date, end_date on correpetition_periods
  for each row execute function keep_inside_academy();

-- A masterclass is accompanied only within the period of the accompanist.
create function keep_accompanied_inside_period() returns trigger language plpgsql as $$
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
end $$;
create trigger accompanied_masterclasses_inside_period after insert or update on accompanied_masterclasses
  for each row execute function keep_accompanied_inside_period();
create trigger masterclasses_keep_accompanied after update of start_date, end_date on masterclasses
  for each row execute function keep_accompanied_inside_period();
create trigger correpetition_periods_keep_accompanied after update of start_date, end_date on correpetition_periods
  for each row execute function keep_accompanied_inside_period();

-- Who has a place keeps teacher and instrument, and the fee of an invoice stays the fee of the masterclass.
create function keep_promised_masterclass() returns trigger language plpgsql as $$
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
end $$;
create trigger masterclasses_keep_promised
  after update of teacher_id, instrument_id, participation_fee_cents on masterclasses
  for each row execute function keep_promised_masterclass();
