import type { updateAssociation as endpoint } from '@academy/contract/payments/endpoints'
import type { Association } from '@academy/contract/payments/schemas'
import { audit } from '../../lib/audit.ts'
import type { Verb } from '../../lib/services.ts'
import { lockAssociation, setAssociation } from './queries.ts'

/**
 * Returns the changes as `{field: [before, after]}` for the audit log: a new bank account must be traceable.
 */
const changesOf = (before: Association, after: Association) =>
  Object.fromEntries(
    (Object.keys(after) as (keyof Association)[])
      .filter(field => before[field] !== after[field])
      .map(field => [field, [String(before[field]), String(after[field])]]),
  )

export const updateAssociation: Verb<typeof endpoint> = ({ db }, { body, user, now }) =>
  db.transaction().execute(async tx => {
    const details = changesOf(await lockAssociation(tx), body)
    if (Object.keys(details).length === 0) return body
    await setAssociation(tx, body)
    await audit(tx, { at: now, action: 'association_changed', actor_id: user.id, details })
    return body
  })
