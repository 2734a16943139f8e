import type { saveConsent as endpoint } from '@academy/contract/arrival-details/endpoints'
import type { Tx } from '../../db/connection.ts'
import { lockAccount } from '../../db/locks.ts'
import { dayInVienna } from '../../lib/clock.ts'
import { invalidInput } from '../../lib/invalid-input.ts'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { receivedFile } from '../../lib/uploads/received-file.ts'
import { withPdf } from '../../lib/uploads/with-pdf.ts'
import { findDetails, findUsedKeys, replaceConsent, saveParent } from './queries.ts'
import { detailsOf } from './show.ts'

/** Locks the account, and refuses whoever needs no consent. */
const lockMinor = async (tx: Tx, account_id: number, today: string) => {
  await lockAccount(tx, account_id)
  const { is_minor, academy_id, file } = await findDetails(tx, account_id, today)
  if (!is_minor || academy_id === null) throw problem('consent_not_needed')
  return { academy_id, file }
}

/** Keeps the parent for next time. The file is for one academy, and only the first save needs one. */
export const saveConsent: Verb<typeof endpoint> = async (services, { body, user, locale, now }) => {
  const { consent_file, ...parent } = body
  const { db } = services
  const today = dayInVienna(now)
  const account_id = user.id
  if (consent_file) {
    const { is_minor } = await findDetails(db, account_id, today)
    if (!is_minor) throw problem('consent_not_needed')
    const file = receivedFile(consent_file)
    const upload = { account_id, file, field: 'consent_file', kind: 'consent', findUsedKeys, locale } as const
    await withPdf(services, upload, ({ key, name, size }) =>
      db.transaction().execute(async tx => {
        const { academy_id } = await lockMinor(tx, account_id, today)
        await saveParent(tx, account_id, parent)
        const consent = { account_id, academy_id, key, name, size, uploaded_at: now }
        return { result: undefined, unused: await replaceConsent(tx, consent) }
      }),
    )
  } else
    await db.transaction().execute(async tx => {
      const { file } = await lockMinor(tx, account_id, today)
      if (!file) throw invalidInput({ consent_file: 'FILE_REQUIRED' }, locale)
      await saveParent(tx, account_id, parent)
    })
  return detailsOf(services, account_id, now)
}
