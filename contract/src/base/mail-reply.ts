/** What a mail server means by a reply that is not an acceptance. */
export type ReplyMeaning =
  | 'mailbox_full'
  | 'unknown_recipient'
  | 'recipient_refused'
  | 'refused_by_policy'
  | 'try_later'
  | 'message_too_large'
  | 'sender_not_allowed'
  | 'login_refused'

interface Reply {
  /** The command of SMTP that was answered. */
  command: string
  code: number
  /** The subject and the detail of the enhanced status code (RFC 3463): `1.1` of `5.1.1`. */
  subject: string | undefined
  detail: string | undefined
  /** The reply itself, in the words of the server. */
  words: string
}

// Most replies are about the recipient; they are stored as they are.
const usualCommand = 'RCPT TO'
const storedReply = /^(?:(?<command>[A-Z][A-Z0-9 -]*): )?(?<words>(?<code>[45]\d\d)\b.*)$/su
const enhancedCode = /^\d{3}[ -][45]\.(?<subject>\d{1,3})\.(?<detail>\d{1,3})\b/u

/** Puts a reply and the command that it answers into one line, for storing. */
export const replyLine = (command: string, words: string): string =>
  command === usualCommand ? words : `${command}: ${words}`

/** Reads a stored line. Undefined: it is not a reply of a mail server. */
export const readReply = (line: string): Reply | undefined => {
  const { command = usualCommand, code, words } = storedReply.exec(line)?.groups ?? {}
  if (!code || !words) return undefined
  const { subject, detail } = enhancedCode.exec(words)?.groups ?? {}
  return { command, code: Number(code), subject, detail, words }
}

// RFC 4954: the server requires a login, or refuses this one.
const loginCodes = [530, 534, 535, 538]

// RFC 3463, RFC 7372 for 7.20 to 7.26, RFC 7505 for 1.10 and 7.27. A zero is a subject as a whole.
const byStatus: Record<string, ReplyMeaning> = {
  '1.0': 'unknown_recipient',
  '1.1': 'unknown_recipient',
  '1.2': 'unknown_recipient',
  '1.3': 'unknown_recipient',
  '1.6': 'unknown_recipient',
  '1.7': 'sender_not_allowed',
  '1.8': 'sender_not_allowed',
  '1.10': 'unknown_recipient',
  '2.1': 'unknown_recipient',
  '2.2': 'mailbox_full',
  '2.3': 'message_too_large',
  '3.4': 'message_too_large',
  '4.4': 'unknown_recipient',
  '6.0': 'refused_by_policy',
  '7.0': 'refused_by_policy',
  '7.8': 'login_refused',
  '7.9': 'login_refused',
  '7.11': 'login_refused',
  '7.20': 'sender_not_allowed',
  '7.21': 'sender_not_allowed',
  '7.22': 'sender_not_allowed',
  '7.23': 'sender_not_allowed',
  '7.24': 'sender_not_allowed',
  '7.26': 'sender_not_allowed',
  '7.27': 'sender_not_allowed',
}

// For servers that send no enhanced code, or one that says nothing (RFC 5321). By the command that was answered.
const byCode: Record<string, Record<number, ReplyMeaning>> = {
  'RCPT TO': {
    422: 'mailbox_full',
    452: 'mailbox_full',
    // Without an enhanced code: no such mailbox, or a rule of the server.
    550: 'recipient_refused',
    551: 'unknown_recipient',
    552: 'mailbox_full',
    553: 'recipient_refused',
    554: 'refused_by_policy',
  },
  'MAIL FROM': {
    550: 'sender_not_allowed',
    551: 'sender_not_allowed',
    552: 'message_too_large',
    553: 'sender_not_allowed',
    554: 'sender_not_allowed',
  },
  DATA: { 550: 'refused_by_policy', 552: 'message_too_large', 554: 'refused_by_policy' },
  CONN: { 550: 'refused_by_policy', 554: 'refused_by_policy' },
}

const statusMeaning = ({ command, subject, detail }: Reply): ReplyMeaning | undefined => {
  if (!subject) return undefined
  const meaning = byStatus[`${subject}.${detail}`] ?? byStatus[`${subject}.0`]
  return meaning === 'refused_by_policy' && command === 'MAIL FROM' ? 'sender_not_allowed' : meaning
}

/** Says what a reply means. Undefined: the words of the server have to do. */
export const meaningOf = (reply: Reply): ReplyMeaning | undefined => {
  const { command, code, subject } = reply
  if (loginCodes.includes(code)) return 'login_refused'
  const known = statusMeaning(reply) ?? (subject ? undefined : byCode[command]?.[code])
  // What is refused for now may be accepted later, but not while a mailbox is full.
  if (code < 500) return known === 'mailbox_full' ? known : 'try_later'
  if (command.startsWith('AUTH')) return 'login_refused'
  return known ?? byCode[command]?.[code]
}
