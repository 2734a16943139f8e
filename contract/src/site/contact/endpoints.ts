import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { optionalText, pathId } from '../../base/fields.ts'
import {
  AnswerInput,
  exampleMessage,
  exampleMessageDetail,
  MessageState,
  MessageStateInput,
  OfficeMessage,
  OfficeMessageDetail,
} from './inbox-schemas.ts'
import { ContactMessage, MemberMessage } from './schemas.ts'

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

export const writeToOffice = endpoint({
  method: 'POST',
  path: '/api/user/messages',
  access: 'signed-in',
  summary: 'Write to the office from a page of the personal area',
  body: MemberMessage,
  status: 200,
  reply: z.object({ message: z.string() }),
  refuses: ['too_many_requests'],
  example: {
    body: { subject: 'My booking', message: 'May I arrive after 9 pm?', page: '/user/acomodation' },
    reply: { message: 'Message sent successfully' },
  },
})

const office = { access: 'answer_messages', status: 200 } as const
const params = z.object({ id: pathId })

export const messages = endpoint({
  ...office,
  method: 'GET',
  path: '/api/academy/a/messages',
  summary: 'Messages to the association, the newest first, by search and state, 50 a page',
  query: z.object({
    search: optionalText(100),
    state: MessageState.optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  reply: z.object({
    messages: z.array(OfficeMessage),
    total: z.number(),
    /** How many messages are new, whatever the search. */
    new_count: z.number(),
  }),
  example: { reply: { messages: [exampleMessage], total: 1, new_count: 0 } },
})

export const message = endpoint({
  ...office,
  method: 'GET',
  path: '/api/academy/a/messages/:id',
  summary: 'A message with its answers',
  params,
  reply: OfficeMessageDetail,
  refuses: ['not_found'],
  example: { reply: exampleMessageDetail },
})

export const answerMessage = endpoint({
  ...office,
  method: 'POST',
  path: '/api/academy/a/messages/:id/answer',
  summary: 'Answer a message by mail',
  params,
  body: AnswerInput,
  reply: OfficeMessageDetail,
  refuses: ['not_found', 'changed_meanwhile'],
  example: {
    body: { version: 1, text: 'Yes, in every second one.', locale: 'en' },
    reply: exampleMessageDetail,
  },
})

export const setMessageState = endpoint({
  ...office,
  method: 'PUT',
  path: '/api/academy/a/messages/:id/state',
  summary: 'Mark a message as done, or as new again',
  params,
  body: MessageStateInput,
  reply: OfficeMessageDetail,
  refuses: ['not_found', 'changed_meanwhile'],
  example: { body: { version: 1, state: 'done' }, reply: exampleMessageDetail },
})
