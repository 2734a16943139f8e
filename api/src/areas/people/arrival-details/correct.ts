import * as contract from '@academy/contract/people/arrival-details/endpoints'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { serve } from '../../../base/serve.ts'
import { requireVersion } from '../../../base/versions.ts'
import { agreeToNeeds } from '../consents/agree-to-needs.ts'
import { lockPerson } from './lock-person.ts'
import { findDetails, saveData } from './queries.ts'
import { changedDetails } from './rules.ts'

/** Changes the details for a person. The record only grows, so it names what changed and not the data about health. */
export const correctDetails = serve(
  contract.correctArrivalDetails,
  ({ db }, { params: { id }, body, user, locale, now }) =>
    db.transaction().execute(async tx => {
      const { version, needs_wording, ...data } = body
      await lockPerson(tx, id, user)
      const before = requireVersion(await findDetails(tx, id, dayInVienna(now)), version)
      const changed = changedDetails(before, data)
      if (Object.keys(changed).length === 0) return { version }
      const given = { ...data, needs_wording }
      await agreeToNeeds(tx, { account_id: id, actor_id: user.id, given, known: before, locale }, now)
      await saveData(tx, id, data)
      await audit(tx, {
        at: now,
        action: 'arrival_details_changed',
        actor_id: user.id,
        account_id: id,
        details: changed,
      })
      return { version: version + 1 }
    }),
)
