import { updateUser } from '@academy/contract/access/accounts/endpoints'
import { endpoints } from '@academy/contract/endpoints'
import { addGroupMail, addRecipients } from '@academy/contract/messages/group-mails/endpoints'
import { linkAccount } from '@academy/contract/programme/teachers/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../test/app.ts'
import { type PersonFixture, personFixture } from '../../test/person-fixture.ts'
import { untilBlocked } from '../../test/until-blocked.ts'
import { insertNote } from '../areas/office/person-page/note-queries.ts'
import { addNote } from '../areas/office/person-page/person.ts'
import { eraseAccount, lockForErasing } from '../areas/privacy/erasure/erase.ts'
import { sharePerson } from '../db/advisory-locks.ts'

/** What leads to a person in the paths of the office. */
const concerning = /^\/api\/academy\/a\/(people|accounts|invoices|bookings|applications|refunds)\/:id/

/** Money that is still due is paid, and places and beds are given back, also those of erased people. */
const stillPossible = [
  'housekeeping.officeCancelBooking',
  'ledgerActs.cancelInvoice',
  'payments.recordPayment',
  'payments.recordRefund',
  'person.withdrawForPerson',
  'personAccount.enterPayment',
  'personAccount.enterRefund',
  'personAccount.releaseEntry',
  'personAccount.spendCredit',
  'personAccount.undoEntry',
]

const acts = Object.entries(endpoints).filter(([, { concerns }]) => concerns)

test('every act of the office on a person is refused after erasing, or named here', () => {
  const open = Object.entries(endpoints)
    .filter(([, { method, path, concerns }]) => method !== 'GET' && concerning.test(path) && !concerns)
    .map(([name]) => name)
  expect(open.toSorted()).toEqual(stillPossible)
})

interface Rows {
  account: number
  application: number
  booking: number
  invoice: number
}

let fixture: PersonFixture
let erased: Rows
let present: Rows
const rowsOf = async (): Promise<Rows> => {
  const applicant = await fixture.applicant({ paid: true, is_accepted: true })
  const { booking_id: booking, invoice_id: invoice } = await fixture.stay(applicant)
  return { account: applicant.id, application: applicant.application_id, booking, invoice }
}
let admin: Person
beforeAll(async () => {
  fixture = await personFixture()
  present = await rowsOf()
  erased = await rowsOf()
  await fixture.db
    .transaction()
    .execute(tx => eraseAccount(tx, { account_id: erased.account, ground: 'office', now: new Date() }))
  admin = await fixture.person(['Admin'])
})
afterAll(() => fixture.close())

const codeOf = async (name: string, rows: Rows) => {
  const endpoint = endpoints[name]
  if (!endpoint?.concerns) throw new Error(`${name} concerns nobody`)
  const path = endpoint.path
    .replace(':id', String(rows[endpoint.concerns]))
    .replace(':role', 'Correpetitor')
    .replace(':kind', 'certificate')
    .replace(/:\w+/g, '1')
  const response = await fixture.app.inject({
    method: endpoint.method,
    url: path,
    headers: { authorization: `Bearer ${admin.token}` },
    ...(endpoint.body && { payload: {} }),
  })
  return response.statusCode >= 400 ? response.json().code : 'done'
}

test.each(acts.map(([name]) => name))('%s is refused for an erased person only', async name => {
  expect(await codeOf(name, erased)).toBe('already_erased')
  expect(await codeOf(name, present)).not.toBe('already_erased')
})

test('a caller without access does not learn that a person was erased', async () => {
  const student = await fixture.person()
  for (const [, endpoint] of acts) {
    const params = { id: erased.account, role: 'Correpetitor', kind: 'certificate', noteId: 1 }
    const { body } = await fixture.refused(endpoint, { params, body: endpoint.body && {} }, { as: student })
    expect(body.code).toBe('forbidden')
  }
})

