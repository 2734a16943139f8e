import type pg from 'pg'

/**
 * The original may have sent the mails that wait in the archive, or may still send them. A restored copy sends none until
 * somebody says so with `npm run outbox -- resume` or `discard`.
 */
export const holdMails = (client: pg.Client) =>
  client.query(`
    insert into mail_hold (last_mail_id) select coalesce(max(id), 0) from outbox
    on conflict (only_row) do update set since = excluded.since, last_mail_id = excluded.last_mail_id`)
