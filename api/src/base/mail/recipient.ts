/**
 * The recipient of a mail. Every mail has to choose, because anyone can register a stranger's address: an
 * unconfirmed address gets only links that confirm it or set a password.
 */
export type MailRecipient =
  /** The address of the account at the time of sending, once it is confirmed. */
  | { kind: 'account'; account_id: number; email: string }
  /** This address of an account, confirmed or not. */
  | { kind: 'address-of-account'; account_id: number; email: string }
  /** An address without an account, such as that of the office. */
  | { kind: 'address'; email: string }

/** For mails to a person. The mail waits until the address is confirmed. */
export const toAccount = (account_id: number, email: string): MailRecipient => ({
  kind: 'account',
  account_id,
  email,
})

/**
 * For links that confirm this address or set a password, and for a notice to a formerly confirmed address.
 */
export const toAddressOfAccount = (account_id: number, email: string): MailRecipient => ({
  kind: 'address-of-account',
  account_id,
  email,
})

/**
 * For mails to the office, and for answers that the office writes. Never for a mail that the program sends to an
 * address typed by a visitor.
 */
export const toAddress = (email: string): MailRecipient => ({ kind: 'address', email })
