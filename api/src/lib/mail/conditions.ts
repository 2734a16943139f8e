import { sql } from 'kysely'

// For statements on `outbox` with `accounts`, the account of the mail, joined to it on the left.

/** Neither sent nor given up, and still of use. */
export const isPending = sql<boolean>`(outbox.sent_at is null and outbox.given_up_at is null
  and (outbox.expires_at is null or outbox.expires_at > now()))`

/** Waits until the address of its account is confirmed. */
export const isUnconfirmed = sql<boolean>`(outbox.needs_confirmed_address and not accounts.email_verified)`

/** No mail may leave at the moment. */
export const isHeld = sql<boolean>`exists (select from mail_hold)`

/** A mail that can wait for its account goes to the address that the account has when it is sent. */
export const currentRecipient = sql<string>`(case when outbox.needs_confirmed_address and outbox.sent_at is null
  then accounts.email else outbox.recipient end)`
