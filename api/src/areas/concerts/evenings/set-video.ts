import * as contract from '@academy/contract/concerts/evenings/endpoints'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lockBalance } from '../../../db/locks.ts'
import { presentRequest } from '../requests/present.ts'
import { lockRequest } from '../requests/withdraw-queries.ts'
import { sendVideo } from './mails.ts'
import { changeRequest, findRequest } from './queries.ts'

/** A link requires a paid or free recording; removing a link is always allowed. */
export const setVideo = serve(contract.setVideo, (services, { params: { id }, body, user, locale, now }) =>
  services.db.transaction().execute(async tx => {
    const video_url = body.video_url || null
    const today = dayInVienna(now)
    await lockRequest(tx, id)
    const { invoice, account_id, is_recording_free } = await findRequest(tx, id, today)
    // Lock the balance, so that the payment cannot be undone in between.
    const balance = invoice ? await lockBalance(tx, invoice.id) : undefined
    const isPaid = balance !== undefined && !balance.is_cancelled && balance.outstanding_cents === 0
    if (video_url && !isPaid && !is_recording_free) throw problem('recording_unpaid')

    await changeRequest(tx, id, { video_url })
    const request = await findRequest(tx, id, today)
    if (video_url) await sendVideo(tx, services.config.siteUrl, request, now)
    const details = { request_id: id, video_url }
    await audit(tx, { at: now, action: 'video_set', actor_id: user.id, account_id, details })
    return presentRequest(services, request, locale, now)
  }),
)
