// An invoice that was issued before address and name were known.
import { updateUser } from '@academy/contract/access/accounts/endpoints'
import { applications } from '@academy/contract/admission/applications/endpoints'
import { myInvoice, renewInvoice } from '@academy/contract/money/invoices/endpoints'
import { invoiceActs } from '@academy/contract/money/ledger/act-endpoints'
import { recordPayment } from '@academy/contract/money/payments/endpoints'
import { myAccount } from '@academy/contract/money/person-account/endpoints'
import { updateAddresses } from '@academy/contract/people/profile/endpoints'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type SelectionFixture, selectionFixture } from '../../../../test/selection-fixture.ts'

let fixture: SelectionFixture
let id: number
beforeEach(async () => {
  fixture = await selectionFixture()
  id = await fixture.masterclass()
})
afterEach(() => fixture.close())

type Applicant = Awaited<ReturnType<SelectionFixture['applicant']>>
const applicant = (name = {}) => fixture.applicant(id, { paid: false, ...name })
const of = (invoice_id: number) => ({ params: { id: String(invoice_id) } })
const show = async (as: Applicant, invoice_id = as.fee_invoice_id) =>
  (await fixture.call(myInvoice, of(invoice_id), { as })).body
const facts = async (as: Applicant, invoice_id?: number) => {
  const { lacks, can_renew } = await show(as, invoice_id)
  return { lacks, can_renew }
}
const renew = async (as: Applicant, invoice_id = as.fee_invoice_id) =>
  (await fixture.call(renewInvoice, of(invoice_id), { as })).body
const refusal = async (as: Applicant, invoice_id = as.fee_invoice_id) =>
  (await fixture.refused(renewInvoice, of(invoice_id), { as })).body.code
const liveSomewhere = (as: Applicant) => {
  const address = {
    type: 'BILLING',
    street: 'Seestraße 2',
    zip: '5020',
    city: 'Salzburg',
    country: 1,
  } as const
  return fixture.call(updateAddresses, { body: { addresses: [address] } }, { as })
}
const nameInLatin = (as: Applicant, latin_name: string | null) =>
  fixture.call(updateUser, { params: { id: String(as.id) }, body: { latin_name } }, { as })
const pay = (invoice_id: number, amount: number) =>
  fixture.call(
    recordPayment,
    { ...of(invoice_id), body: { amount, paid_on: '2027-07-02' } },
    { as: fixture.admin },
  )
const recipient = async (invoice_id: number) => {
  const found = await fixture.db
    .selectFrom('invoices')
    .select('recipient')
    .where('id', '=', invoice_id)
    .executeTakeFirstOrThrow()
  return found.recipient
}

describe('an own invoice says what it lacks', () => {
  test('an address, and that it can be issued again once there is one', async () => {
    const person = await applicant()
    expect(await facts(person)).toEqual({ lacks: ['address'], can_renew: false })
    await liveSomewhere(person)
    expect(await facts(person)).toEqual({ lacks: ['address'], can_renew: true })
  })

  test('the name in Latin letters, if the name has others', async () => {
    const person = await applicant({ first_name: 'Мира', last_name: 'Талбах' })
    await liveSomewhere(person)
    const { id: renewed } = await renew(person)
    expect(await facts(person, renewed)).toEqual({ lacks: ['latin_name'], can_renew: false })
    await nameInLatin(person, 'Mira Talbach')
    expect(await facts(person, renewed)).toEqual({ lacks: ['latin_name'], can_renew: true })
    await nameInLatin(person, null)
    expect(await facts(person, renewed)).toEqual({ lacks: ['latin_name'], can_renew: false })
  })
})

describe('issuing an own invoice again', () => {
  test('cancels it, shows what the profile has, and keeps day and payments', async () => {
    const person = await applicant({ first_name: 'Мира', last_name: 'Талбах' })
    const first = await show(person)
    await pay(first.id, 30)
    await liveSomewhere(person)
    await nameInLatin(person, 'Mira Talbach')
    const renewed = await renew(person)
    expect(await show(person, renewed.id)).toMatchObject({
      invoice_number: renewed.invoice_number,
      subject: first.subject,
      due_date: first.due_date,
      invoice_amount: 75,
      paid_amount: 30,
      outstanding_amount: 45,
      lacks: [],
      can_renew: false,
    })
    expect(await recipient(renewed.id)).toMatchObject({ latin_name: 'Mira Talbach', street: 'Seestraße 2' })
    expect(await show(person)).toMatchObject({ state: 'cancelled', lacks: [], can_renew: false })
    const { body } = await fixture.call(myAccount, {}, { as: person })
    expect(body).toMatchObject({ credit: 0, outstanding: 45 })
    const [mail] = await fixture.db
      .selectFrom('outbox')
      .select('attachments')
      .where('key', '=', `invoice-replaced:${first.id}`)
      .execute()
    expect(mail?.attachments).toHaveLength(2)
    const acts = (await fixture.call(invoiceActs, of(renewed.id), { as: fixture.admin })).body
    expect(acts.replaces).toMatchObject({ id: first.id })
  })

  test('the application follows: who pays the new one is forwarded', async () => {
    const person = await applicant()
    await liveSomewhere(person)
    const renewed = await renew(person)
    await pay(renewed.id, 75)
    const [own] = (await fixture.call(applications, {}, { as: person })).body
    expect(own).toMatchObject({ fee_paid: true, fee_invoice: { id: renewed.id, state: 'paid' } })
  })

  test('is refused while the profile lacks the same, twice, and for others', async () => {
    const [person, other] = [await applicant(), await applicant()]
    expect(await refusal(person)).toBe('invoice_complete')
    await liveSomewhere(person)
    await liveSomewhere(other)
    expect(await refusal(other, person.fee_invoice_id)).toBe('not_found')
    const renewed = await renew(person)
    expect(await refusal(person)).toBe('invoice_cancelled')
    expect(await refusal(person, renewed.id)).toBe('invoice_complete')
    const cancellation = await fixture.db
      .selectFrom('invoices')
      .select('id')
      .where('cancels_id', '=', person.fee_invoice_id)
      .executeTakeFirstOrThrow()
    expect(await refusal(person, cancellation.id)).toBe('invoice_is_cancellation')
  })

  test('of six clicks at once, one issues it', async () => {
    const person = await applicant()
    await liveSomewhere(person)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        fixture.app.inject({
          method: 'POST',
          url: renewInvoice.path.replace(':id', String(person.fee_invoice_id)),
          headers: { authorization: `Bearer ${person.token}` },
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(5).fill(409)])
    const issued = await fixture.db
      .selectFrom('invoices')
      .select('id')
      .where('account_id', '=', person.id)
      .execute()
    expect(issued).toHaveLength(3)
  })
})
