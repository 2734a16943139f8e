import * as contract from '@academy/contract/accounts/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { untilWaiting } from '../../../test/waiting.ts'
import { changeAccount, lockForChange } from './queries.ts'

let academy: TestApp
beforeAll(async () => {
  academy = await testApp()
  // With what the database knows of its tables after a while, it begins with the profile if it may.
  for (let count = 0; count < 300; count++) await academy.person()
  await sql`analyze`.execute(academy.db)
})
afterAll(() => academy.close())

test('who changes the profile waits for the account first, so that no two wait for each other', async () => {
  const person = await academy.person()
  const params = { id: String(person.id) }
  // As a change of the address does it: the account is held, and then the profile is changed.
  const { change } = await academy.db.transaction().execute(async tx => {
    await lockForChange(tx, person.id)
    const waiting = academy.call(contract.updateUser, { params, body: { gender: 'female' } }, { as: person })
    await untilWaiting(academy.db)
    await changeAccount(tx, person.id, { gender: 'male' })
    return { change: waiting }
  })
  expect((await change).body.user_data.gender).toBe('female')
})
