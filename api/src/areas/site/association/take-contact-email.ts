import type { Db } from '../../../db/connection.ts'
import { fillContactEmail } from './queries.ts'

/**
 * Earlier versions had the contact address in CONTACT_EMAIL. It fills in the address once: the office cannot
 * empty it afterwards.
 */
export const takeContactEmail = async (db: Db, address: string | undefined): Promise<void> => {
  if (address) await fillContactEmail(db, address)
}
