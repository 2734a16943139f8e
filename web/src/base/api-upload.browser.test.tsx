import * as profile from '@academy/contract/people/profile/endpoints'
import { expect, test } from 'vitest'
import { makeCall } from './api-client.ts'
import { ApiError, ConnectionError } from './api-errors.ts'

const call = makeCall({ origin: location.origin, locale: () => 'de', token: () => 'secret' })

const FILE_BYTES = 3_000_000
/** The file name tells the test server how to answer; see vitest.config.ts. */
const send = (name: string, signal?: AbortSignal) => {
  const heard: number[] = []
  const options = { onProgress: (part: number) => heard.push(part), ...(signal && { signal }) }
  const body = { resume_file: new File([new Uint8Array(FILE_BYTES)], name, { type: 'application/pdf' }) }
  return { heard, reply: call(profile.replaceResume, { body }, options) }
}

test('an upload reports progress from 0 to 100 %, with the headers of every call', async () => {
  const { heard, reply } = send('answer-200')
  const { headers, bytes } = (await reply) as unknown as { headers: object; bytes: number }
  expect(headers).toMatchObject({ accept: 'application/json', locale: 'de', authorization: 'Bearer secret' })
  expect(bytes).toBeGreaterThan(FILE_BYTES)
  expect(heard).toEqual(heard.toSorted((a, b) => a - b))
  expect(heard.at(-1)).toBe(1)
})

test('a response without content is undefined', async () => {
  expect(await send('answer-204').reply).toBeUndefined()
})

test('a refusal is thrown with its status and the API’s message', async () => {
  const error = await send('answer-422').reply.catch(thrown => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 422, failure: { code: 'invalid_input' } })
})

test('no response is a connection error', async () => {
  await expect(send('answer-nothing').reply).rejects.toBeInstanceOf(ConnectionError)
})

test('an upload aborted before or during sending is not a connection error', async () => {
  const leaving = new AbortController()
  const onItsWay = send('answer-never', leaving.signal).reply
  leaving.abort()
  await expect(onItsWay).rejects.toHaveProperty('name', 'AbortError')
  await expect(send('answer-200', leaving.signal).reply).rejects.toHaveProperty('name', 'AbortError')
})
