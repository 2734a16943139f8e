import { loadAssociation } from '../../../features/payments/api.ts'
import type { Call } from '../../../lib/api.ts'
import { loadToday } from '../today.ts'

/** What the page of the office needs beside the list, which changes with every search. */
export const loadOffice = async (call: Call) => {
  const [association, today] = await Promise.all([loadAssociation(call), loadToday(call)])
  return { association, today }
}
