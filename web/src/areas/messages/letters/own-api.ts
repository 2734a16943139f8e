import type { Locale } from '@academy/contract/base/locale'
import type * as contract from '@academy/contract/messages/letters/endpoints'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'
import { toFile } from '../../../base/save-file.ts'

const routes = {
  list: route<typeof contract.ownLetters>('GET', '/api/my-letters'),
  one: route<typeof contract.ownLetter>('GET', '/api/my-letters/:id/:kind'),
}

export const ownLettersQuery = (call: Call) =>
  defineQuery(call, ['own-letters'], call => call(routes.list, {}, { quiet: true }))

/** Saves one of the user's own papers. */
export const saveOwnLetter = async (
  call: Call,
  academy_id: number,
  kind: 'certificate' | 'invitation',
  locale: Locale,
): Promise<void> => {
  const input = { params: { id: String(academy_id), kind }, query: { locale } }
  await call(routes.one, input, toFile(`${kind}.pdf`))
}
