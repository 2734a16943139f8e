import { afterAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { issueFee, setAssociation } from '../../../../test/invoices.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { sendMail, toAddress } from '../../../base/mail/send-mail.ts'
import { startSender } from '../../../base/mail/sender.ts'
import { smtpServer } from '../../../base/mail/smtp-test-server.ts'
import { attachInvoice, attachmentOf } from './invoice-pdf.ts'

const fixture: TestApp = await testApp()
const smtp = await smtpServer()
afterAll(async () => {
  await fixture.close()
  await smtp.close()
})

test('a mail has the PDF of its invoice attached', async () => {
  await setAssociation(fixture.db)
  const person = await fixture.person()
  const { id, invoice_number } = await issueFee(fixture.db, person.id)
  const content = {
    locale: 'en' as const,
    subject: 'Your invoice',
    greeting: 'Dear Test,',
    paragraphs: ['Here it is.'],
  }
  await fixture.db
    .transaction()
    .execute(tx =>
      sendMail(
        tx,
        { key: 'receipt:x', to: toAddress(person.email), content, attachments: [attachmentOf(id)] },
        new Date(),
      ),
    )
  const sender = startSender({
    renew: async () => null,
    db: fixture.db,
    url: fixture.url,
    transport: { smtpUrl: smtp.url, from: 'Office <office@example.org>', isTlsOptional: true },
    log: { info: () => {}, warn: () => {} },
    attach: attachInvoice(fixture.services),
  })
  sender.wake()
  await expect.poll(() => smtp.mails.length, { timeout: 50_000 }).toBe(1)
  await sender.stop()
  const [attached] = smtp.mails[0]?.attachments ?? []
  expect(attached).toMatchObject({ filename: `Invoice-${invoice_number}.pdf`, mimeType: 'application/pdf' })
  const { pages, codes } = await readPdf(new Uint8Array(attached?.content as ArrayBuffer))
  expect(pages[0]).toContain(invoice_number)
  expect(codes[0]).toContain('EUR75.00')
})
