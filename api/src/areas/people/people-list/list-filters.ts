// The parameters of the statements of the list:
// $1 academy, $2 today, $3 limit, $4 offset, $5 direction of the sort, $6 language of the names; with filters also $7 search,
// $8 kind, $9 masterclass, $10 instrument, $11 country, $12 day, $13 minors, $14 unpaid, $15 arriving today, $16 only these
// accounts, $17 consent missing, $18 emergency contact missing.
import { isMinorOn } from '../../../db/age.ts'
import { expectedAccounts, lacksConsent, lacksContact } from '../arrival-details/missing.ts'
import { wordsOf } from './queries.ts'

/** The people of the academy, or all accounts. */
export const peopleOf = (isOfAll: boolean): string =>
  isOfAll
    ? 'select id, list_name from accounts'
    : 'select account_id as id, list_name from academy_people where academy_id = $1'

export const firstDay = '(select start_date_academy from academies where id = $1)'

const tiesWhere = (condition: string) =>
  `select tie.account_id from academy_ties tie where tie.academy_id = $1 and ${condition}`
const bookingsWhere = (condition: string) =>
  `select account_id from bookings where academy_id = $1 and cancelled_at is null and ${condition}`

/** One tie has to be of the kind, the masterclass and the instrument. */
const chosen = tiesWhere(`($8::text is null or $8 = 'everyone' or tie.kind = $8)
  and ($9::int is null or tie.masterclass_id = $9) and ($10::int is null or tie.instrument_id = $10)`)
/** Participants are no longer applicants; guests have a booking and are nothing else. */
const excluded = tiesWhere(
  `case $8 when 'applicant' then tie.kind = 'participant' else tie.kind <> 'guest' end`,
)
// A person who has a booking is there on its days; others on the days of class or period.
const present = tiesWhere(`tie.kind <> 'applicant' and $12 between tie.start_date and tie.end_date
  and (tie.kind = 'guest' or tie.account_id not in (${bookingsWhere('true')}))`)
const unconsented = lacksConsent({
  account_id: 'profile.account_id',
  date_of_birth: 'profile.date_of_birth',
  academy_id: '$1',
  first_day: firstDay,
})
const profilesWhere = (condition: string) =>
  `select profile.account_id from profiles profile where ${condition}`

/**
 * A condition on `person.id`. Each filter that is on reads its rows once, into a hash table; the others cost
 * nothing.
 */
export const filters = `
  ($7 = '' or person.id in (select id from accounts where search_words @@ (select ${wordsOf('$7')})))
  and case
    when $8 = 'registered' then $9::int is null and $10::int is null
      and person.id not in (select account_id from academy_people where academy_id = $1)
    else (($8 is null or $8 = 'everyone') and $9 is null and $10 is null) or person.id in (${chosen}) end
  and ($8 is null or $8 not in ('applicant', 'guest') or person.id not in (${excluded}))
  and ($11::int is null or person.id in (${profilesWhere('profile.nationality_id = $11')}))
  and ($12::date is null or person.id in (${present}))
  and (not $13::boolean or person.id in (${profilesWhere(isMinorOn('profile.date_of_birth', firstDay))}))
  and (not $14::boolean or person.id in (select debtor_id from invoice_balances where outstanding_cents > 0))
  and (not $15::boolean or person.id in (${bookingsWhere('start_date = $2::date')}))
  and ($16::int[] is null or person.id in (select unnest($16)))
  and (not $17::boolean or (person.id in (${expectedAccounts('$1')}) and person.id in (${profilesWhere(unconsented)})))
  and (not $18::boolean or (person.id in (${expectedAccounts('$1')}) and ${lacksContact('person.id')}))`
