import { z } from 'zod'
import { exampleWithdrawal } from '../../admission/applications/endpoints.ts'
import { Withdrawal, withAttached } from '../../admission/applications/schemas.ts'
import { endpoint } from '../../base/endpoint.ts'
import { id, pathId } from '../../base/fields.ts'
import { exampleNote, examplePerson } from './example.ts'
import { NewPerson, NoteInput, Person, PersonCorrection, PersonNote } from './schemas.ts'

const person = { access: 'manage_people', params: z.object({ id: pathId }) } as const

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

export const addPerson = endpoint({
  access: 'manage_people',
  method: 'POST',
  path: '/api/academy/a/people',
  summary: 'Make an account for somebody, such as a guest; a link to set a password follows by mail',
  body: NewPerson,
  status: 201,
  reply: z.object({ id }),
  refuses: ['address_has_account', 'too_many_requests'],
  example: {
    body: { first_name: 'Gustav', last_name: 'Talbach', email: 'gustav@example.org', locale: 'de' },
    reply: { id: 8 },
  },
})

export const correctPerson = endpoint({
  ...person,
  method: 'PUT',
  path: '/api/academy/a/people/:id',
  concerns: 'account',
  summary: 'Correct personal data and addresses, all at once; managers do not change admins',
  body: PersonCorrection,
  status: 200,
  reply: z.object({ version: z.int() }),
  refuses: ['not_found', 'forbidden', 'changed_meanwhile'],
  example: {
    body: {
      version: 3,
      title: null,
      first_name: 'Mira',
      last_name: 'Talbach',
      gender: 'female',
      date_of_birth: '2009-12-17',
      nationality: 14,
      locale: 'de',
      addresses: [{ type: 'PRIMARY', street: 'Am Anger 4', zip: '9999', city: 'Amselzell', country: 14 }],
    },
    reply: { version: 4 },
  },
})

const link = { ...person, method: 'POST', status: 204, reply: z.undefined() } as const

export const sendPasswordLink = endpoint({
  ...link,
  path: '/api/academy/a/people/:id/password-link',
  concerns: 'account',
  summary: 'Send a link to set a new password to the address of the person',
  refuses: ['not_found', 'forbidden', 'too_many_requests'],
})

export const sendConfirmationLink = endpoint({
  ...link,
  path: '/api/academy/a/people/:id/confirmation-link',
  concerns: 'account',
  summary: 'Send the link that confirms an address once more, to the new address if one waits',
  refuses: ['not_found', 'forbidden', 'already_verified', 'too_many_requests'],
})

const OfficeWithdrawal = z.object({
  /** An unpaid application is deleted with its invoice, a paid one withdrawn, a place given up. */
  kind: z.enum(['remove', 'withdraw', 'give_up']),
  ...Withdrawal.shape,
})

export const personWithdrawal = endpoint({
  ...person,
  method: 'GET',
  path: '/api/academy/a/applications/:id/withdrawal',
  summary: 'What withdrawing an application for a person does and costs today',
  status: 200,
  reply: OfficeWithdrawal,
  refuses: ['not_found', 'application_fixed'],
  example: { reply: { kind: 'give_up', ...exampleWithdrawal } },
})

export const withdrawForPerson = endpoint({
  ...person,
  method: 'DELETE',
  path: '/api/academy/a/applications/:id',
  summary: 'Withdraw an application for a person, for what the terms say or free of charge',
  query: z.object({
    free: z.enum(['0', '1']).default('0'),
    /** The cost that the office confirmed. */
    cost: z.coerce.number().min(0).optional(),
    ...withAttached,
  }),
  status: 204,
  reply: z.undefined(),
  refuses: ['not_found', 'application_fixed', 'cost_changed', 'booking_fixed', 'request_scheduled'],
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

const note = {
  access: 'manage_people',
  path: '/api/academy/a/people/:id/notes/:noteId',
  params: z.object({ id: pathId, noteId: pathId }),
} as const

export const addNote = endpoint({
  ...person,
  method: 'POST',
  path: '/api/academy/a/people/:id/notes',
  concerns: 'account',
  summary: 'Note something about a person, for the office only',
  body: NoteInput,
  status: 201,
  reply: PersonNote,
  refuses: ['not_found'],
  example: { body: { text: exampleNote.text }, reply: exampleNote },
})

export const changeNote = endpoint({
  ...note,
  method: 'PUT',
  concerns: 'account',
  summary: 'Change an own note',
  body: NoteInput.extend({ version: id }),
  status: 200,
  reply: PersonNote,
  refuses: ['not_found', 'forbidden', 'changed_meanwhile'],
  example: { body: { text: exampleNote.text, version: 1 }, reply: exampleNote },
})

export const deleteNote = endpoint({
  ...note,
  method: 'DELETE',
  concerns: 'account',
  summary: 'Delete a note; the audit log keeps what it said',
  status: 204,
  reply: z.undefined(),
  refuses: ['not_found'],
})
