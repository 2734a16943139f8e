/**
 * Whom a mail goes to. Every mail has to choose, because anybody can register the address of a stranger: to an address
 * that is not confirmed goes nothing but the link that confirms it or sets a password.
 */
export type MailRecipient =
  /** The address that the account has when the mail is sent, as soon as it is confirmed. */
  | { kind: 'account'; account_id: number; email: string }
  /** This address of an account, whether it is confirmed or not. */
  | { kind: 'address-of-account'; account_id: number; email: string }
  /** An address without an account, such as that of the office. */
  | { kind: 'address'; email: string }

/** For everything that a person is told. The mail waits until the address is confirmed. */
export const toAccount = (account_id: number, email: string): MailRecipient => ({
  kind: 'account',
  account_id,
  email,
})

/** For links that confirm this address or set a password, and for a notice to an address that was confirmed before. */
export const toAddressOfAccount = (account_id: number, email: string): MailRecipient => ({
  kind: 'address-of-account',
  account_id,
  email,
})

/** For mails to the office. Never for an address that a visitor has typed. */
export const toAddress = (email: string): MailRecipient => ({ kind: 'address', email })
