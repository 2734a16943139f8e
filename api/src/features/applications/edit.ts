import type { editApplication as endpoint } from '@academy/contract/applications/endpoints'
import { fieldMessages } from '@academy/contract/messages'
import { audit } from '../../lib/audit.ts'
import { dayInVienna } from '../../lib/clock.ts'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { present } from './present.ts'
import { getOwn, lockApplication, updateApplication } from './queries.ts'
import { canEdit, isChanged, lacksRecording } from './rules.ts'

export const editApplication: Verb<typeof endpoint> = async (
  services,
  { params: { id }, body: { id: repeated, ...edits }, user, locale, now },
) => {
  const edited = await services.db.transaction().execute(async tx => {
    const locked = await lockApplication(tx, id, user.id)
    if (!locked) throw problem('not_found')
    if (!canEdit(locked)) throw problem('application_fixed')
    if (lacksRecording(locked.is_known, edits.recording_1))
      throw problem('invalid_input', { errors: { recording_1: [fieldMessages.RECORDING_REQUIRED[locale]] } })
    const before = await getOwn(tx, id, user.id, dayInVienna(now))
    await updateApplication(tx, id, isChanged(before, edits) ? { ...edits, edited_at: now } : edits)
    await audit(tx, {
      at: now,
      action: 'application_edited',
      actor_id: user.id,
      account_id: user.id,
      details: { application_id: id },
    })
    return getOwn(tx, id, user.id, dayInVienna(now))
  })
  return present(services, edited, now)
}
