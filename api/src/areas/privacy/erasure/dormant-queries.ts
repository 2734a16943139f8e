import type { Locale } from '@academy/contract/base/locale'
import { NOTICE_DAYS } from '@academy/contract/privacy/erasure/kinds'
import { boolean, instant, nullable, number, type RowOf, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedCommand, fixedStatement } from '../../../db/fixed-statement.ts'
import { toSettle } from './queries.ts'

/**
 * Of `accounts`: nobody is logged in, no money is open, and nothing has to be settled. Admins are not erased because of
 * their absence, and who has asked to be erased has their own time.
 */
export const isDormant = (today: string) => `erased_at is null and not ('Admin' = any(roles))
  and not exists (select from access_tokens token where token.account_id = accounts.id)
  and not exists (
    select from invoice_balances balance where balance.debtor_id = accounts.id and balance.outstanding_cents > 0)
  and not exists (select from credits where credits.account_id = accounts.id)
  ${Object.values(toSettle('accounts.id', today))
    .map(found => `and not exists (select ${found})`)
    .join(' ')}`

/** Joins the notice of an account; a login since makes it void. */
export const withNotice = `left join dormancy_notices notice
  on notice.account_id = accounts.id and notice.noticed_at > accounts.last_login_at
  left join outbox mail on mail.key = notice.mail_key`

const noticePeriod = `interval '${NOTICE_DAYS} days'`

/** When an account is erased that is kept so many years after the last login. Those not warned yet are warned within the hour. */
export const goesAt = (years: string, now: string) => `greatest(
  last_login_at + make_interval(years => ${years}), coalesce(notice.noticed_at, ${now}) + ${noticePeriod})`

const isRefused = 'exists (select from refused_addresses refused where refused.account_id = accounts.id)'

// A mail that is still waiting was not read. One that is gone was sent long ago.
const wasTold = (now: string) => `notice.noticed_at <= ${now} - ${noticePeriod} and (
    mail.id is null or mail.sent_at <= ${now} - ${noticePeriod} or (mail.sent_at is null and ${isRefused}))`

// Was not sent, although the address may be right: they are warned once more.
const hasFailed = (now: string) => `notice.noticed_at <= ${now} - ${noticePeriod} and mail.sent_at is null
  and (mail.given_up_at is not null or mail.stopped_at is not null or mail.expires_at <= now()) and not ${isRefused}`

const dormantColumns = {
  id: number(),
  email: text(),
  first_name: text(),
  locale: text<Locale>(),
  email_verified: boolean(),
}
export type Dormant = RowOf<typeof dormantColumns>

type Values = [since: Date, today: string, now: Date, limit: number]

const toTellStatement = fixedStatement(dormantColumns)<Values>(`
  select accounts.id, email, first_name, accounts.locale, email_verified from accounts ${withNotice}
  where last_login_at < $1 and ${isDormant('$2::date')}
    and (notice.account_id is null or ${hasFailed('$3::timestamptz')})
  order by last_login_at, accounts.id limit $4`)

/** Returns people without a login since then who are to be told that their account will be erased. */
export const findToTell = (
  tx: Tx,
  since: Date,
  today: string,
  now: Date,
  limit: number,
): Promise<Dormant[]> => toTellStatement(tx, since, today, now, limit)

/** Records whom this concerns. A former notice is replaced. */
export const insertNotices = (
  tx: Tx,
  notices: { account_id: number; noticed_at: Date; mail_key: string | null }[],
) =>
  tx
    .insertInto('dormancy_notices')
    .values(notices)
    .onConflict(conflict =>
      conflict.column('account_id').doUpdateSet(({ ref }) => ({
        noticed_at: ref('excluded.noticed_at'),
        mail_key: ref('excluded.mail_key'),
      })),
    )
    .execute()

const voidStatement = fixedCommand<[years: number, now: Date]>(`
  delete from dormancy_notices notice using accounts
  where accounts.id = notice.account_id
    and last_login_at + make_interval(years => $1::int) > $2::timestamptz + ${noticePeriod}`)

/** After a longer period: accounts that are kept now are warned again when they are due, also if the period is shortened again. */
export const voidNotices = (tx: Tx, years: number, now: Date) => voidStatement(tx, years, now)

const erasable = `last_login_at < $1 and ${isDormant('$2::date')} and ${wasTold('$3::timestamptz')}`

const dormantStatement = fixedStatement({ id: number() })<Values>(`
  select accounts.id from accounts ${withNotice} where ${erasable} order by last_login_at, accounts.id limit $4`)

/** Returns accounts without a login since then whose owners were told in time. */
export const findDormant = async (
  db: Db,
  since: Date,
  { today, now, limit }: { today: string; now: Date; limit: number },
): Promise<number[]> => (await dormantStatement(db, since, today, now, limit)).map(({ id }) => id)

const stillStatement = fixedStatement({ id: number() })<
  [since: Date, today: string, now: Date, account_id: number]
>(`
  select accounts.id from accounts ${withNotice} where ${erasable} and accounts.id = $4`)

/** Looks again, after the account is locked. */
export const isStillDormant = async (
  tx: Tx,
  id: number,
  { since, today, now }: { since: Date; today: string; now: Date },
): Promise<boolean> => (await stillStatement(tx, since, today, now, id)).length > 0

const dormancyColumns = {
  moment: instant(),
  told_at: nullable(instant()),
}
type Dormancy = RowOf<typeof dormancyColumns>

type DormancyValues = [before: Date, today: string, years: number, now: Date, account_id: number]

const dormancyStatement = fixedStatement(dormancyColumns)<DormancyValues>(`
  select ${goesAt('$3::int', '$4::timestamptz')} as moment,
    case when notice.mail_key is not null then notice.noticed_at end as told_at
  from accounts ${withNotice} where last_login_at < $1 and ${isDormant('$2::date')} and accounts.id = $5`)

/** Returns when an account is erased that had no login since then, and when its owner was warned. */
export const findDormancy = async (
  db: Db | Tx,
  account_id: number,
  { before, today, years, now }: { before: Date; today: string; years: number; now: Date },
): Promise<Dormancy | undefined> => (await dormancyStatement(db, before, today, years, now, account_id))[0]
