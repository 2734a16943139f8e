import type { board as endpoint } from '@academy/contract/concert-planning/endpoints'
import { dayInVienna } from '../../lib/clock.ts'
import { problem } from '../../lib/problem.ts'
import type { Operation } from '../../lib/services.ts'
import { present } from '../concerts/present.ts'
import { findBoard } from './queries.ts'

export const showBoard: Operation<typeof endpoint> = async (services, { locale, now }) => {
  const board = await findBoard(services.db, dayInVienna(now))
  if (!board) throw problem('not_found')
  return { ...board, requests: board.requests.map(request => present(services, request, locale, now)) }
}
