import type { Db, Tx } from '../db/connection.ts'
import { columnNames } from '../db/localized.ts'

/** Returns the association as mails, documents and invoices name it. An invoice keeps all of it. */
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
      'bank_name',
      'bank_address',
      'due_days',
    ])
    .select(columnNames('association', 'tax_note'))
    .executeTakeFirstOrThrow()

/** Returns where messages to the association go and what the public is told; empty while it is not set. */
export const loadContactEmail = async (db: Db | Tx): Promise<string> => {
  const { contact_email, email } = await db
    .selectFrom('association')
    .select(['contact_email', 'email'])
    .executeTakeFirstOrThrow()
  return contact_email || email
}
