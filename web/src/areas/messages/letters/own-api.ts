import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/messages/letters/endpoints'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'
import { toFile } from '../../../base/save-file.ts'

export const ownLettersQuery = (call: Call) =>
  defineQuery(call, ['own-letters'], call => call(contract.ownLetters, {}, quiet))

/** Saves one of the user's own papers. */
export const saveOwnLetter = async (
  call: Call,
  academy_id: number,
  kind: 'certificate' | 'invitation',
  locale: Locale,
): Promise<void> => {
  const input = { params: { id: String(academy_id), kind }, query: { locale } }
  await call(contract.ownLetter, input, toFile(`${kind}.pdf`))
}
