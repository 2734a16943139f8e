import { erasedAddress } from '@academy/contract/lib/erased-address'
import { text } from '../../db/columns.ts'
import type { Tx } from '../../db/connection.ts'
import { fixedCommand, fixedStatement } from '../../db/fixed-statement.ts'

/** Texts about others in which a person may be named: mails to teachers and the office, notes, the record. */
const texts = {
  outbox: ['subject', 'body_text', 'body_html', 'reply_to', 'recipient'],
  contact_messages: ['subject', 'message'],
  contact_answers: ['text'],
  person_notes: ['text'],
  applicant_reviews: ['note'],
  erasure_requests: ['reason'],
} as const

// $1 is the text to search for, $2 its replacement.
const textStatements = Object.entries(texts).map(([table, columns]) =>
  fixedCommand<[mentioned: string, instead: string]>(`
    update ${table} set ${columns.map(column => `${column} = replace(${column}, $1, $2)`).join(', ')}
    where ${columns.map(column => `position($1 in ${column}) > 0`).join(' or ')}`),
)

// As text of JSON, in which quotes are escaped.
const recordStatement = fixedCommand<[mentioned: string, instead: string]>(`
  update audit_log set details = replace(details::text, btrim(to_json($1::text)::text, '"'), $2)::jsonb
  where position(btrim(to_json($1::text)::text, '"') in details::text) > 0`)

const namesStatement = fixedStatement<Names, [account_id: number]>({
  full_name: text(),
  email: text(),
})(`select first_name || ' ' || last_name as full_name, email from accounts where id = $1`)

interface Names {
  full_name: string
  email: string
}

export const findNames = async (tx: Tx, account_id: number): Promise<Names | undefined> =>
  (await namesStatement(tx, account_id))[0]

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Replaces the name and the address of a person in texts that belong to others. */
export const eraseMentions = async (
  tx: Tx,
  { account_id, full_name, email }: Names & { account_id: number },
): Promise<void> => {
  const [nobody, nowhere] = [`Person ${account_id}`, erasedAddress(account_id)]
  const replacements = new Map([
    [email, nowhere],
    [email.toLowerCase(), nowhere],
    [full_name, nobody],
    [escaped(full_name), nobody],
  ])
  for (const [mentioned, instead] of replacements) {
    for (const statement of textStatements) await statement(tx, mentioned, instead)
    await recordStatement(tx, mentioned, instead)
  }
}
