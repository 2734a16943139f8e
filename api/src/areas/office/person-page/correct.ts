import * as contract from '@academy/contract/office/person-page/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { invalidInput } from '../../../base/invalid-input.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { requireVersion, withoutVersion } from '../../../base/versions.ts'
import { changeAccount, dataErrors, isCountryUnknown, lockForChange, mayChange } from '../../access/index.ts'
import { saveAddresses } from '../../people/index.ts'
import { findPersonalData } from './correction-queries.ts'

/** Corrects the personal data of somebody. The email address has a way of its own, because it needs a confirmation. */
export const correctPerson = serve(
  contract.correctPerson,
  async ({ db }, { params: { id }, body, user, locale, now }) => {
    const { version, addresses, ...changes } = body
    const errors = await dataErrors(db, id, changes, dayInVienna(now))
    if (Object.keys(errors).length > 0) throw invalidInput(errors, locale)
    const corrected = db.transaction().execute(async tx => {
      const account = await lockForChange(tx, id, user.id)
      if (!account) throw problem('not_found')
      if (!mayChange(user, account)) throw problem('forbidden')
      const before = requireVersion(await findPersonalData(tx, id), version)
      await changeAccount(tx, id, { ...changes, gender: changes.gender ?? undefined })
      await saveAddresses(tx, { account_id: id, addresses, isComplete: true, locale })
      const after = requireVersion(await findPersonalData(tx, id), version + 1)
      const entry = { action: 'person_corrected', actor_id: user.id, account_id: id } as const
      await auditChange(tx, {
        at: now,
        ...entry,
        before: withoutVersion(before),
        after: withoutVersion(after),
      })
      return { version: after.version }
    })
    return corrected.catch((error: unknown) => {
      throw isCountryUnknown(error) ? invalidInput({ nationality: 'COUNTRY_UNKNOWN' }, locale) : error
    })
  },
)
