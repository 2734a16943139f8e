import { test as bare, type Page } from '@playwright/test'
import { barriersOf } from './barriers.ts'
import { openMenu } from './menu.ts'
import { login, remember } from './session.ts'
import { giveGender, masterclassThat, newStudent } from './student.ts'
import { surveyLinks } from './survey-links.ts'
import { expect, test } from './test.ts'

const publicPages = [
  '/',
  '/academy',
  '/about',
  '/contact',
  '/masterclasses',
  '/masterclasses?instrument=none',
  '/masterclass/9',
  '/imprint',
  '/privacy',
]
const accountPages = [
  '/auth/login',
  '/auth/login#reset',
  '/auth/register',
  '/auth/reset-password?email=mira@example.org&token=unknown',
  '/verify-email/1/unknown',
]
const staffPages: [who: string, pages: string[]][] = [
  // Nobody has the number 0: the first one who waits for a decision is shown.
  ['teacher', ['/user/t/masterclass', '/user/t/masterclass/9', '/user/t/masterclass/9?applicant=0']],
  [
    'manager',
    [
      '/user/a/masterclass',
      '/user/a/concerts',
      '/user/a/lodging',
      '/user/a/lodging?search=nobody',
      '/user/a/lodging/kitchen',
      '/user/a/lodging/housekeeping',
      '/user/a/feedback',
      '/user/a/feedback/new',
      // The summer before is closed, and can be read alone.
      '/user/a/feedback/1',
      '/user/a/feedback/2/preview',
      '/user/a/feedback/2/results',
    ],
  ],
  ['correpetitor', ['/user/r/masterclass']],
]
const memberPages = [
  '/masterclass/9',
  '/auth/welcome',
  '/user',
  '/user/profile',
  '/user/acomodation',
  '/user/concert',
  '/user/masterclass',
]

test.slow()

/**
 * What is wrong with the page as it stands: all of it in the light, and in the dark what can differ, the colours, which
 * are the same in every language.
 */
const faultsOf = async (page: Page, name: string) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await barriersOf(page)
  const tell = (scheme: string, barriers: typeof light) =>
    barriers.flatMap(({ id, nodes }) =>
      nodes.map(node => `${name}, ${scheme}: ${id} ${node.html} ${node.failureSummary}`),
    )
  if ((await page.locator('html').getAttribute('lang')) === 'de') return tell('light', light)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await barriersOf(page, ['color-contrast'])
  return [...tell('light', light), ...tell('dark', dark)]
}

/** Opens the pages one after the other, and collects the faults of all of them. */
const faultsOfAll = async (page: Page, paths: string[]) => {
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    faults.push(...(await faultsOf(page, path)))
  }
  return faults
}

test('a barrier would be found', async ({ page }) => {
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  await page.getByRole('main').evaluate(main => {
    const pale = document.createElement('p')
    pale.style.color = 'rgb(235, 235, 235)'
    pale.textContent = 'Nobody can read this'
    main.append(pale, document.createElement('img'))
  })
  const found = (await barriersOf(page)).map(({ id }) => id)
  expect(found).toEqual(expect.arrayContaining(['color-contrast', 'image-alt']))
  expect((await barriersOf(page, ['color-contrast'])).map(({ id }) => id)).toEqual(['color-contrast'])
})

