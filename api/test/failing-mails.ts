import { sql } from 'kysely'
import type { Db } from '../src/db/connection.ts'

/** Lets the database refuse every mail to this account, until what it returns is called. */
export const failMailsTo = async (db: Db, account_id: number): Promise<() => Promise<void>> => {
  await sql`create function refuse_mail() returns trigger language plpgsql as $$
    begin raise exception 'This mail is refused'; end $$`.execute(db)
  await sql
    .raw(
      `create trigger refuse_mail before insert on outbox for each row when (new.account_id = ${account_id})
       execute function refuse_mail()`,
    )
    .execute(db)
  return async () => {
    await sql`drop function refuse_mail cascade`.execute(db)
  }
}

/** For whom jobs failed. */
export const failedJobs = (db: Db) =>
  db
    .selectFrom('job_failures')
    .select(['job', 'account_id', 'masterclass_id'])
    .orderBy('job')
    .orderBy('id')
    .execute()
