import * as contract from '@academy/contract/concerts/evenings/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { present } from '../requests/present.ts'
import { findBoard } from './queries.ts'

export const showBoard = serve(contract.board, async (services, { locale, now }) => {
  const board = await findBoard(services.db, dayInVienna(now))
  if (!board) throw problem('not_found')
  return { ...board, requests: board.requests.map(request => present(services, request, locale, now)) }
})
