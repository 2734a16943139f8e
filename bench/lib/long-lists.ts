// Fills the lists of the demo, so that they are as long as those of a large academy.
import { sql } from 'kysely'
import type { Db } from '../../api/src/db/connection.ts'

/** Adds applicants to a masterclass until `size` of them are forwarded and undecided. */
export const addApplicants = async (db: Db, masterclass_id: number, size: number): Promise<void> => {
  await sql`
    with missing as (
      select generate_series(count(*) + 1, ${size}::int) as n from applications
      where masterclass_id = ${masterclass_id} and is_accepted is null and fee_paid_at is not null and withdrawn_at is null
    ), person as (
      insert into accounts (first_name, last_name, email, password_hash)
      select 'Ilse', 'Tannhaupt ' || n, gen_random_uuid() || '@example.org', 'none' from missing
      returning id
    ), profile as (
      insert into profiles (account_id, gender, date_of_birth) select id, 'female', '2004-05-17' from person
    )
    insert into applications (masterclass_id, account_id, is_known, repertoire, comment, recording_1, applied_at, fee_paid_at)
    select ${masterclass_id}, id, false, E'A sonata\nTwo studies', repeat('A comment of some length. ', 8),
      'https://video.example.org/' || id, now(), now()
    from person
  `.execute(db)
}

/** Adds teachers until there are `size` of them. */
export const addTeachers = async (db: Db, size: number): Promise<void> => {
  await sql`
    insert into teachers (first_name, last_name)
    select 'Ilse', 'Tannhaupt ' || n from generate_series(1, ${size}::int - (select count(*)::int from teachers)) n
  `.execute(db)
}

/** Adds guests who have booked a bed for all nights of the academy, and puts two of them into each empty room for two. */
export const addGuests = async (db: Db, size: number): Promise<void> => {
  await sql`
    with academy as (
      select id, start_date_academy as first, end_date_academy as last from academies where is_current
    ), type as (
      select room_types.id from room_types join academy on academy_id = academy.id order by beds desc limit 1
    ), person as (
      insert into accounts (first_name, last_name, email, password_hash)
      select 'Ilse', 'Tannhaupt ' || n, gen_random_uuid() || '@example.org', 'none' from generate_series(1, ${size}::int) n
      returning id
    ), profile as (
      insert into profiles (account_id, gender, date_of_birth) select id, 'female', '2004-05-17' from person
    )
    insert into bookings (academy_id, account_id, start_date, end_date, room_type_id, total_cents, booked_at, comment)
    select academy.id, person.id, first, last, type.id, 0, now(), repeat('A comment of some length. ', 5)
    from person, academy, type
  `.execute(db)
  await sql`
    with academy as (select id from academies where is_current), empty as (
      select rooms.id, row_number() over (order by rooms.id) - 1 as place from rooms join academy on academy_id = academy.id
      where beds = 2 and not exists (select from room_placements where room_id = rooms.id)
    ), unplaced as (
      select bookings.id, start_date, end_date, row_number() over (order by bookings.id) - 1 as place
      from bookings join academy on academy_id = academy.id join accounts on accounts.id = account_id
      where last_name like 'Tannhaupt %' and room_type_id is not null
        and not exists (select from room_placements where booking_id = bookings.id)
    )
    insert into room_placements (booking_id, room_id, start_date, end_date)
    select unplaced.id, empty.id, start_date, end_date from unplaced join empty on empty.place = unplaced.place / 2
  `.execute(db)
}

/** Adds requests that wait for a concert. */
export const addConcertRequests = async (db: Db, size: number): Promise<void> => {
  await sql`
    insert into concert_requests (academy_id, account_id, piece_id, earliest_performance_date, duration_seconds, requested_at)
    select academies.id, person.id, piece.id, start_date_academy + (person.place % 7)::int, 420, now()
    from academies,
      (select account_id as id, academy_id, row_number() over (order by account_id) as place from academy_people) person,
      (select id, row_number() over (order by id) as place from pieces) piece
    where is_current and person.academy_id = academies.id and piece.place = person.place and person.place <= ${size}::int
  `.execute(db)
}
