import * as contract from '@academy/contract/admission/applications/endpoints'
import type { Application } from '@academy/contract/admission/applications/schemas'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { payInvoice } from '../../../../test/invoices.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { forwardApplication } from './follow-invoice.ts'

let fixture: TestApp
let student: Person
let cello: number
beforeEach(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-03-02T10:00:00+01:00', SITE_URL: 'https://academy.example' })
  student = await fixture.person()
  cello = await insertMasterclass(fixture.db)
})
afterEach(() => fixture.close())

const known = { is_known: 1, agreed_consent: 1, agreed_terms: 1 } as const
const apply = async (body: object = {}, as = student, masterclass = cello) =>
  (
    await fixture.call(
      contract.apply,
      { params: { masterclassId: String(masterclass) }, body: { ...known, ...body } },
      { as },
    )
  ).body
const list = async (as = student) => (await fixture.call(contract.applications, {}, { as })).body
// A link signed a second later differs.
const linkless = (sent: Application[]) =>
  sent.map(one => ({ ...one, fee_invoice: { ...one.fee_invoice, aws_temp_url: '' } }))
const withId = (id: number) => ({ params: { id: String(id) } })
const mails = () => fixture.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const pay = async (invoice_id = 0) => {
  await payInvoice(fixture.db, { invoice_id, amount_cents: 7_500, paid_on: '2027-03-05' })
  await fixture.db.transaction().execute(tx => forwardApplication(tx, invoice_id, new Date()))
}
const audits = async () =>
  (await fixture.db.selectFrom('audit_log').select('action').orderBy('id').execute()).map(row => row.action)

describe('applying', () => {
  test('creates the application with its invoice and mail and lists it', async () => {
    const sent = await apply({
      repertoire: 'Bach: Suite III',
      comment: 'See you in August',
      recording_1: 'youtu.be/abc',
      recording_1_title: 'Sarabande',
    })
    expect(sent).toMatchObject({
      status: 'applied',
      has_withdrawn: false,
      is_current: true,
      is_accepted: null,
      is_known: true,
      repertoire: 'Bach: Suite III',
      comment: 'See you in August',
      recording_1: 'https://youtu.be/abc',
      recording_1_title: 'Sarabande',
      recording_2: '',
      agreed_consent: true,
      resume_file: null,
      can_edit: true,
      can_delete: true,
      fee_paid: false,
      fee_invoice: {
        invoice_number: '2027-0001',
        kind: 'handling_fee',
        state: 'open',
        subject: 'Handling fee: Cello with Ilse Marent',
        invoice_amount: 75,
        outstanding_amount: 75,
        due_date: '2027-03-16',
        overdue: false,
      },
      masterclass: { id: cello, start_date: '2027-08-02', teacher: { last_name: 'Marent' } },
    })
    expect(sent.applied_at).toMatch(/^2027-03-02T09:00:\d\d\.\d{3}Z$/)
    expect(linkless(await list())).toEqual(linkless([sent]))
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipient: student.email,
      locale: 'en',
      subject: 'Your application: Cello with Ilse Marent',
      attachments: [`invoice:${sent.fee_invoice?.id}`],
    })
    for (const words of [
      '2027-0001',
      '€75.00',
      '16 March 2027',
      '15 July 2027',
      '15 June 2027',
      '2 – 10 August 2027',
    ])
      expect(mail?.body_text).toContain(words)
    expect(mail?.body_text).toContain(`https://academy.example/user/invoices/${sent.fee_invoice?.id}`)
    expect(await audits()).toEqual(['applied'])
  })

  test('writes in German to applicants who use German', async () => {
    await fixture.db.updateTable('accounts').set({ locale: 'de' }).where('id', '=', student.id).execute()
    const { fee_invoice } = await apply()
    expect(fee_invoice?.subject).toBe('Bearbeitungsgebühr: Violoncello bei Ilse Marent')
    const [mail] = await mails()
    expect(mail?.subject).toBe('Ihre Bewerbung: Violoncello bei Ilse Marent')
    expect(mail?.body_text).toContain('Bitte tragen Sie es bis 15. Juni 2027')
  })

  test('is free where the academy takes no handling fee, and forwards to the teacher at once', async () => {
    await fixture.db.updateTable('academies').set({ handling_fee_cents: 0 }).execute()
    expect(await apply()).toMatchObject({ fee_paid: true, fee_invoice: null })
    const [mail] = await mails()
    expect(mail?.attachments).toEqual([])
    expect(mail?.body_text).toContain('We have forwarded it to Ilse Marent.')
    await fixture.call(contract.deleteApplication, withId((await list())[0]?.id ?? 0), { as: student })
    expect(await fixture.db.selectFrom('applications').select('status').execute()).toEqual([
      { status: 'withdrawn' },
    ])
  })

  test.each([true, false, 1, 0, '1', '0'])('accepts %j as the answer to "known"', async is_known => {
    const resume = {
      account_id: student.id,
      key: 'resumes/x',
      name: 'x.pdf',
      size: 1,
      uploaded_at: new Date(),
    }
    await fixture.db.insertInto('resumes').values(resume).execute()
    const sent = await apply({ is_known, recording_1: 'https://vimeo.com/1' })
    expect(sent.is_known).toBe([true, 1, '1'].includes(is_known))
  })

  test('works after the deadline while the masterclass is open, without a promised date', async () => {
    await fixture.db.updateTable('academies').set({ end_date_application: '2027-01-31' }).execute()
    await apply({ repertoire: 'Elgar' })
    const [mail] = await mails()
    expect(mail?.body_text).toContain('You will hear from us as soon as the places are decided')
  })

  test('lists the applications of all years, newest first', async () => {
    const second = await insertMasterclass(fixture.db)
    const first = await apply()
    const newer = await apply({}, student, second)
    expect((await list()).map(({ id }) => id)).toEqual([newer.id, first.id])
    await fixture.db.updateTable('academies').set({ is_current: false }).execute()
    expect((await list()).map(one => [one.is_current, one.can_edit, one.can_delete])).toEqual([
      [false, false, true],
      [false, false, true],
    ])
    expect(await list(await fixture.person())).toEqual([])
  })
})

