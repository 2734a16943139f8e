import * as office from '@academy/contract/access/second-factor/office-endpoints'
import type { RequiredGroup } from '@academy/contract/access/second-factor/schemas'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { readRequirement, updateRequirement } from './requirement-queries.ts'

interface Recorded {
  required_of: readonly RequiredGroup[]
  grace_days: number
}

const recorded = ({ required_of, grace_days }: Recorded) => ({
  factor_for_office: required_of.includes('office'),
  factor_for_teachers: required_of.includes('teachers'),
  grace_days,
})

/** The days of grace begin anew when a group is added, so that nobody is surprised. */
export const changeRequirement = serve(office.changeRequirement, ({ db, config }, { body, user, now }) =>
  db.transaction().execute(async tx => {
    const before = await readRequirement(tx, config.isProduction)
    const isAdded = body.required_of.some(group => !before.required_of.includes(group))
    const required_of = [...new Set(body.required_of)]
    const change = { ...body, required_of, required_since: isAdded ? now : undefined }
    if (!(await updateRequirement(tx, change))) throw problem('changed_meanwhile')
    await auditChange(tx, {
      at: now,
      action: 'security_settings_changed',
      actor_id: user.id,
      before: recorded(before),
      after: recorded(body),
    })
    return readRequirement(tx, config.isProduction)
  }),
)
