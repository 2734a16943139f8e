import * as contract from '@academy/contract/site/association/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { invalidInput } from '../../../base/invalid-input.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { knownCountries } from '../../../db/countries.ts'
import { lockAssociation, setAssociation, setRemindersSince } from './queries.ts'
import { isReminderSwitchedOn } from './rules.ts'

export const updateAssociation = serve(contract.updateAssociation, ({ db }, { body, user, now, locale }) =>
  db.transaction().execute(async tx => {
    if (!(await knownCountries(tx, [body.country])).has(body.country))
      throw invalidInput({ country: 'COUNTRY_UNKNOWN' }, locale)
    const { version: current, ...before } = await lockAssociation(tx)
    const { version, ...after } = body
    if (version !== current) throw problem('changed_meanwhile')
    await setAssociation(tx, { ...after, version: version + 1 })
    // Do not catch up on everything that was open while the reminder was off.
    if (isReminderSwitchedOn(before, after)) await setRemindersSince(tx, dayInVienna(now))
    // A new bank account must be traceable.
    const subject = { version: version + 1 }
    await auditChange(tx, {
      at: now,
      action: 'association_changed',
      actor_id: user.id,
      subject,
      before,
      after,
    })
    return { ...after, version: version + 1 }
  }),
)
