import type { Endpoint } from '@academy/contract/endpoint'
import { endpoints } from '@academy/contract/endpoints'
import { Failure, problems } from '@academy/contract/problems'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../app.ts'
import { insertMasterclass } from '../masterclass.ts'
import { insertExamples } from '../repertoire.ts'
import { type HostileRequest, requestsTo } from './hostile-requests.ts'

const SEED = 20_270_801
const REQUESTS = 1_000
const AT_ONCE = 25
const LEAST_UNDERSTOOD = 100

let academy: TestApp
beforeAll(async () => {
  academy = await testApp({}, { withSite: true })
  await insertMasterclass(academy.db)
  await insertExamples(academy.db)
})
afterAll(() => academy.close())

type People = Record<HostileRequest['caller'], Person | undefined>

const send = (endpoint: Endpoint, people: People, { caller, url, headers, payload }: HostileRequest) => {
  const person = people[caller]
  return academy.app.inject({
    method: endpoint.method,
    url: url.replace('/api/1?', `/api/${person?.id ?? 1}?`),
    headers: {
      // One address for all: hashing is dear, and the limits are to be met, too.
      'x-forwarded-for': '10.0.0.7',
      ...(person && { authorization: `Bearer ${person.token}` }),
      ...headers,
    },
    ...(payload !== '' && { payload }),
  })
}

const leak = /\n\s+at |node_modules|\.[jt]s:\d|select .+ from|insert into|syntax error|violates|relation "/i

const faultOf = ({ statusCode, body, headers }: Awaited<ReturnType<typeof send>>): string | undefined => {
  if (statusCode >= 500) return `answers ${statusCode} ${body}`
  if (statusCode < 400) return undefined
  if (!String(headers['content-type']).startsWith('application/json'))
    return `fails as ${headers['content-type']}`
  const failure = Failure.strict().safeParse(JSON.parse(body))
  if (!failure.success) return `fails in a form of its own: ${body}`
  const known = Object.entries(problems).find(([code]) => code === failure.data.code)?.[1]
  if (known?.status !== statusCode) return `gives ${failure.data.code} the status ${statusCode}`
  return leak.test(body) ? `tells too much: ${body}` : undefined
}

const notUnderstood = [400, 401, 413, 415, 422]

test.each(Object.entries(endpoints))(
  '%s answers a thousand hostile requests without a fault',
  { timeout: 60_000 },
  async (name, endpoint) => {
    const requests = fc.sample(requestsTo(endpoint), { seed: SEED, numRuns: REQUESTS })
    let understood = 0
    for (let at = 0; at < requests.length; at += AT_ONCE) {
      const people = {
        nobody: undefined,
        student: await academy.person(),
        // With every key of the house, so that what lies behind each door is tried.
        admin: await academy.person(['Admin', 'Teacher', 'Correpetitor']),
      }
      const batch = requests.slice(at, at + AT_ONCE)
      const answers = await Promise.all(batch.map(request => send(endpoint, people, request)))
      for (const [index, answer] of answers.entries()) {
        const request = JSON.stringify(batch[index]).slice(0, 2_000)
        const fault = faultOf(answer)
        if (fault) expect.fail(`${name} ${fault}\nRequest ${at + index} of seed ${SEED}: ${request}`)
        if (!notUnderstood.includes(answer.statusCode)) understood++
      }
    }
    // If nearly all were turned away at the door, nothing behind it would have been tried.
    expect(understood).toBeGreaterThan(LEAST_UNDERSTOOD)
  },
)
