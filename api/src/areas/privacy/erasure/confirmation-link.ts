import { isSignedPath, signPath } from '../../../base/signed-links.ts'
import { addressHash } from '../../access/index.ts'

/** Long enough to read the mail in the evening. Nothing is deleted for 14 days anyway. */
export const CONFIRMATION_MS = 24 * 60 * 60 * 1000

interface Subject {
  account_id: number
  email: string
  /** The latest request of the account, 0 if there was none: a link confirms one request and no later one. */
  after: number
}

const pathOf = ({ account_id, email, after }: Subject) =>
  `/erasure/${account_id}/${addressHash(email)}/${after}`

/** Returns what the link of the mail contains: `account.after.expires.signature`. */
export const confirmationToken = (secret: string, subject: Subject, now: Date): string => {
  const expires = new Date(now.getTime() + CONFIRMATION_MS)
  const query = new URL(signPath(secret, pathOf(subject), expires), 'http://link').searchParams
  return [subject.account_id, subject.after, query.get('expires'), query.get('signature')].join('.')
}

const pattern = /^(\d{1,9})\.(\d{1,9})\.(\d{1,12})\.([\w-]{1,100})$/

export interface ReadToken extends Pick<Subject, 'account_id' | 'after'> {
  expires: string
  signature: string
}

export const readToken = (token: string): ReadToken | undefined => {
  const [, id, after, expires, signature] = pattern.exec(token) ?? []
  return id && after && expires && signature
    ? { account_id: Number(id), after: Number(after), expires, signature }
    : undefined
}

/** Whether the link was sent to this address for this account, and has not expired. */
export const isConfirmation = (
  secret: string,
  { expires, signature, ...subject }: ReadToken,
  email: string,
  now: Date,
): boolean => isSignedPath(secret, pathOf({ ...subject, email }), { expires, signature }, now)
