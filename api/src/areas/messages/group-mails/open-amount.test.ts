import { previewGroupMail } from '@academy/contract/messages/group-mails/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGroupMail, written } from '../../../../test/group-mail-fixture.ts'
import { type PersonFixture, personFixture } from '../../../../test/person-fixture.ts'
import { sendBatch } from './send-batch.ts'

let fixture: PersonFixture
beforeAll(async () => {
  fixture = await personFixture()
})
afterAll(() => fixture.close())

const words = {
  subject_de: 'Offene Rechnungen: {open_invoices}',
  subject_en: 'Open invoices: {open_invoices}',
  text_de: 'Offen ist {open_amount}. Es geht um {open_invoices}. Danke!',
  text_en: 'You owe {open_amount}. It is about {open_invoices}. Thank you!',
}

test('each person reads their own open amount and invoices; who owes nothing reads nothing about it', async () => {
  const owing = await fixture.applicant({ paid: false })
  const { invoice_id } = await fixture.stay(owing)
  const even = await fixture.applicant({ paid: true })
  const ids = [owing.id, even.id]
  await fixture.db.updateTable('accounts').set({ email_verified: true }).where('id', 'in', ids).execute()
  await fixture.db.updateTable('accounts').set({ locale: 'de' }).where('id', '=', owing.id).execute()
  const numbers = await fixture.db
    .selectFrom('invoices')
    .select('invoice_number')
    .where('id', 'in', [owing.fee_invoice_id, invoice_id])
    .orderBy('id')
    .execute()
  const both = numbers.map(({ invoice_number }) => invoice_number).join(', ')

  const id = await startGroupMail(fixture, fixture.manager, ids, words)
  const body = { ...written, ...words, account_id: owing.id }
  const preview = await fixture.call(
    previewGroupMail,
    { params: { id: String(id) }, body },
    { as: fixture.manager },
  )
  expect(preview.body.subject).toBe(`Offene Rechnungen: ${both}`)

  const now = fixture.services.clock.now()
  await fixture.db.transaction().execute(tx => sendBatch(tx, fixture.services, { now }))
  const textTo = async (account: number) => {
    const mails = await fixture.mailsTo(account)
    return mails.find(({ key }) => key.startsWith('group-mail:'))?.body_text.replaceAll('\u00a0', ' ')
  }
  expect(await textTo(owing.id)).toContain(`Offen ist € 570,00. Es geht um ${both}. Danke!`)
  const other = await textTo(even.id)
  expect(other).toContain('Thank you!')
  expect(other).not.toMatch(/You owe|It is about/)
})
