// My days with the private calendar, and messages to the office.
import { login, storeSession } from './session.ts'
import { newStudent } from './student.ts'
import { expect, languagesOn, test } from './test.ts'

const texts = {
  en: {
    title: 'My days',
    make: 'Create a private link',
    subscribe: 'Subscribe on this device',
    renew: 'Create a new link',
    end: 'End the link',
    ended: 'The link no longer works.',
    write: 'Message',
    office: 'Write to the office',
    subject: 'Subject',
    message: 'Message',
    send: 'Send',
    page: 'Written on: My days (/user/days)',
  },
  de: {
    title: 'Meine Tage',
    make: 'Privaten Link erzeugen',
    subscribe: 'Auf diesem Gerät abonnieren',
    renew: 'Neuen Link erzeugen',
    end: 'Link beenden',
    ended: 'Der Link gilt nicht mehr.',
    write: 'Nachricht',
    office: 'Nachricht an das Büro',
    subject: 'Betreff',
    message: 'Nachricht',
    send: 'Senden',
    page: 'Geschrieben auf: Meine Tage (/user/days)',
  },
}

for (const language of languagesOn('phone')) {
  const t = texts[language]
  test.describe(`a person with a browser in ${language}`, () => {
    test.use({ locale: language })

    test('makes, renews and ends the private link of the days, and writes to the office', async ({
      page,
      request,
      browser,
    }) => {
      await storeSession(page, (await newStudent(request)).stored)
      await page.goto('/user/days')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
      await page.getByRole('button', { name: t.make }).click()
      const subscribe = page.getByRole('link', { name: t.subscribe })
      const first = (await subscribe.getAttribute('href')) ?? ''
      expect(first).toMatch(/^webcal:\/\/.+\/api\/calendar\/[\w-]{43}\/academy\.ics$/)
      const pathOf = (href: string) => new URL(href.replace('webcal:', 'http:')).pathname
      const feed = await request.get(pathOf(first))
      expect(await feed.text()).toContain('BEGIN:VCALENDAR')

      await page.getByRole('button', { name: t.renew }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: t.renew }).click()
      await expect(subscribe).not.toHaveAttribute('href', first)
      expect((await request.get(pathOf(first))).status()).toBe(404)

      await page.getByRole('button', { name: t.end }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: t.end }).click()
      await expect(page.getByText(t.ended)).toBeVisible()
      await expect(page.getByRole('button', { name: t.make })).toBeVisible()

      // A message to the office has the page on which it was written.
      await page.getByRole('button', { name: t.write, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: t.office })
      const subject = `Late arrival ${crypto.randomUUID()}`
      await dialog.getByLabel(t.subject).fill(subject)
      await dialog.getByLabel(t.message).fill('May I arrive after 9 pm?')
      // What is typed survives a reload.
      await page.reload()
      await page.getByRole('button', { name: t.write, exact: true }).click()
      await expect(dialog.getByLabel(t.subject)).toHaveValue(subject)
      await dialog.getByRole('button', { name: t.send }).click()
      await expect(dialog).toBeHidden()

      const office = await (await browser.newContext({ locale: language })).newPage()
      await storeSession(office, await login(request, 'manager@example.org'))
      await office.goto('/user/a/mails/messages')
      await office.getByRole('link', { name: subject }).click()
      await expect(office.getByText(t.page)).toBeVisible()
      await office.context().close()
    })
  })
}
