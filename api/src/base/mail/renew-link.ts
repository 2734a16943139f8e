import type { Tx } from '../../db/connection.ts'
import { type LockedMail, markStopped, storeRenewed } from './queries.ts'

/** Makes the link of a mail anew; null if nobody needs the mail any more. */
export type RenewLink = (
  tx: Tx,
  mail: { account_id: number | null; secret_link: string },
) => Promise<{ link: string } | null>

/** A link that works for less than this is made anew: somebody has to read the mail, too. */
const MIN_LEFT_MS = 30 * 60_000
/** How long a new link works, as the mail says. */
const LINK_MS = 60 * 60_000

const inHtml = (link: string) => link.replaceAll('&', '&amp;')

/**
 * Returns the mail as it is sent now: with a new link if the old one has expired, or soon will. Undefined if it is not
 * needed any more. The caller holds the lock of the mail, so of several senders one renews it.
 */
export const withFreshLink = async (
  tx: Tx,
  mail: LockedMail,
  renew: RenewLink,
  now = Date.now(),
): Promise<LockedMail | undefined> => {
  const { secret_link, link_expires_at, account_id } = mail
  if (secret_link === null || link_expires_at === null) return mail
  if (link_expires_at.getTime() - now > MIN_LEFT_MS) return mail
  const renewed = await renew(tx, { account_id, secret_link })
  if (!renewed) {
    await markStopped(tx, mail.id)
    return undefined
  }
  const fresh = {
    secret_link: renewed.link,
    link_expires_at: new Date(now + LINK_MS),
    body_text: mail.body_text.replaceAll(secret_link, renewed.link),
    body_html: mail.body_html.replaceAll(inHtml(secret_link), inHtml(renewed.link)),
  }
  await storeRenewed(tx, mail.id, fresh)
  return { ...mail, ...fresh }
}
