import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import { lockBalance } from '../../../db/locks.ts'
import { insertPaymentOn } from '../../money/invoices/allocation-queries.ts'
import { forwardApplication } from './follow-invoice.ts'
import { lockAppliedMasterclass } from './queries.ts'

let fixture: TestApp
let cello: number
beforeEach(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-03-02T10:00:00+01:00' })
  cello = await insertMasterclass(fixture.db)
})
afterEach(() => fixture.close())

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const countOf = (values: number[], wanted: number) => values.filter(value => value === wanted).length

const request = async (as: Person, method: 'POST' | 'DELETE', url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${as.token}` }
  const response = await fixture.app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: response.statusCode, body: response.body === '' ? undefined : response.json() }
}
const apply = (as: Person, repertoire = '') =>
  request(as, 'POST', `/api/academy/apply/${cello}`, {
    is_known: 1,
    agreed_consent: 1,
    agreed_terms: 1,
    repertoire,
  })
const remove = (as: Person, id: number) => request(as, 'DELETE', `/api/academy/applications/${id}`)

const rowsOf = async (table: 'applications' | 'outbox' | 'invoices') =>
  (await fixture.db.selectFrom(table).select('id').execute()).length
const numbers = async () =>
  (await fixture.db.selectFrom('invoices').select('number').orderBy('number').execute()).map(
    row => row.number,
  )
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

describe('twenty concurrent applications by one person', () => {
  const attempt = async () => {
    const student = await fixture.person()
    return (await times(20, index => apply(student, `tab ${index}`))).map(answer => answer.status)
  }

  test('create one application, one invoice and one mail, without a gap in the numbers', async () => {
    const statuses = await attempt()
    expect([countOf(statuses, 201), countOf(statuses, 409)]).toEqual([1, 19])
    expect([await rowsOf('applications'), await rowsOf('invoices'), await rowsOf('outbox')]).toEqual([
      1, 1, 1,
    ])
    expect((await apply(await fixture.person())).body.fee_invoice.invoice_number).toBe('2027-0002')
  })

  test('control: without the unique index there are twenty', async () => {
    await sql`drop index applications_one_living`.execute(fixture.db)
    expect(countOf(await attempt(), 201)).toBe(20)
  })
})

test('fifty concurrent applications get fifty numbers without a gap and fifty mails with their own invoice', async () => {
  const students = await times(50, () => fixture.person())
  const answers = await times(50, async index => apply(students[index] ?? (await fixture.person())))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 201))
  expect(await numbers()).toEqual(upTo(50))
  const mails = await fixture.db.selectFrom('outbox').select(['recipient', 'attachments']).execute()
  const expected = students.map(({ email }, index) => ({
    recipient: email,
    attachments: [`invoice:${answers[index]?.body.fee_invoice.id}`],
  }))
  const byRecipient = (a: { recipient: string }, b: { recipient: string }) =>
    a.recipient < b.recipient ? -1 : 1
  expect(mails.toSorted(byRecipient)).toEqual(expected.toSorted(byRecipient))
})

describe('closing a masterclass', () => {
  const closing = (meanwhile: () => Promise<void>) =>
    fixture.db.transaction().execute(async tx => {
      await tx.updateTable('masterclasses').set({ application_closed: true }).execute()
      await meanwhile()
    })

  test('blocks a concurrent application and then refuses it', async () => {
    const student = await fixture.person()
    let answer: ReturnType<typeof apply> | undefined
    await closing(async () => {
      answer = apply(student)
      await untilBlocked(fixture.db)
    })
    expect(await answer).toMatchObject({ status: 409, body: { code: 'application_closed' } })
    expect([await rowsOf('applications'), await rowsOf('invoices'), await rowsOf('outbox')]).toEqual([
      0, 0, 0,
    ])
  })

  test('control: a read without the lock still sees the masterclass open', async () => {
    await closing(async () => {
      const seen = await fixture.db.selectFrom('masterclasses').select('application_closed').execute()
      expect(seen).toEqual([{ application_closed: false }])
    })
  })

  test('waits for applications in progress', async () => {
    await fixture.db.transaction().execute(async tx => {
      await lockAppliedMasterclass(tx, cello)
      const close = fixture.db.transaction().execute(async other => {
        await sql`set local lock_timeout = '50ms'`.execute(other)
        await other.updateTable('masterclasses').set({ application_closed: true }).execute()
      })
      await expect(close).rejects.toThrow(/lock timeout/)
    })
  })
})

test('ten concurrent deletions of an application cause one cancellation and one mail', async () => {
  const student = await fixture.person()
  const { id } = (await apply(student)).body
  const statuses = (await times(10, () => remove(student, id))).map(answer => answer.status)
  expect([countOf(statuses, 204), countOf(statuses, 404)]).toEqual([1, 9])
  expect([await rowsOf('applications'), await rowsOf('invoices'), await rowsOf('outbox')]).toEqual([0, 2, 2])
  expect(await numbers()).toEqual([1, 2])
})

test('concurrent deletions and new applications of ten people do not deadlock', async () => {
  const students = await times(10, () => fixture.person())
  const applied = await Promise.all(students.map(student => apply(student)))
  const statuses = await Promise.all(
    students.flatMap((student, index) => {
      const id = applied[index]?.body.id
      return [remove(student, id), apply(student), remove(student, id), apply(student)].map(
        async answer => (await answer).status,
      )
    }),
  )
  expect(statuses.filter(status => ![201, 204, 404, 409].includes(status))).toEqual([])
  expect(await rowsOf('applications')).toBeLessThanOrEqual(10)
  expect(await numbers()).toEqual(upTo(await rowsOf('invoices')))
  expect(await rowsOf('outbox')).toBe(await rowsOf('invoices'))
})

describe('a concurrent payment and deletion', () => {
  const attempt = async () => {
    const student = await fixture.person()
    const office = await fixture.person(['AcademyManager'])
    const { id, fee_invoice } = (await apply(student)).body
    const payment = { amount: 75, paid_on: '2027-03-02' }
    const [paid, removed] = await Promise.all([
      request(office, 'POST', `/api/academy/a/invoices/${fee_invoice.id}/payments`, payment),
      remove(student, id),
    ])
    return { id, fee_invoice_id: fee_invoice.id, paid: paid.status, removed: removed.status }
  }

  test('run one after the other: withdrawn and paid, or deleted and cancelled', async () => {
    const outcomes = await times(12, attempt)
    for (const { id, fee_invoice_id, paid, removed } of outcomes) {
      expect(removed).toBe(204)
      const left = await fixture.db
        .selectFrom('applications')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirst()
      const balance = await fixture.db
        .selectFrom('invoice_balances')
        .select(['paid_cents', 'is_cancelled', 'outstanding_cents'])
        .where('invoice_id', '=', fee_invoice_id)
        .executeTakeFirstOrThrow()
      const wasFirst = paid === 201
      expect(paid).toBe(wasFirst ? 201 : 409)
      expect(left).toEqual(wasFirst ? { status: 'withdrawn' } : undefined)
      expect(balance).toEqual(
        wasFirst
          ? { paid_cents: 7_500, is_cancelled: false, outstanding_cents: 0 }
          : { paid_cents: 0, is_cancelled: true, outstanding_cents: 0 },
      )
    }
    expect(await numbers()).toEqual(upTo(await rowsOf('invoices')))
  })

  // The request that locks the invoice balance first wins; the other one sees its result.
  test('a deletion that waited for a payment sees it', async () => {
    const student = await fixture.person()
    const { id, fee_invoice } = (await apply(student)).body
    let removal: ReturnType<typeof remove> | undefined
    await fixture.db.transaction().execute(async tx => {
      await lockBalance(tx, fee_invoice.id)
      removal = remove(student, id)
      await untilBlocked(fixture.db)
      await insertPaymentOn(tx, {
        invoice_id: fee_invoice.id,
        amount_cents: 7_500,
        paid_on: '2027-03-02',
        recorded_at: new Date(),
        recorded_by: student.id,
      })
      await forwardApplication(tx, fee_invoice.id, new Date())
    })
    expect((await removal)?.status).toBe(204)
    expect(await fixture.db.selectFrom('applications').select('status').execute()).toEqual([
      { status: 'withdrawn' },
    ])
  })
})
