import { rowLock } from './row-lock.ts'

// Locks of what only the office works on. The order of all locks is in lock-order.ts.

/** Locks a message to the office: nobody else answers or marks it until the transaction ends. */
export const lockMessage = rowLock<[id: number]>(
  'contact_message',
  'select id from contact_messages where id = $1 for no key update',
)

/** Locks a mail to a group: nobody else changes, sends or stops it until the transaction ends. */
export const lockGroupMail = rowLock<[id: number]>(
  'group_mail',
  'select id from group_mails where id = $1 for update',
)

/** Locks lines of bank statements: nobody else books, ignores or reopens them until the transaction ends. */
export const lockBankLines = rowLock<[ids: number[]]>(
  'bank_line',
  'select id from bank_lines where id = any($1) order by id for update',
)
