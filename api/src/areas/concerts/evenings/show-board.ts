import type { board as endpoint } from '@academy/contract/concerts/evenings/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import type { Operation } from '../../../base/services.ts'
import { present } from '../requests/present.ts'
import { findBoard } from './queries.ts'

export const showBoard: Operation<typeof endpoint> = async (services, { locale, now }) => {
  const board = await findBoard(services.db, dayInVienna(now))
  if (!board) throw problem('not_found')
  return { ...board, requests: board.requests.map(request => present(services, request, locale, now)) }
}