for (const locale of ['de', 'en'] as const)
  test.describe(`somebody whose browser asks for ${locale}, light and dark`, () => {
    test.use({ locale })

    test('the public pages have no barrier', async ({ page }) => {
      expect(await faultsOfAll(page, publicPages)).toEqual([])
    })

    test('the account pages have no barrier, neither with what they refuse', async ({ page }) => {
      expect(await faultsOfAll(page, accountPages)).toEqual([])
      await page.goto('/auth/register')
      await page.getByRole('main').locator('[type=submit]').click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      expect(await faultsOf(page, 'an empty registration')).toEqual([])
    })

    test('what opens above a page has no barrier', async ({ page }) => {
      await page.goto('/masterclass/9')
      await openMenu(page)
      expect(await faultsOf(page, 'the menu')).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('main').locator('[popovertarget]').first().click()
      await expect(page.locator('.reminder')).toBeVisible()
      expect(await faultsOf(page, 'the reminder')).toEqual([])
    })

    test('an application has no barrier, neither with what it refuses nor as a dialog', async ({
      page,
      request,
    }) => {
      await remember(page, (await newStudent(request)).stored)
      const { id } = await masterclassThat(request, 'open')
      expect(await faultsOfAll(page, [`/user/masterclass/${id}`])).toEqual([])
      await page.locator('[type=submit]').click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      await page.locator('input[type=radio]').last().check()
      for (const box of await page.locator('input[type=checkbox]').all()) await box.check()
      await page.locator('[name=recording_1]').fill('youtu.be/abc')
      await page.locator('[name=recording_2]').fill('no link')
      await page.locator('[name=recording_2]').blur()
      expect(await faultsOf(page, 'a refused application')).toEqual([])
      await page.locator('[name=recording_2]').fill('')
      await page.locator('[type=submit]').click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      expect(await faultsOf(page, 'the question about the repertoire')).toEqual([])
    })

    test('booking has no barrier at any step, neither with what it refuses', async ({ page, request }) => {
      const { stored } = await newStudent(request)
      await giveGender(request, stored)
      await remember(page, stored)
      await page.goto('/user/acomodation?step=dates')
      const goOn = page.getByRole('main').locator('[type=submit]')
      const faults: string[] = []
      for (const [index, step] of ['dates', 'room', 'meals', 'comment', 'terms'].entries()) {
        const name = new RegExp(`(Step|Schritt) ${index + 1} `)
        await expect(page.getByRole('heading', { name })).toBeFocused()
        if (step === 'room' || step === 'meals') {
          await goOn.click()
          await expect(page.locator('[aria-invalid=true]')).toBeVisible()
          faults.push(...(await faultsOf(page, `${step}, refused`)))
          await page
            .getByRole('radio')
            .nth(step === 'room' ? 1 : 0)
            .check()
        }
        if (step === 'meals') await page.getByRole('radio').last().check()
        faults.push(...(await faultsOf(page, step)))
        if (step !== 'terms') await goOn.click()
      }
      expect(faults).toEqual([])
    })

    test('a survey has no barrier, neither with what is left open', async ({ page }) => {
      const link = surveyLinks.looking[locale]
      await page.goto(link)
      await page.getByText('4', { exact: true }).click()
      const faults = await faultsOf(page, 'a rating')
      // Eleven faces, then texts alone.
      for (const step of [8, 10]) {
        await page.goto(`${link}?step=${step}`)
        await expect(page.getByRole('progressbar')).toBeVisible()
        faults.push(...(await faultsOf(page, `question ${step}`)))
      }
      await page.getByRole('button', { name: /^(Submit|Absenden)$/ }).click()
      await expect(page.locator('.note')).toBeVisible()
      faults.push(...(await faultsOf(page, 'open questions')))
      expect(faults).toEqual([])
    })

    // The browser reports the refused call to the console.
    bare('the end of a survey has no barrier', async ({ page }) => {
      expect(await faultsOfAll(page, [surveyLinks.closed])).toEqual([])
    })

    test('asking for a concert has no barrier, neither with what it refuses nor in its dialogs', async ({
      page,
      request,
    }) => {
      await remember(page, (await newStudent(request)).stored)
      expect(await faultsOfAll(page, ['/user/concert', '/user/concert?request=new'])).toEqual([])
      await page.locator('[type=submit]').click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      await page.locator('select').selectOption({ index: 1 })
      await page.getByRole('checkbox', { name: /chamber music|Kammermusik/ }).check()
      const faults = await faultsOf(page, 'a refused request')
      const composer = page.getByRole('combobox', { name: /^(Composer|Komponist)/ })
      await composer.fill('Zx')
      const create = page.getByRole('option', { name: /^\+/ })
      await expect(create).toBeVisible()
      await composer.press('ArrowDown')
      await composer.press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.getByRole('dialog').locator('[type=submit]').click()
      await expect(page.getByRole('dialog').locator('[aria-invalid=true]').first()).toBeVisible()
      faults.push(...(await faultsOf(page, 'a composer who is missing')))
      expect(faults).toEqual([])
    })

    test('the pages of members have no barrier', async ({ page, request }) => {
      await remember(page, await login(request, 'student@example.org'))
      expect(await faultsOfAll(page, memberPages)).toEqual([])
      await page.goto('/user/profile')
      await page.getByRole('main').locator('.panel-header button').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await faultsOf(page, 'the personal data')).toEqual([])
    })

    test('the page of the office has no barrier, nor an invoice with its payments', async ({
      page,
      request,
    }) => {
      await remember(page, await login(request, 'manager@example.org'))
      expect(await faultsOfAll(page, ['/user', '/user/a/invoices?search=nobody'])).toEqual([])
      await page.goto('/user/a/invoices?state=open')
      await page.getByRole('table').getByRole('button').first().click()
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
      expect(await faultsOf(page, 'an invoice')).toEqual([])
    })

    test('changing and cancelling a booking have no barrier', async ({ page, request }) => {
      await remember(page, await login(request, 'manager@example.org'))
      await page.goto('/user/a/lodging?cancelled=1')
      const actions = page.locator('.booking-actions').first().getByRole('button')
      await actions.first().click()
      await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible()
      expect(await faultsOf(page, 'another room')).toEqual([])
      await page.keyboard.press('Escape')
      await actions.last().click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      expect(await faultsOf(page, 'cancelling a booking')).toEqual([])
    })

    test('a new evening and a merge have no barrier, neither with what they refuse', async ({
      page,
      request,
    }) => {
      await remember(page, await login(request, 'manager@example.org'))
      await page.goto('/user/a/concerts')
      await page.getByRole('button', { name: /Add an evening|Abend anlegen/ }).click()
      await page.getByRole('dialog').getByRole('textbox').last().fill('1')
      await page.getByRole('dialog').locator('[type=submit]').click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      expect(await faultsOf(page, 'a refused evening')).toEqual([])
      await page.keyboard.press('Escape')
      expect(await faultsOf(page, 'the question about changes')).toEqual([])
      await page.getByRole('button', { name: /^(Discard changes|Änderungen verwerfen)$/ }).click()
      await page.getByRole('button', { name: /Merge two entries|Zwei Einträge zusammenführen/ }).click()
      await page.getByRole('dialog').locator('[type=submit]').click()
      await expect(page.locator('.form-message')).toBeVisible()
      expect(await faultsOf(page, 'a refused merge')).toEqual([])
    })

    test('writing a survey has no barrier, neither with what it refuses', async ({ page, request }) => {
      await remember(page, await login(request, 'manager@example.org'))
      await page.goto('/user/a/feedback/new?start=ours')
      await page.locator('.question-toggle').first().click()
      await page.locator('.question-adding button').last().click()
      await page.locator('[type=submit]').click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      expect(await faultsOf(page, 'a refused survey')).toEqual([])
      await page.locator('.question-tools .text-button').first().click()
      await page.getByRole('menuitem').last().click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      expect(await faultsOf(page, 'deleting a question')).toEqual([])
    })

    for (const [who, pages] of staffPages)
      test(`the pages of the ${who} have no barrier`, async ({ page, request }) => {
        await remember(page, await login(request, `${who}@example.org`))
        expect(await faultsOfAll(page, pages)).toEqual([])
      })

    test('the choice of an accompanist has no barrier', async ({ page, request }) => {
      await remember(page, await login(request, 'correpetitor@example.org'))
      await page.goto('/user/r/masterclass')
      await page.getByRole('button', { name: /Choose masterclasses|Meisterkurse wählen/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await faultsOf(page, 'the choice of masterclasses')).toEqual([])
    })
  })
