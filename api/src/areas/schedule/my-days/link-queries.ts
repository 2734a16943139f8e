import type { Locale } from '@academy/contract/base/locale'
import { bytes, instant, number, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedCommand, fixedStatement } from '../../../db/fixed-statement.ts'
import { textFor } from '../../../db/localized.ts'

export interface StoredLink {
  nonce: Buffer
  token_hash: Buffer
  created_at: Date
}

const linkStatement = fixedStatement<StoredLink, [account_id: number]>({
  nonce: bytes(),
  token_hash: bytes(),
  created_at: instant(),
})(`select nonce, token_hash, created_at from calendar_feeds where account_id = $1`)

export const findLink = async (db: Db, account_id: number): Promise<StoredLink | undefined> =>
  (await linkStatement(db, account_id))[0]

const replaceStatement = fixedCommand<
  [account_id: number, nonce: Buffer, token_hash: Buffer, created_at: Date]
>(`
  insert into calendar_feeds (account_id, nonce, token_hash, created_at) values ($1, $2, $3, $4)
  on conflict (account_id) do update set nonce = excluded.nonce, token_hash = excluded.token_hash,
    created_at = excluded.created_at`)

/** Makes a link, in place of the one before. */
export const replaceLink = (tx: Tx, account_id: number, { nonce, token_hash, created_at }: StoredLink) =>
  replaceStatement(tx, account_id, nonce, token_hash, created_at)

/** Returns whether there was a link. */
export const deleteLink = async (tx: Tx, account_id: number): Promise<boolean> =>
  (await tx
    .deleteFrom('calendar_feeds')
    .where('account_id', '=', account_id)
    .returning('account_id')
    .executeTakeFirst()) !== undefined

interface Feed {
  account_id: number
  locale: Locale
  site_name: string
}

const feedStatement = fixedStatement<Feed, [token_hash: Buffer]>({
  account_id: number(),
  locale: text(),
  site_name: text(),
})(`
  select account_id, account.locale,
    ${textFor('account.locale', { table: 'association' }, 'site_name')} as site_name
  from calendar_feeds feed join accounts account on account.id = feed.account_id, association
  where feed.token_hash = $1`)

/** Returns whose calendar this token opens. */
export const findFeed = async (db: Db, token_hash: Buffer): Promise<Feed | undefined> =>
  (await feedStatement(db, token_hash))[0]

/** What the feed last served of an event. */
export interface ServedEvent {
  event_id: string
  content_hash: Buffer
  sequence: number
  changed_at: Date
}

const servedStatement = fixedStatement<ServedEvent, [account_id: number]>({
  event_id: text(),
  content_hash: bytes(),
  sequence: number(),
  changed_at: instant(),
})(`select event_id, content_hash, sequence, changed_at from calendar_events where account_id = $1`)

export const findServedEvents = (db: Db, account_id: number): Promise<ServedEvent[]> =>
  servedStatement(db, account_id)

// Of two reads of the same change one counts it: the other finds the same content.
const saveStatement = fixedCommand<
  [account_id: number, changed_at: Date, ids: readonly string[], hashes: readonly Buffer[]]
>(`
  insert into calendar_events as served (account_id, event_id, content_hash, changed_at)
  select $1, event_id, content_hash, $2
  from unnest($3::text[], $4::bytea[]) as given (event_id, content_hash)
  order by event_id
  on conflict (account_id, event_id) do update set content_hash = excluded.content_hash,
    sequence = served.sequence + 1, changed_at = excluded.changed_at
  where served.content_hash <> excluded.content_hash`)

/** Counts the events that are new or have another content. */
export const saveServedEvents = (
  db: Db,
  account_id: number,
  events: readonly Pick<ServedEvent, 'event_id' | 'content_hash'>[],
  changed_at: Date,
) =>
  saveStatement(
    db,
    account_id,
    changed_at,
    events.map(({ event_id }) => event_id),
    events.map(({ content_hash }) => content_hash),
  )
