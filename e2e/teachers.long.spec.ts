// The office adds a teacher with biography and portrait; visitors see both, and the teacher is invited.
import type { APIRequestContext, Browser, Locator } from '@playwright/test'
import { expectMail } from './outbox.ts'
import { login, storeSession } from './session.ts'
import { expect, test } from './test.ts'

const picture = '../api/src/demo/content/portraits/etienne-larocheval-800.webp'

/** Adds a masterclass of last year, which changes no list of this year. */
const addPastMasterclass = async (site: APIRequestContext, office: string, teacher_id: number) => {
  const headers = { authorization: `Bearer ${JSON.parse(office).access_token}` }
  const programme = '/api/academy/a/programme'
  const { academies, instruments } = await (await site.get(programme, { headers })).json()
  // The newest first; another journey may have added a draft of the next year.
  const past = academies.at(-1)
  const answer = await site.post(`${programme}/masterclasses`, {
    headers,
    data: {
      academy_id: past.id,
      teacher_id,
      instrument_id: instruments[0].id,
      start_date: past.start_date,
      end_date: past.end_date,
      participation_fee: 500,
      application_closed: true,
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).id
}

/** The file that the browser has chosen and loaded. */
const loadedFile = (portrait: Locator) =>
  portrait.evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : ''))

/** The teacher of the demo with a photo. A phone with a dense screen loads AVIF in the width that it shows. */
const checkFilesOnPhone = async (browser: Browser, site: string) => {
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })
  await phone.goto(`${site}/masterclasses`)
  const photo = phone.locator('.portrait[src*="/etienne-larocheval/"]')
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => loadedFile(photo)).toMatch(/-480\.avif$/)
  await phone.locator('.masterclass-card').filter({ has: photo }).getByRole('link').click()
  await phone.waitForURL(/\/masterclass\//)
  await expect.poll(() => loadedFile(photo)).toMatch(/-800\.avif$/)
  await phone.close()
}

test.describe('a browser in de', () => {
  test.use({ locale: 'de' })

  test('a new teacher has biography and portrait on the public page, and is invited', async ({
    page,
    request,
    browser,
  }) => {
    const office = await login(request, 'manager@example.org')
    const email = `roswitha.${crypto.randomUUID()}@example.org`
    await storeSession(page, office)
    await page.goto('/user/a/teachers')
    await page.getByRole('link', { name: 'Lehrperson anlegen' }).click()
    await page.getByLabel('Vorname').fill('Roswitha')
    await page.getByLabel('Nachname').fill('Ebensteiner')
    const biography = page.getByRole('textbox', { name: 'Biografie auf Deutsch' })
    await biography.click()
    await page.keyboard.type('Sie spielt ')
    await page.getByRole('button', { name: 'Fett' }).first().click()
    await page.keyboard.type('Hackbrett')
    await page.getByRole('button', { name: 'Lehrperson anlegen' }).click()
    await expect(page.getByRole('heading', { name: 'Roswitha Ebensteiner' })).toBeVisible()

    await page.getByRole('button', { name: 'Porträt hochladen' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Bild').setInputFiles(new URL(picture, import.meta.url).pathname)
    const part = dialog.getByRole('slider', { name: 'Ausschnitt' })
    await part.press('+')
    await part.press('ArrowDown')
    await expect(part).toHaveAttribute('aria-valuetext', /von oben/)
    await dialog.getByRole('button', { name: 'Porträt speichern' }).click()
    await expect(page.getByRole('button', { name: 'Porträt ersetzen' })).toBeVisible()

    const focus = page.getByRole('slider', { name: 'Bildmitte' })
    await focus.press('ArrowLeft')
    await expect(focus).toHaveAttribute('aria-valuetext', /^\d+ % von links, \d+ % von oben$/)
    const left = await focus.getAttribute('aria-valuenow')
    await page.getByRole('button', { name: 'Bildmitte speichern' }).click()
    await expect(page.getByText('Die Bildmitte ist gespeichert.')).toBeVisible()

    await page.getByRole('button', { name: 'Per E-Mail einladen' }).click()
    await dialog.getByLabel('E-Mail-Adresse').fill(email)
    await dialog.getByRole('button', { name: 'Einladung senden' }).click()
    await expect(page.getByText(/^Eingeladen am /).filter({ hasText: email })).toBeVisible()
    await expectMail(email, '/auth/invitation')

    const teacherId = Number(new URL(page.url()).pathname.split('/').at(-1))
    const classId = await addPastMasterclass(request, office, teacherId)
    await page.goto(`/masterclass/${classId}`)
    await expect(page.locator('.resume-text strong')).toHaveText('Hackbrett')
    const portrait = page.locator('.masterclass-picture .portrait')
    await expect(portrait).toHaveAttribute(
      'src',
      /^\/api\/portraits\/roswitha-ebensteiner\/.*-whole-640\.jpeg$/,
    )
    await expect(portrait).toHaveAttribute('data-left', String(left))
    await expect.poll(() => loadedFile(portrait)).toMatch(/\/roswitha-ebensteiner\/.*\.(webp|avif)$/)
    await checkFilesOnPhone(browser, new URL(page.url()).origin)
  })
})
