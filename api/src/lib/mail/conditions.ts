import { sql } from 'kysely'

// For statements on `outbox` with a left join on `accounts`, the account of the mail.

/** Neither sent nor given up nor stopped nor expired. */
export const isPending = sql<boolean>`(outbox.sent_at is null and outbox.given_up_at is null and outbox.stopped_at is null
  and (outbox.expires_at is null or outbox.expires_at > now()))`

/** Waits until the address of its account is confirmed. */
export const isUnconfirmed = sql<boolean>`(outbox.needs_confirmed_address and not accounts.email_verified)`

/** Sending is paused. */
export const isPaused = sql<boolean>`exists (select from mail_hold)`

/** A mail that waits for its account goes to the address that the account has when it is sent. */
export const currentRecipient = sql<string>`(case when outbox.needs_confirmed_address and outbox.sent_at is null
  then accounts.email else outbox.recipient end)`
