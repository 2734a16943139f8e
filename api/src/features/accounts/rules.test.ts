import { expect, test } from 'vitest'
import { BURST, mayChange, mayTryLogin, TRIES_UNDER_ATTACK } from './rules.ts'

test.each([
  { who: 'the owner', user: { id: 4, roles: ['student'] }, may: true },
  { who: 'another student', user: { id: 5, roles: ['student'] }, may: false },
  { who: 'a teacher', user: { id: 5, roles: ['Teacher'] }, may: false },
  { who: 'an accompanist', user: { id: 5, roles: ['Correpetitor'] }, may: false },
  { who: 'a manager', user: { id: 5, roles: ['AcademyManager'] }, may: true },
  { who: 'an admin', user: { id: 5, roles: ['Admin'] }, may: true },
])('account 4 may be changed by $who: $may', ({ user, may }) => {
  expect(mayChange(user, 4)).toBe(may)
})

test.each([
  { name: 'the first try', account: 1, network: 1, pair: 1, may: true },
  { name: 'the tenth try from one address', account: 10, network: 10, pair: 10, may: true },
  { name: 'the eleventh try from one address', account: 11, network: 11, pair: 11, may: false },
  { name: 'an address that tries many accounts', account: 1, network: 61, pair: 1, may: false },
  { name: 'a fresh address on an attacked account', account: 500, network: 1, pair: 1, may: true },
  { name: 'its last try', account: 500, network: 3, pair: TRIES_UNDER_ATTACK, may: true },
  { name: 'one more', account: 500, network: 4, pair: TRIES_UNDER_ATTACK + 1, may: false },
  { name: 'the try that makes it an attack', account: BURST, network: 10, pair: 10, may: true },
])('$name may: $may', ({ account, network, pair, may }) => {
  expect(mayTryLogin({ account, network, pair })).toBe(may)
})
