import { type APIRequestContext, expect } from '@playwright/test'
import { masterclassThat, newStudent } from './student.ts'

/** Applies for a masterclass: only applicants can request a concert. */
export const applyAs = async (
  site: APIRequestContext,
  { headers }: Pick<Awaited<ReturnType<typeof newStudent>>, 'headers'>,
) => {
  const { id } = await masterclassThat(site, 'open')
  const multipart = { is_known: '1', agreed_consent: '1', agreed_terms: '1' }
  const answer = await site.post(`/api/academy/apply/${id}`, { headers, multipart })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** Registers somebody who has applied. */
export const newApplicant = async (site: APIRequestContext) => {
  const student = await newStudent(site)
  await applyAs(site, student)
  return student
}

/** Creates a person of this name who can request a concert. */
export const newPlayer = async (
  site: APIRequestContext,
  [first_name, last_name]: [string, string],
  locale: string,
) => {
  const { email, stored, headers } = await newApplicant(site)
  const data = { first_name, last_name, email, gender: 'female', locale }
  expect((await site.put('/api/user/profile', { headers, data })).ok()).toBe(true)
  return { email, stored, headers: { ...headers, locale } }
}

type Player = Awaited<ReturnType<typeof newPlayer>>

interface RequestInput {
  composer: string
  /** Matches the first of the composer's works. */
  piece: RegExp
  earliest_performance_date: string
  minutes: number
  wants_recording?: boolean
}

/** Sends a request as the form does, and returns the title of the work. */
export const sendRequest = async (
  site: APIRequestContext,
  { headers }: Player,
  { composer, piece, minutes, ...input }: RequestInput,
): Promise<string> => {
  const get = async (path: string) => (await site.get(`/api/concert-requests/${path}`, { headers })).json()
  const [found] = await get(`composers?search=${composer}`)
  const works: { id: number; title: string }[] = await get(`pieces?composer_id=${found.id}`)
  const work = works.find(({ title }) => piece.test(title))
  const data = { ...input, piece_id: work?.id, duration_seconds: minutes * 60 }
  const answer = await site.post('/api/concert-requests', { headers, data })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).piece_title
}

/** Adds a duplicate of a composer, with a work of the same name. */
export const addDuplicate = async (site: APIRequestContext, { headers }: Player) => {
  const names = [
    ['Hildegund', 'Quastenmeier'],
    ['Gundi', 'Quastenmayr'],
  ]
  for (const [first_name, last_name] of names) {
    const add = async (what: string, data: object) => {
      const answer = await site.post(`/api/concert-requests/${what}`, { headers, data })
      expect(answer.status(), await answer.text()).toBe(201)
      return (await answer.json()).id
    }
    const life = { year_of_birth: 1950, create_anyway: true }
    const composer_id = await add('composers', { first_name, last_name, ...life })
    await add('pieces', { composer_id, title: 'Abendlied', create_anyway: true })
  }
}
