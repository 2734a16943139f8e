// Apart from the form, which the public page loads.
import { z } from 'zod'
import { id, Locale, text } from '../../base/fields.ts'
import { MailState } from '../../base/schemas.ts'

export const MESSAGES_PER_PAGE = 50

export const MessageState = z.enum(['new', 'answered', 'done'])
export type MessageState = z.infer<typeof MessageState>

/** A message in the inbox of the office. */
export const OfficeMessage = z.object({
  id,
  email: z.string(),
  /** The author, or else the account with this address. */
  person: z.object({ id, full_name: z.string() }).nullable(),
  subject: z.string(),
  state: MessageState,
  created_at: z.string(),
  /** When it was answered last. */
  answered_at: z.string().nullable(),
})
export type OfficeMessage = z.infer<typeof OfficeMessage>

const MessageAnswer = z.object({
  id,
  text: z.string(),
  /** Null if the account was deleted. */
  author: z.string().nullable(),
  created_at: z.string(),
  /** The mail with the answer; null if it was deleted. */
  mail: z.object({ id, state: MailState }).nullable(),
})

export const OfficeMessageDetail = OfficeMessage.extend({
  message: z.string(),
  locale: Locale,
  version: z.number(),
  /** The page of the personal area on which it was written; null for the contact page. */
  page: z.string().nullable(),
  answers: z.array(MessageAnswer),
})
export type OfficeMessageDetail = z.infer<typeof OfficeMessageDetail>

const version = z.int().min(1).max(1_000_000)

export const AnswerInput = z.object({
  version,
  text: text(10_000, 'MESSAGE_REQUIRED'),
  /** The language of greeting and closing. */
  locale: Locale,
})
export type AnswerInput = z.infer<typeof AnswerInput>

export const MessageStateInput = z.object({ version, state: MessageState })

export const exampleMessage: OfficeMessage = {
  id: 5,
  email: 'mira@example.org',
  person: { id: 7, full_name: 'Mira Talbach' },
  subject: 'Practice rooms',
  state: 'answered',
  created_at: '2027-06-01T08:00:00.000Z',
  answered_at: '2027-06-01T09:30:00.000Z',
}

export const exampleMessageDetail: OfficeMessageDetail = {
  ...exampleMessage,
  message: 'Are there pianos in the practice rooms?',
  locale: 'en',
  version: 2,
  page: '/user/acomodation',
  answers: [
    {
      id: 1,
      text: 'Yes, in every second one.',
      author: 'Office',
      created_at: '2027-06-01T09:30:00.000Z',
      mail: { id: 44, state: 'sent' },
    },
  ],
}
