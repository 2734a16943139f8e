import { loadBoard } from '../../../features/concert-planning/api.ts'
import type { Call } from '../../../lib/api.ts'
import { loadToday } from '../today.ts'

/** The board is null between two academies. */
export const loadConcerts = async (call: Call) => {
  const [board, today] = await Promise.all([loadBoard(call), loadToday(call)])
  return { board, today }
}
