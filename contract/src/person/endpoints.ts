import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { pathId } from '../fields.ts'
import { examplePerson } from './example.ts'
import { Person } from './schemas.ts'

const person = { access: 'admin', params: z.object({ id: pathId }) } as const

export const showPerson = endpoint({
  ...person,
  method: 'GET',
  path: '/api/academy/a/people/:id',
  summary:
    'Everything about a person: data, applications, bookings, concerts, invoices and balance, of all years',
  status: 200,
  reply: Person,
  refuses: ['not_found'],
  example: { reply: examplePerson },
})

export const openResume = endpoint({
  ...person,
  method: 'GET',
  path: '/api/academy/a/applications/:id/resume',
  summary: 'A link to the résumé that was sent with an application; who asks is recorded',
  status: 200,
  reply: z.object({ url: z.string() }),
  refuses: ['not_found'],
  example: {
    reply: {
      url: 'http://localhost:3000/api/files/download?key=resumes%2F…&disposition=attachment&expires=…&signature=…',
    },
  },
})
