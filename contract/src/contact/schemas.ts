import { z } from 'zod'
import { email, says, text } from '../fields.ts'

export const ContactMessage = z.object({
  email,
  subject: text(200, 'SUBJECT_REQUIRED'),
  message: text(10_000, 'MESSAGE_REQUIRED'),
  /** Hidden from people: who fills it in is a robot. */
  honeypot: z.string().max(10_000).default(''),
  /** Made by the sender for one message: when the answer got lost, it can be sent again and arrives once. */
  request_key: z.uuid(says('INVALID')).optional(),
})
export type ContactMessage = z.infer<typeof ContactMessage>
