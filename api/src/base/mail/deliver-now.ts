import type { TestMailOutcome } from '@academy/contract/base/schemas'
import { failureOf, messageOf } from './failure.ts'
import { toSingleLine } from './mail-text.ts'
import { openSmtpTransport, type Transport } from './smtp-transport.ts'

export interface Delivery {
  outcome: TestMailOutcome
  /** What the mail server said, or why it could not be reached. Without credentials. */
  answer: string
  /** Why it failed, which `troubleIn` reads; otherwise empty. */
  reason: string
}

// Somebody waits for the answer, so the limits are shorter than those of the sender.
const timeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000, total: 25_000 }

const outcomeOf = (error: unknown): TestMailOutcome => {
  const { code = '', responseCode } = error as { code?: string; responseCode?: number }
  if (code === 'EAUTH') return 'wrong_login'
  if (code === 'ETLS') return 'unreachable'
  if (responseCode !== undefined) return 'refused'
  return ['ETIMEDOUT', 'ECONNECTION', 'ESOCKET', 'EDNS'].includes(code) ? 'unreachable' : 'failed'
}

/** Sends one mail at once, outside of the outbox. Never throws. */
export const deliverNow = async (
  transport: Transport,
  mail: Parameters<ReturnType<typeof openSmtpTransport>['send']>[0],
): Promise<Delivery> => {
  const smtp = openSmtpTransport({ timeouts, ...transport })
  try {
    const reply = await smtp.send(mail)
    return { outcome: 'accepted', answer: messageOf(toSingleLine(reply), smtp.secrets), reason: '' }
  } catch (error) {
    const { message, detail } = failureOf(error, smtp.secrets)
    return { outcome: outcomeOf(error), answer: detail, reason: message }
  } finally {
    smtp.close()
  }
}
