-- Public pages and public reads are kept in memory until something that they show changes. A change is one row here,
-- committed together with it; the sum of the amounts is the version of the site. Rows instead of one counter: writers of
-- different transactions do not wait for each other, and no change can become visible without changing the sum.
create table site_changes (amount bigint not null default 1);

create function count_site_change() returns trigger language plpgsql as $$
begin
  insert into site_changes default values;
  perform pg_notify('site_changed', '');
  return null;
end $$;

-- Every table that a public page reads needs this, in the migration that creates the table.
create function show_on_site(shown regclass) returns void language plpgsql as $$
begin
  execute format('create trigger site_changed after insert or update or delete or truncate on %s
    for each statement execute function count_site_change()', shown);
end $$;

select show_on_site(shown::regclass) from unnest(array[
  'academies', 'association', 'composers', 'concert_evenings', 'concert_requests', 'countries', 'instruments',
  'masterclasses', 'meal_types', 'movements', 'pieces', 'place_offers', 'requested_movements', 'room_types',
  'site_text_versions', 'teachers']) shown;

-- Of applications the site shows only how many places they leave, and whose class plays in a concert.
create trigger site_changed after update on applications for each row
  when ((old.status, old.masterclass_id) is distinct from (new.status, new.masterclass_id))
  execute function count_site_change();
create trigger site_changed_by_insertion after insert on applications for each row
  when (new.status = 'accepted') execute function count_site_change();
create trigger site_changed_by_deletion after delete on applications for each row
  when (old.status = 'accepted') execute function count_site_change();
