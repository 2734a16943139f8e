import { randomUUID } from 'node:crypto'
import { consentWordings } from '@academy/contract/base/consent-kinds'
import { replaceConsent, saveData, saveParent } from '../areas/people/arrival-details/queries.ts'
import { insertConsents } from '../base/consents.ts'
import type { FileStore } from '../base/files/store.ts'
import type { Tx } from '../db/connection.ts'
import { arrivalDetails } from './content/arrival-details.ts'
import { readPaper } from './papers.ts'

/** Adds the arrival details of people. Repeated, it changes nothing. */
export const seedArrivalDetails = async (
  tx: Tx,
  { academy_id, now, files }: { academy_id: number; now: Date; files: FileStore | undefined },
): Promise<void> => {
  if (await tx.selectFrom('arrival_details').select('account_id').limit(1).executeTakeFirst()) return
  const accounts = await tx.selectFrom('accounts').select(['id', 'email']).execute()
  const idOf = new Map(accounts.map(({ id, email }) => [email, id]))
  for (const {
    email,
    allergies = '',
    has_needs_consent = true,
    contact,
    parent,
    has_consent,
  } of arrivalDetails) {
    const account_id = idOf.get(email)
    if (account_id === undefined) throw new Error(`Demo content: there is no account ${email}`)
    const [emergency_name = '', emergency_phone = '', emergency_relation = ''] = contact ?? []
    await saveData(tx, account_id, { allergies, emergency_name, emergency_phone, emergency_relation })
    if (allergies && has_needs_consent)
      await insertConsents(tx, [
        {
          ...{ account_id, kind: 'needs', wording: consentWordings.needs },
          given_at: now,
          given_by: account_id,
        },
      ])
    if (!parent) continue
    const [parent_name, parent_contact] = parent
    await saveParent(tx, account_id, { parent_name, parent_contact })
    if (!has_consent || !files) continue
    const about = { type: 'application/pdf', name: 'Zustimmung.pdf' }
    const pdf = await readPaper('consent', email)
    const { key, name, size } = await files.put(`consents/${randomUUID()}.pdf`, pdf, about)
    await replaceConsent(tx, { account_id, academy_id, key, name, size, uploaded_at: now })
  }
}