describe('editing an application', () => {
  const edit = (id: number, body: object, as = student) =>
    fixture.call(contract.editApplication, { ...withId(id), body }, { as })

  test('replaces repertoire, comment and recordings', async () => {
    const { id } = await apply({ repertoire: 'Bach', recording_1: 'https://vimeo.com/1' })
    const { body } = await edit(id, {
      id,
      repertoire: 'Elgar',
      comment: 'New',
      recording_1: 'soundcloud.com/x',
    })
    expect(body).toMatchObject({
      repertoire: 'Elgar',
      comment: 'New',
      recording_1: 'https://soundcloud.com/x',
    })
    expect(linkless(await list())).toEqual(linkless([body]))
    expect(await audits()).toEqual(['applied', 'application_edited'])
    expect(await mails()).toHaveLength(1)
  })

  const full = {
    repertoire: 'Bach',
    comment: 'Bow',
    recording_1: 'https://vimeo.com/1',
    recording_2: 'https://vimeo.com/2',
    recording_1_title: 'Gigue',
    recording_2_title: 'Bourrée',
  }

  test('leaves every field that is left out as it is', async () => {
    const { id, fee_invoice } = await apply(full)
    await pay(fee_invoice?.id)
    expect((await edit(id, {})).body).toMatchObject({ ...full, recording_3: '' })
    expect(await audits()).toEqual(['applied'])
    for (const [name, value] of [
      ['comment', 'Other'],
      ['repertoire', 'Elgar'],
      ['recording_2', 'https://vimeo.com/3'],
      ['recording_1_title', 'Sarabande'],
    ] as const) {
      const before = await list()
      const { body } = await edit(id, { [name]: value })
      expect(linkless([body])).toEqual(linkless(before).map(one => ({ ...one, [name]: value })))
    }
  })

  test.each(['', null])('empties a field by %j', async empty => {
    const { id } = await apply(full)
    const { body } = await edit(id, { comment: empty, recording_2: empty, recording_2_title: empty })
    expect(body).toMatchObject({ ...full, comment: '', recording_2: '', recording_2_title: '' })
    const cleared = await edit(id, { repertoire: empty, recording_1: empty, recording_1_title: empty })
    expect(cleared.body).toMatchObject({ repertoire: '', recording_1: '', recording_1_title: '' })
  })

  test('is news for the teacher only if something changed', async () => {
    const { id } = await apply({ repertoire: 'Bach', recording_1: 'https://vimeo.com/1' })
    const edited = async () =>
      (await fixture.db.selectFrom('applications').select('edited_at').executeTakeFirstOrThrow()).edited_at
    await edit(id, { repertoire: 'Bach', recording_1: 'https://vimeo.com/1' })
    expect(await edited()).toBeNull()
    await edit(id, { repertoire: 'Bach', recording_1: 'https://vimeo.com/1', recording_1_title: 'Gigue' })
    expect(await edited()).not.toBeNull()
  })

  test('works after the fee is paid and after a preliminary decision', async () => {
    const { id, fee_invoice } = await apply()
    await pay(fee_invoice?.id)
    for (const is_accepted of [true, false]) {
      await fixture.db.updateTable('applications').set({ is_accepted }).execute()
      expect((await edit(id, { repertoire: `now ${is_accepted}` })).body).toMatchObject({
        repertoire: `now ${is_accepted}`,
        is_accepted: null,
        can_edit: true,
      })
    }
  })
})

