import type { MailKind } from '@academy/contract/messages/mails/schemas'

/** What is sent to applicants and names their masterclass. */
export const applicantMailKinds = [
  'application-received',
  'application-withdrawn',
  'place-given-up',
  'selection',
  'accepted-late',
  'place-offer',
  'offer-accepted',
  'offer-declined',
  'offer-expired',
  'receipt',
  'payment-undone',
  'payment-reminder',
  'invoice-written',
  'invoice-again',
  'invoice-replaced',
] as const satisfies MailKind[]
