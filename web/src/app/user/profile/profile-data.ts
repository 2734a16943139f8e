import { loadCountries, loadProfile, loadResume } from '../../../features/profile/api.ts'
import type { Call } from '../../../lib/api.ts'
import { loadToday } from '../today.ts'

export const loadProfilePage = async (call: Call) => {
  const [profile, countries, resume, today] = await Promise.all([
    loadProfile(call),
    loadCountries(call),
    loadResume(call),
    loadToday(call),
  ])
  return { profile, countries, resume, today }
}
