import type { Db, Tx } from '../db/connection.ts'
import { columnNames } from '../db/localized.ts'

/** Returns the association, which mails, documents and invoices name. */
export const loadAssociation = (db: Db | Tx) =>
  db
    .selectFrom('association')
    .select([
      'name',
      'street',
      'zip',
      'city',
      'email',
      'register_number',
      'account_holder',
      'iban',
      'bic',
      'due_days',
    ])
    .select(columnNames('association', 'tax_note'))
    .executeTakeFirstOrThrow()
