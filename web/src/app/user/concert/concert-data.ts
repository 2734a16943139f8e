import { loadCorrepetitors, loadDates, loadRequests } from '../../../features/concerts/api.ts'
import type { Call } from '../../../lib/api.ts'

export const loadConcertPage = async (call: Call) => {
  const [requests, dates, correpetitors] = await Promise.all([
    loadRequests(call),
    loadDates(call),
    loadCorrepetitors(call),
  ])
  return { requests, dates, correpetitors }
}
