import { z } from 'zod'

export const ApplicationStatus = z.enum(['applied', 'accepted', 'reserve', 'rejected', 'withdrawn'])

export type ApplicationStatus = z.infer<typeof ApplicationStatus>

/** `unconfirmed`, `held`: waits until the address is confirmed, or until sending is resumed after a restore. */
export const MailState = z.enum(['waiting', 'unconfirmed', 'held', 'sent', 'failed', 'stopped', 'expired'])

export type MailState = z.infer<typeof MailState>
