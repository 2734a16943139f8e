// A student pays an invoice on a phone.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import jsqr from 'jsqr'
import { storeSession } from './session.ts'
import { newStudentWithInvoice } from './student.ts'
import { expect, languagesOn, test } from './test.ts'

const texts = {
  en: {
    pay: /^Pay €75$/,
    copyIban: 'Copy: IBAN',
    copyReference: 'Copy: Payment reference',
    ibanCopied: /^IBAN copied: AT47/,
    selected: /The browser does not allow copying/,
    save: 'Save the code as a picture',
    pdf: (number: string) => `Download invoice ${number} as PDF`,
  },
  de: {
    pay: /^€\s75 bezahlen$/,
    copyIban: 'IBAN kopieren',
    copyReference: 'Zahlungsreferenz kopieren',
    ibanCopied: /^IBAN kopiert: AT47/,
    selected: /Der Browser erlaubt das Kopieren nicht/,
    save: 'Code als Bild speichern',
    pdf: (number: string) => `Rechnung ${number} als PDF herunterladen`,
  },
}

/** Wide enough for a code. Sending more pixels to the test takes longer than everything else. */
const CODE_WIDTH = 300

/** Decodes the QR code of a square picture, whose pixels the browser reads: one letter for each. */
const decode = async (page: Page, png: Buffer): Promise<string | undefined> => {
  const letters = await page.evaluate(
    async ([url, width]) => {
      const image = new Image()
      image.src = url
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = width
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0, width, width)
      const { data } = context?.getImageData(0, 0, width, width) ?? { data: [] }
      let text = ''
      for (let place = 0; place < data.length; place += 4) text += (data[place] ?? 0) < 128 ? 'b' : 'w'
      return text
    },
    [`data:image/png;base64,${png.toString('base64')}`, CODE_WIDTH] as const,
  )
  const pixels = Array.from(letters, letter =>
    letter === 'b' ? [0, 0, 0, 255] : [255, 255, 255, 255],
  ).flat()
  return jsqr.default(new Uint8ClampedArray(pixels), CODE_WIDTH, CODE_WIDTH)?.data
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

for (const language of languagesOn('phone')) {
  const t = texts[language]

  test.describe(`a student with a browser in ${language}`, () => {
    test.use({ locale: language, permissions: ['clipboard-read', 'clipboard-write'] })

    test('pays from the overview: copies the values and saves the code as a picture', async ({
      page,
      request,
    }) => {
      const student = await newStudentWithInvoice(request)
      await storeSession(page, student.stored)
      await page.goto('/user')
      const pay = page.getByRole('link', { name: t.pay })
      await pay.first().click()
      await expect(page).toHaveURL(`/user/invoices/${student.invoice_id}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(student.invoice_number)

      await page.getByRole('button', { name: t.copyIban }).click()
      await expect(page.getByRole('status').filter({ hasText: t.ibanCopied })).toBeAttached()
      expect(await clipboard(page)).toBe('AT479999900012345678')
      await page.getByRole('button', { name: t.copyReference }).click()
      await expect.poll(() => clipboard(page)).toMatch(/^RF\d{2}\d+$/)
      const reference = await clipboard(page)

      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: t.save }).click()
      const picture = await readFile(await (await download).path())
      const code = await decode(page, picture)
      expect(code?.split('\n').slice(3)).toEqual([
        'SCT',
        'TLBKAT99XXX',
        'Verein Amselzeller Musiksommer',
        'AT479999900012345678',
        'EUR75.00',
        '',
        reference,
      ])
      await expect(page.getByRole('link', { name: t.pdf(student.invoice_number) })).toBeVisible()

      // A browser that refuses the clipboard selects the value instead.
      await page.evaluate(() =>
        Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
      )
      await page.getByRole('button', { name: t.copyIban }).click()
      await expect(page.getByText(t.selected)).toBeVisible()
      expect(await page.evaluate(() => String(getSelection()))).toBe('AT47 9999 9000 1234 5678')
    })
  })
}
