import { expect, test } from 'vitest'
import { SHARE } from '../../test/quick-argon2.ts'
import { hashPassword, isPassword, NO_PASSWORD } from './passwords.ts'

test('a password is stored as OWASP recommends: argon2id, 19 MiB, two passes', async () => {
  const [, algorithm, , cost = ''] = (await hashPassword('Berg-Sommer-7')).split('$')
  const [, memory, passes, lanes] = /^m=(\d+),t=(\d+),p=(\d+)$/.exec(cost)?.map(Number) ?? []
  expect([algorithm, (memory ?? 0) * SHARE, passes, lanes]).toEqual(['argon2id', 19 * 1024, 2, 1])
})

test('only the password itself fits, with the cost that is stored with it', async () => {
  const stored = [
    await hashPassword('Berg-Sommer-7'),
    '$argon2id$v=19$m=19456,t=2,p=1$qjQkuzieLBB3xZHXkVV94Q$8dZ9YHlemrNL43zUzKpPXpRYFY1KYBvpUBCzxM3Z8vY',
  ]
  for (const one of stored) {
    expect(await isPassword('Berg-Sommer-7', one)).toBe(true)
    expect(await isPassword('Berg-Sommer-8', one)).toBe(false)
  }
})

test('nothing fits where no password is stored', async () => {
  for (const stored of [NO_PASSWORD, undefined]) expect(await isPassword('', stored)).toBe(false)
})
