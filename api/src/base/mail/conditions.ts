import type { MailState } from '@academy/contract/base/schemas'
import { LINK_REMOVED } from '@academy/contract/base/schemas'
import { sql } from 'kysely'
import { isConsentInForce } from '../../db/expressions.ts'

// For statements on `outbox` with a left join on `accounts`, the account of the mail.

/** Neither sent nor given up nor stopped nor expired. */
export const isPending = sql<boolean>`(outbox.sent_at is null and outbox.given_up_at is null and outbox.stopped_at is null
  and (outbox.expires_at is null or outbox.expires_at > now()))`

/** Waits until the address of its account is confirmed. */
export const isUnconfirmed = sql<boolean>`(outbox.needs_confirmed_address and not accounts.email_verified)`

/** A letter with a result, written before, still waits: nothing that presumes the result comes first. */
export const isBehindLetter = sql<boolean>`(outbox.needs_confirmed_address and exists (
  select from outbox letter
  where letter.account_id = outbox.account_id and letter.id < outbox.id and letter.kind = 'selection'
    and letter.sent_at is null and letter.given_up_at is null and letter.stopped_at is null))`

/** Sending is paused. */
export const isPaused = sql<boolean>`exists (select from mail_hold)`

/** A mail that waits for its account goes to the address that the account has when it is sent. */
export const currentRecipient = sql<string>`(case when outbox.needs_confirmed_address and outbox.sent_at is null
  then accounts.email else outbox.recipient end)`

/** Contained a link that grants access until it was sent. */
export const hasLostLink = sql<boolean>`(position(${LINK_REMOVED} in outbox.body_text) > 0)`

// It stays in a sent mail: a person with a copy can refuse news, too.
const NEWS_LINK = String.raw`https?://[^\s"<>]+/unsubscribe\?[^\s"<>]+`

/** Contains a link that works without a login, or contained one until it was sent. */
export const hasHiddenLink = sql<boolean>`(outbox.secret_link is not null or ${hasLostLink}
  or outbox.body_text ~ ${NEWS_LINK})`

// In HTML a URL differs only by its escaped ampersands: other special characters are percent-encoded.
/** The text and HTML of a mail without its secret link. */
export const withoutLink = {
  body_text: sql<string>`replace(body_text, coalesce(secret_link, ''), ${LINK_REMOVED})`,
  body_html: sql<string>`replace(body_html, replace(coalesce(secret_link, ''), '&', '&amp;'), ${LINK_REMOVED})`,
}

/** The text and HTML of a mail without any link that works without a login. */
export const withoutPersonalLinks = {
  body_text: sql<string>`regexp_replace(${withoutLink.body_text}, ${NEWS_LINK}, ${LINK_REMOVED}, 'g')`,
  body_html: sql<string>`regexp_replace(${withoutLink.body_html}, ${NEWS_LINK}, ${LINK_REMOVED}, 'g')`,
}

/** The mail server has refused the address of its account for good. */
export const isAddressRefused = sql<boolean>`exists (select from refused_addresses
  where refused_addresses.account_id = outbox.account_id)`

/** Its recipient has not asked for news, or no longer wants them. */
export const isUnwantedNews = sql<boolean>`(outbox.unsubscribe_url is not null
  and not ${sql.raw(isConsentInForce('outbox.account_id', 'news'))})`

/** Was given up or stopped, and can be tried again. */
export const mayRetry = sql<boolean>`((outbox.given_up_at is not null or outbox.stopped_at is not null)
  and (outbox.expires_at is null or outbox.expires_at > now()))`

/** Was sent, and can be sent again as a new mail. Not while such a mail still waits. */
export const mayCopy = sql<boolean>`(outbox.sent_at is not null and not ${hasLostLink}
  and not exists (select from outbox copy where copy.copy_of = outbox.id
    and copy.sent_at is null and copy.given_up_at is null and copy.stopped_at is null))`

export const mayResend = sql<boolean>`((${mayRetry} or ${mayCopy}) and not ${isUnwantedNews})`

/** The state of a mail as the office sees it. */
export const officeState = sql<MailState>`case
  when outbox.sent_at is not null then 'sent'
  when outbox.given_up_at is not null then 'failed'
  when outbox.stopped_at is not null then 'stopped'
  when not ${isPending} then 'expired'
  when ${isUnconfirmed} then 'unconfirmed'
  when ${isPaused} then 'held'
  else 'waiting'
end`
