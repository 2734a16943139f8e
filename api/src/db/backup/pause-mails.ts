import type pg from 'pg'

/**
 * Blocks the outbox of a restored copy until `npm run outbox -- resume` or `discard`: the original may have
 * sent the mails in the archive already, or may still send them.
 */
export const pauseMails = (client: pg.Client) =>
  client.query(`
    insert into mail_hold (last_mail_id) select coalesce(max(id), 0) from outbox
    on conflict (only_row) do update set since = excluded.since, last_mail_id = excluded.last_mail_id`)
