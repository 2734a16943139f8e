import { crc32 } from 'node:zlib'
import { changePassword } from '@academy/contract/access/accounts/endpoints'
import type { Endpoint } from '@academy/contract/base/endpoint'
import { endpoints } from '@academy/contract/endpoints'
import { Failure, problems } from '@academy/contract/problems'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../../src/base/passwords.ts'
import { type Person, type TestApp, testApp } from '../app.ts'
import { insertKnownSurvey } from '../known-survey.ts'
import { insertMasterclass } from '../masterclass.ts'
import { insertExamples } from '../repertoire.ts'
import { type HostileRequest, requestsByField, requestsTo } from './hostile-requests.ts'

const REQUESTS = 5
/** Their files are hostile, too. */
const REQUESTS_WITH_FORM = 8
const REQUESTS_PER_FIELD = 2
const AT_ONCE = 25
// If nearly all requests are refused early, the endpoint itself is not tested, and more are sent.
const MIN_REACHED = 4
const MAX_ROUNDS = 12

let academy: TestApp

type People = Record<HostileRequest['caller'], Person | undefined>

const send = (endpoint: Endpoint, people: People, { caller, url, headers, payload }: HostileRequest) => {
  const person = people[caller]
  return academy.app.inject({
    method: endpoint.method,
    url: url.replace('/api/1?', `/api/${person?.id ?? 1}?`),
    headers: {
      // One address for all requests: hashing is expensive, and rate limits are to be reached as well.
      'x-forwarded-for': '10.0.0.7',
      ...(person && { authorization: `Bearer ${person.token}` }),
      ...headers,
    },
    // Changing the address to another one would require the password.
    ...(payload !== '' && {
      payload: payload.replaceAll('mira@example.org', person?.email ?? 'mira@example.org'),
    }),
  })
}

const leak = /\n\s+at |node_modules|\.[jt]s:\d|select .+ from|insert into|syntax error|violates|relation "/i

const StrictFailure = Failure.strict()

const problemOf = ({ statusCode, body, headers }: Awaited<ReturnType<typeof send>>): string | undefined => {
  if (statusCode >= 500) return `answers ${statusCode} ${body}`
  if (statusCode < 400) return undefined
  if (!String(headers['content-type']).startsWith('application/json'))
    return `fails as ${headers['content-type']}`
  const failure = StrictFailure.safeParse(JSON.parse(body))
  if (!failure.success) return `fails in a form of its own: ${body}`
  const known = Object.entries(problems).find(([code]) => code === failure.data.code)?.[1]
  if (known?.status !== statusCode) return `gives ${failure.data.code} the status ${statusCode}`
  return leak.test(body) ? `tells too much: ${body}` : undefined
}

const notUnderstood = [400, 401, 413, 415, 422]

/** Of the password in the examples of the contract. */
let password_hash: string

const newPeople = async (): Promise<People> => ({
  nobody: undefined,
  student: await academy.person(['student'], { password_hash }),
  // With every role, so that the code behind each access rule is reached.
  admin: await academy.person(['Admin', 'Teacher', 'Correpetitor'], { password_hash }),
})

const ENDPOINTS: [name: string, endpoint: Endpoint][] = Object.entries(endpoints)

/** Attacks the endpoints of one kind. Each kind is a separate file, so that they run in parallel. */
export const attack = (kind: 'reading' | 'writing'): void => {
  beforeAll(async () => {
    academy = await testApp({}, { withSite: true })
    password_hash = await hashPassword(changePassword.example.body.current_password)
    await insertMasterclass(academy.db)
    await insertExamples(academy.db)
    await insertKnownSurvey(academy.db)
  })
  afterAll(() => academy.close())

  const isReading = kind === 'reading'

  /** Returns how many of the requests were understood. Any problem fails the test. */
  const sendAll = async (name: string, endpoint: Endpoint, requests: HostileRequest[]) => {
    let people: People | undefined
    let reachedCount = 0
    for (let at = 0; at < requests.length; at += AT_ONCE) {
      // Writing requests may log out or change their account; reading ones keep it.
      const callers = people && isReading ? people : await newPeople()
      people = callers
      const batch = requests.slice(at, at + AT_ONCE)
      const answers = await Promise.all(batch.map(request => send(endpoint, callers, request)))
      for (const [index, answer] of answers.entries()) {
        const problem = problemOf(answer)
        if (problem) {
          const request = JSON.stringify(batch[index]).slice(0, 2_000)
          expect.fail(`${name} ${problem}\nRequest: ${request}`)
        }
        if (!notUnderstood.includes(answer.statusCode)) reachedCount++
      }
    }
    return reachedCount
  }

  test.each(ENDPOINTS.filter(([, { method }]) => (method === 'GET') === isReading))(
    '%s answers hostile requests without a server error',
    async (name, endpoint) => {
      // Each endpoint has its own numbers. With the same ones, many kinds of values would never be sent.
      const seed = crc32(name)
      const numRuns = endpoint.form ? REQUESTS_WITH_FORM : REQUESTS
      let reachedCount = 0
      for (let round = 0; round < MAX_ROUNDS && reachedCount < MIN_REACHED; round++) {
        const requests = fc.sample(requestsTo(endpoint), { seed: seed + round, numRuns })
        reachedCount += await sendAll(name, endpoint, requests)
      }
      expect(reachedCount).toBeGreaterThanOrEqual(MIN_REACHED)
      const byField = fc.sample(requestsByField(endpoint), { seed, numRuns: REQUESTS_PER_FIELD })
      await sendAll(name, endpoint, byField.flat())
    },
  )
}
