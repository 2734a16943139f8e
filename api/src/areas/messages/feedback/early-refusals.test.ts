import { randomUUID } from 'node:crypto'
import { saveDraft, submit } from '@academy/contract/messages/feedback/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { insertKnownSurvey, KNOWN_LINK } from '../../../../test/known-survey.ts'
import { MAX_JSON_VALUES } from '../../../http/body.ts'

let academy: TestApp
beforeAll(async () => {
  academy = await testApp()
  await insertKnownSurvey(academy.db)
})
afterAll(() => academy.close())

const NO_JSON = '{"answers":'

describe.each([
  ['a draft', saveDraft],
  ['a submission', submit],
])('%s', (_, endpoint) => {
  const codeOf = async (uuid: string, body: string, from?: string) =>
    (await academy.refused(endpoint, { params: { uuid }, body }, from ? { from } : {})).body.code

  test('with an unknown link is refused before the body is read', async () => {
    expect(await codeOf(randomUUID(), NO_JSON)).toBe('not_found')
    expect(await codeOf('no-uuid', NO_JSON)).toBe('not_found')
    // Control: with a known link the body is read.
    expect(await codeOf(KNOWN_LINK, NO_JSON)).toBe('bad_request')
  })

  test('from an address over its rate limit is refused before the body is read', async () => {
    const from = `10.9.9.${endpoint === submit ? 1 : 2}`
    for (let at = 0; at < 600; at += 100)
      await Promise.all(Array.from({ length: 100 }, () => codeOf(randomUUID(), NO_JSON, from)))
    expect(await codeOf(KNOWN_LINK, NO_JSON, from)).toBe('too_many_requests')
  })

  test('of four megabytes of empty objects is refused before they are parsed', async () => {
    const body = `{"answers":[${'{},'.repeat(1_390_000)}{}]}`
    expect(await codeOf(KNOWN_LINK, body)).toBe('too_large')
    expect(await codeOf(KNOWN_LINK, `{"answers":[${'{},'.repeat(MAX_JSON_VALUES)}{}]}`)).toBe('too_large')
    // Control: a hundred are validated.
    const { body: few } = await academy.refused(endpoint, {
      params: { uuid: KNOWN_LINK },
      body: `{"answers":[${'{},'.repeat(100)}{}]}`,
    })
    expect(Object.keys(few.errors ?? {})).toEqual(['answers'])
  })
})
