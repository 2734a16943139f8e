import type { updateAssociation as endpoint } from '@academy/contract/payments/endpoints'
import { auditChange } from '../../lib/audit.ts'
import type { Verb } from '../../lib/services.ts'
import { lockAssociation, setAssociation } from './queries.ts'

export const updateAssociation: Verb<typeof endpoint> = ({ db }, { body, user, now }) =>
  db.transaction().execute(async tx => {
    const before = await lockAssociation(tx)
    await setAssociation(tx, body)
    const change = { at: now, action: 'association_changed', actor_id: user.id }
    await auditChange(tx, { ...change, before, after: body })
    return body
  })