describe('deleting an application', () => {
  const remove = (id: number, as = student) => fixture.call(contract.deleteApplication, withId(id), { as })

  test('removes an unpaid one, cancels its invoice and allows another application', async () => {
    const { id, fee_invoice } = await apply()
    await remove(id)
    expect(await list()).toEqual([])
    expect(await fixture.db.selectFrom('applications').selectAll().execute()).toEqual([])
    const invoices = await fixture.db
      .selectFrom('invoices')
      .select(['id', 'invoice_number', 'cancels_id', 'total_cents'])
      .orderBy('id')
      .execute()
    expect(invoices).toMatchObject([
      { invoice_number: '2027-0001', total_cents: 7_500 },
      { invoice_number: '2027-0002', total_cents: -7_500, cancels_id: fee_invoice?.id },
    ])
    const [, mail] = await mails()
    expect(mail).toMatchObject({
      subject: 'Application deleted: Cello with Ilse Marent',
      attachments: [`invoice:${invoices[1]?.id}`],
    })
    expect(mail?.body_text).toContain('Invoice 2027-0001 is cancelled')
    expect(await audits()).toEqual(['applied', 'application_deleted'])
    expect((await apply()).fee_invoice?.invoice_number).toBe('2027-0003')
    expect(await mails()).toHaveLength(3)
  })

  test('withdraws a paid one: it leaves the list, stays with the teacher, and another application is allowed', async () => {
    const { id, fee_invoice } = await apply()
    await pay(fee_invoice?.id)
    expect(await list()).toMatchObject([{ fee_paid: true, fee_invoice: { state: 'paid' } }])
    await remove(id)
    expect(await list()).toEqual([])
    expect(
      await fixture.db.selectFrom('applications').select(['status', 'fee_invoice_id']).execute(),
    ).toEqual([{ status: 'withdrawn', fee_invoice_id: fee_invoice?.id }])
    expect(await fixture.db.selectFrom('invoices').select('id').execute()).toHaveLength(1)
    const [, mail] = await mails()
    expect(mail).toMatchObject({ subject: 'Application withdrawn: Cello with Ilse Marent', attachments: [] })
    expect(await audits()).toEqual(['applied', 'application_withdrawn'])
    await apply()
    expect(await list()).toHaveLength(1)
  })
})
