import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ContactMessage } from './schemas.ts'

export const contact = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'anyone',
  summary: 'Write to the association',
  body: ContactMessage,
  form: true,
  status: 200,
  reply: z.object({ message: z.string() }),
  refuses: ['too_many_requests'],
  example: {
    body: {
      email: 'mira@example.org',
      subject: 'Practice rooms',
      message: 'Are there pianos in the practice rooms?',
    },
    reply: { message: 'Message sent successfully' },
  },
})
