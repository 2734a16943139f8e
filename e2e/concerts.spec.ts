// Participants request a place in an academy concert.
import { type APIRequestContext, test as bare, type Page } from '@playwright/test'
import { field, find, press, texts } from './concert-form.ts'
import { newApplicant } from './concert-requests.ts'
import { openPage } from './open-page.ts'
import { storeSession } from './session.ts'
import { expect, languagesOn } from './test.ts'

type Texts = (typeof texts)['en']

const submit = (page: Page) => page.getByRole('main').locator('[type=submit]').click()

const enterDay = async (page: Page, t: Texts, day: string) => {
  await page.getByRole('textbox', { name: t.earliest }).fill(t.date(day))
  await page.getByRole('textbox', { name: t.earliest }).blur()
}

const datesOf = async (request: APIRequestContext, stored: string) => {
  const headers = { authorization: `Bearer ${JSON.parse(stored).access_token}` }
  const answer = await request.get('/api/concert-requests/dates', { headers })
  return (await answer.json()) as { min_date: string; max_date: string }
}

for (const language of languagesOn('desktop')) {
  const t = texts[language]

  // Playwright's own test: the browser logs refused and lost calls.
  bare.describe(`a participant with a browser in ${language}`, () => {
    bare.use({ locale: language })
    bare.slow()

    bare('requests a concert, loses no input, and withdraws the request', async ({ page, request }) => {
      const { stored } = await newApplicant(request)
      const { min_date, max_date } = await datesOf(request, stored)
      await storeSession(page, stored)
      await page.goto('/user/concert')
      await expect(page.getByText(t.nothing)).toBeVisible()
      await page.getByRole('link', { name: t.add }).click()

      await submit(page)
      for (const text of t.refused) await expect(page.getByText(text).last()).toBeVisible()
      await expect(page.getByText(t.allRequired)).toBeVisible()
      await expect(page.getByRole('checkbox', { name: t.agreed })).toBeFocused()
      await page.getByRole('checkbox', { name: t.agreed }).check()

      await find(page, t.composer, 'van beethoven', 'Ludwig van Beethoven (1770–1827)')
      await find(page, t.piece, 'op. 69', t.cello)
      await expect(page.getByRole('spinbutton', { name: t.total })).toBeVisible()
      await page.getByRole('checkbox', { name: t.untimed }).check()
      await expect(page.getByRole('spinbutton', { name: t.total })).toHaveCount(0)
      await page.getByRole('combobox', { name: t.accompanist }).selectOption({ index: 1 })
      await page.getByRole('checkbox', { name: t.chamber }).check()
      const written = (day: string) => new Date(day).toLocaleDateString(t.region, { dateStyle: 'long' })
      const hint = t.range(written(min_date), written(max_date))
      await expect(page.getByText(hint)).toBeVisible()
      await submit(page)
      await expect(page.getByText(t.noDuration)).toBeVisible()
      await expect(page.getByText(t.noTurner)).toBeVisible()
      await expect(page.getByText(t.required)).toHaveCount(2)

      const duration = page.getByRole('spinbutton', { name: t.duration(t.untimed) })
      await expect(duration).toBeFocused()
      await duration.pressSequentially('475')
      await expect(duration).toHaveValue('4:75')
      await duration.blur()
      await expect(duration).toHaveValue('5:15')
      await duration.fill('530')
      await duration.press('ArrowUp')
      await expect(duration).toHaveValue('6:30')
      await page.getByRole('checkbox', { name: t.turner }).check()
      await page.getByRole('textbox', { name: t.name }).fill('Ida Lenz')
      await page.getByRole('textbox', { name: t.instrument }).fill('Viola')
      await press(page, t.addPlayer)
      await expect(page.getByRole('textbox', { name: t.name }).nth(1)).toBeFocused()
      await press(page, t.remove)
      await enterDay(page, t, min_date)
      await page.getByRole('checkbox', { name: t.recording }).check()
      await page.getByRole('textbox', { name: t.notes }).fill('Two chairs, please.')

      await submit(page)
      const dialog = page.getByRole('alertdialog')
      for (const part of [
        'Ludwig van Beethoven',
        t.cello,
        `${t.untimed}, 6:30`,
        'Ida Lenz, Viola',
        'Two chairs',
      ])
        await expect(dialog).toContainText(part)
      await press(page, t.cancel)
      await expect(dialog).toHaveCount(0)

      // A reload loses nothing, and neither does a way back from the list.
      await page.reload()
      await expect(page.getByText(t.kept)).toBeVisible()
      await expect(duration).toHaveValue('6:30')
      await expect(field(page, t.piece)).toHaveValue(t.cello)
      await expect(page.getByRole('textbox', { name: t.notes })).toHaveValue('Two chairs, please.')
      await openPage(page, '/user/concert')
      await page.getByRole('link', { name: t.goOn }).click()
      // The request arrives, but the response gets lost.
      await page.route('**/api/concert-requests', async route => {
        await route.fetch()
        await route.abort()
      })
      await submit(page)
      await press(page, t.sendFor)
      await expect(page.getByText(t.lost).first()).toBeVisible()
      await page.unroute('**/api/concert-requests')
      await page.goto('/user/concert?request=new')
      await expect(duration).toHaveValue('6:30')
      await submit(page)
      await press(page, t.sendFor)
      await expect(page.getByText(t.sent)).toBeVisible()
      await expect(page).toHaveURL(/\/user\/concert$/)

      const entry = page.getByRole('article')
      await expect(entry).toHaveCount(1)
      for (const part of [
        'Ludwig van Beethoven',
        t.untimed,
        '6:30',
        'Ida Lenz (Viola)',
        'Two chairs, please.',
      ])
        await expect(entry).toContainText(part)
      await expect(entry.getByText(t.requested)).toBeVisible()

      await press(page, t.withdraw)
      await dialog.getByRole('button', { name: t.cancel }).click()
      await expect(entry).toBeVisible()
      await press(page, t.withdraw)
      await dialog.getByRole('button', { name: t.withdrawNow }).click()
      await expect(page.getByText(t.withdrawn)).toBeVisible()
      await expect(page.getByText(t.nothing)).toBeVisible()
    })
  })
}