test('acts that name the person in the body are refused in the same way', async () => {
  const account_ids = [erased.account]
  const subjects = { subject_de: 'Anreise', subject_en: 'Arrival' }
  const refusal = async (...call: Parameters<typeof fixture.refused>) =>
    (await fixture.refused(call[0], call[1], { as: admin })).body.code
  expect(await refusal(addGroupMail, { body: { ...subjects, account_ids } })).toBe('already_erased')
  const both = { body: { ...subjects, account_ids: [...account_ids, present.account] } }
  const { body: mail } = await fixture.call(addGroupMail, both, { as: admin })
  expect(mail.counts.recipients).toBe(1)
  expect(await refusal(addRecipients, { params: { id: String(mail.id) }, body: { account_ids } })).toBe(
    'already_erased',
  )
  const { id: teacher_id } = await fixture.db
    .insertInto('teachers')
    .values({ first_name: 'Ilse', last_name: 'Marent' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const params = { id: String(teacher_id) }
  expect(await refusal(linkAccount, { params, body: { account_id: erased.account } })).toBe('already_erased')
  const name = { params: { id: String(erased.account) }, body: { first_name: 'Mira' } }
  expect(await refusal(updateUser, name)).toBe('already_erased')
})

describe('at the moment of erasing', () => {
  const text = 'Called about the bill'
  const acting = (account: number) => {
    const act = async (path: string, payload?: object) => {
      const response = await fixture.app.inject({
        method: 'POST',
        url: `/api/academy/a/people/${account}/${path}`,
        headers: { authorization: `Bearer ${admin.token}` },
        ...(payload && { payload }),
      })
      return response.json().code
    }
    const notes = Array.from({ length: 4 }, () => act('notes', { text }))
    return [...notes, act('password-link'), act('confirmation-link'), act('personal-data')]
  }
  const leftOf = async (account_id: number) => {
    const count = async (table: 'person_notes' | 'outbox' | 'data_exports' | 'password_resets') =>
      (await fixture.db.selectFrom(table).select('account_id').where('account_id', '=', account_id).execute())
        .length
    return [
      await count('person_notes'),
      await count('outbox'),
      await count('data_exports'),
      await count('password_resets'),
    ]
  }
  const erase = (account_id: number, meanwhile: () => Promise<unknown>) =>
    fixture.db.transaction().execute(async tx => {
      await lockForErasing(tx, account_id)
      await meanwhile()
      return eraseAccount(tx, { account_id, ground: 'office', now: new Date() })
    })

  test('acts that were let in before are refused, and leave nothing', async () => {
    const { id: account } = await fixture.applicant({ paid: true })
    let acts: Promise<string>[] = []
    await erase(account, async () => {
      acts = acting(account)
      await untilBlocked(fixture.db, acts.length)
    })
    expect(await Promise.all(acts)).toEqual(acts.map(() => 'already_erased'))
    expect(await leftOf(account)).toEqual([0, 0, 0, 0])
  })

  test('control: without the guard a note about an erased person is stored', async () => {
    const { id: account } = await fixture.applicant({ paid: true })
    await erase(account, async () => {})
    const user = { id: admin.id } as Parameters<typeof addNote>[1]['user']
    const call = { params: { id: account }, body: { text }, user, now: new Date() }
    await addNote(fixture.services, call as Parameters<typeof addNote>[1])
    expect(await leftOf(account)).toEqual([1, 0, 0, 0])
  })

  test('an act under way is finished first, and what it stored is erased', async () => {
    const { id: account_id } = await fixture.applicant({ paid: true })
    let erasing: Promise<unknown> | undefined
    await fixture.db.transaction().execute(async tx => {
      await sharePerson(tx, account_id)
      erasing = erase(account_id, async () => {})
      await untilBlocked(fixture.db)
      const now = new Date()
      await insertNote(tx, { account_id, author_id: admin.id, text, created_at: now, changed_at: now })
    })
    await erasing
    expect(await leftOf(account_id)).toEqual([0, 0, 0, 0])
  })
})
