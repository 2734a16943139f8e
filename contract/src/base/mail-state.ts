import { z } from 'zod'

/** `unconfirmed`, `held`: waits until the address is confirmed, or until sending is resumed after a restore. */
export const MailState = z.enum(['waiting', 'unconfirmed', 'held', 'sent', 'failed', 'stopped', 'expired'])

export type MailState = z.infer<typeof MailState>
