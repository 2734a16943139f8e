import * as contract from '@academy/contract/access/accounts/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import { changeAccount, lockForChange } from './queries.ts'

let academy: TestApp
beforeAll(async () => {
  academy = await testApp()
  // With current table statistics the planner reads the profile first if the query allows it.
  for (let count = 0; count < 300; count++) await academy.person()
  await sql`analyze`.execute(academy.db)
})
afterAll(() => academy.close())

test('changing the profile locks the account first, so that two requests cannot deadlock', async () => {
  const person = await academy.person()
  const params = { id: String(person.id) }
  // A change of address locks the account and then updates the profile.
  const { change } = await academy.db.transaction().execute(async tx => {
    await lockForChange(tx, person.id)
    const waiting = academy.call(contract.updateUser, { params, body: { gender: 'female' } }, { as: person })
    await untilBlocked(academy.db)
    await changeAccount(tx, person.id, { gender: 'male' })
    return { change: waiting }
  })
  expect((await change).body.user_data.gender).toBe('female')
})
