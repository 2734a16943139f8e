/** Everybody with a booking or a place in the academy `this`, with their days. */
export const peopleJson = `(
  select coalesce(json_agg(json_build_object(
    'account_id', person.id, 'name', full_name(person.first_name, person.last_name), 'latin_name', person.latin_name,
    'bookings', stays.bookings, 'places', stays.places) order by person.id), '[]')
  from (
    select account_id,
      coalesce(json_agg(days order by first_day) filter (where is_booking), '[]') as bookings,
      coalesce(json_agg(days order by first_day) filter (where not is_booking), '[]') as places
    from (
      select b.account_id, true as is_booking, b.start_date as first_day,
        json_build_object('start_date', b.start_date, 'end_date', b.end_date) as days
      from bookings b
      where b.academy_id = this.id and b.cancelled_at is null
      union all
      select a.account_id, false, m.start_date, json_build_object('start_date', m.start_date, 'end_date', m.end_date)
      from applications a join masterclasses m on m.id = a.masterclass_id
      where m.academy_id = this.id and a.status = 'accepted') known
    group by account_id) stays
  join accounts person on person.id = stays.account_id)`
