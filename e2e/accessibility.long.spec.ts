import { test as bare, type Page } from '@playwright/test'
import { htmlErrors } from '../scripts/lib/html-errors.ts'
import { violationsOf } from './axe.ts'
import { applyAs } from './concert-requests.ts'
import { openMenu } from './menu.ts'
import { openPage } from './open-page.ts'
import { login, storeSession } from './session.ts'
import { giveGender, masterclassThat, newStudent } from './student.ts'
import { surveyLinks } from './survey-links.ts'
import { expect, languagesOn, oneWidth, test } from './test.ts'

interface Pages {
  /** Together they have all components. */
  main: string[]
  /** They differ from those above in structure and text only. */
  others?: string[]
}

/**
 * Contrasts take two thirds of the time. Text has 43 pairs of colours, light and dark; these pages, and the forms and
 * dialogs with `colors`, have all of them, most of them more than once.
 */
const WITH_COLORS = new Set([
  '/',
  '/contact',
  '/costs?nights=99',
  '/auth/confirm-deletion?token=unknown',
  '/user/access',
  '/user/t/masterclass/9',
  '/user/a/masterclass/9/decisions',
  '/user/a/bank',
  '/user/a/lodging/rooms',
  '/user/a/academies/2',
])
/** As for journeys: everything, before a release. */
const everyColor = process.env['E2E_EVERY_DEVICE'] !== undefined

const publicPages: Pages = {
  main: ['/', '/contact', '/masterclasses', '/costs?nights=99', '/concerts/1', '/faq?search=a', '/dates'],
  others: [
    '/academy',
    '/about',
    '/masterclasses?instrument=none',
    '/concerts',
    '/past-years',
    '/privacy',
    '/accessibility',
  ],
}
const accountPages: Pages = {
  main: ['/auth/login', '/auth/apply/9', '/auth/confirm-deletion?token=unknown'],
  others: [
    '/auth/login#reset',
    '/auth/apply/9?mode=login',
    '/auth/reset-password?email=mira@example.org&token=unknown',
    '/auth/stop-reset?token=unknown',
    '/verify-email/1/unknown',
    '/unsubscribe',
  ],
}
const memberPages: Pages = {
  main: [
    '/user',
    '/user/profile',
    '/user/access',
    '/user/acomodation',
    '/user/account',
    '/user/days',
    '/user/masterclass',
  ],
  others: ['/user/security', '/user/concert'],
}
// Id 0 does not exist: the page shows the first undecided applicant.
const teacherPages: Pages = {
  main: ['/user/t/masterclass', '/user/t/masterclass/9', '/user/t/masterclass/9?applicant=0'],
  others: ['/user/profile', '/user/personal-data'],
}
// The plan of the accompanists, the list of people and the board of the concerts are checked in their own journeys.
const officePages: Pages = {
  main: [
    '/user',
    '/user/a/masterclass',
    '/user/a/masterclass/9/decisions',
    '/user/a/people/1',
    '/user/a/mails/groups/1',
    '/user/a/invoices/1',
    '/user/a/bank',
    '/user/a/lodging/rooms',
    '/user/a/academies/2',
    '/user/a/feedback/2/results',
  ],
  others: [
    '/user/a/waiting-list/1',
    '/user/a/mails',
    '/user/a/mails/messages/1',
    '/user/a/record',
    '/user/a/retention',
    // Some rows: those of a whole year take a minute.
    '/user/a/journal?search=2026-000&payments.search=2026-000',
    '/user/a/ledger-check',
    '/user/a/refunds',
    '/user/a/invoices?search=nobody',
    '/user/a/lodging/kitchen',
    '/user/a/lodging/housekeeping',
    '/user/a/academies',
    '/user/a/academies/2/preview/masterclasses',
    '/user/a/feedback',
    // The survey of the previous summer is closed and read-only.
    '/user/a/feedback/1',
  ],
}

test.slow()

/**
 * Returns the violations of the page: all rules in the light scheme, only colours in the dark one. Colours, and what
 * surrounds the content, are checked once, in English.
 */
const violationsIn = async (page: Page, name: string, { colors = false, within = 'html' } = {}) => {
  const isGerman = (await page.locator('html').getAttribute('lang')) === 'de'
  const invalid = isGerman ? [] : await htmlErrors(await page.content())
  if (invalid.length > 0) return invalid.map(error => `${name}, HTML: ${error}`)
  const withoutColors = isGerman || !(colors || everyColor)
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await violationsOf(page, { contentOnly: withoutColors, withoutColors, within })
  const describeViolations = (scheme: string, barriers: typeof light) =>
    barriers.flatMap(({ id, nodes }) =>
      nodes.map(node => `${name}, ${scheme}: ${id} ${node.html} ${node.failureSummary}`),
    )
  if (withoutColors) return describeViolations('light', light)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await violationsOf(page, { rules: ['color-contrast'], contentOnly: true, within })
  return [...describeViolations('light', light), ...describeViolations('dark', dark)]
}

const COLORS = { colors: true }
const DIALOG = { within: '[role=dialog], [role=alertdialog]' }

const open = async (page: Page, path: string) => {
  if (path.startsWith('/user')) await openPage(page, path)
  else await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Opens the pages in turn and collects all violations. */
const violationsInAll = async (page: Page, { main, others = [] }: Pages) => {
  const violations: string[] = []
  for (const path of [...main, ...others]) {
    await open(page, path)
    violations.push(...(await violationsIn(page, path, { colors: WITH_COLORS.has(path) })))
  }
  return violations
}

test('control: a violation is found', oneWidth, async ({ page }) => {
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  await page.getByRole('main').evaluate(main => {
    const pale = document.createElement('p')
    pale.style.color = 'rgb(235, 235, 235)'
    pale.textContent = 'Nobody can read this'
    main.append(pale, document.createElement('img'))
  })
  const found = (await violationsOf(page)).map(({ id }) => id)
  expect(found).toEqual(expect.arrayContaining(['color-contrast', 'image-alt']))
  expect(
    (await violationsOf(page, { rules: ['color-contrast'], contentOnly: true })).map(({ id }) => id),
  ).toEqual(['color-contrast'])
})

for (const locale of ['de', 'en'] as const)
  test.describe(`accessibility with a browser in ${locale}, light and dark`, () => {
    test.use({ locale })
    // What is the same component on another page is the same in German on a phone.
    const checked = ({ main, others = [] }: Pages): Pages => ({ main, others: locale === 'de' ? [] : others })

    test('the public pages have no violations, including menu and dialog', async ({ page }) => {
      expect(await violationsInAll(page, checked(publicPages))).toEqual([])
      await page.goto('/masterclass/9')
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await openMenu(page)
      expect(await violationsIn(page, 'a masterclass with the menu', COLORS)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('main').locator('[popovertarget]').first().click()
      await expect(page.locator('.reminder')).toBeVisible()
      expect(await violationsIn(page, 'the reminder', COLORS)).toEqual([])
    })

    test('the account pages have no violations, including their errors', async ({ page }) => {
      expect(await violationsInAll(page, checked(accountPages))).toEqual([])
      await page.goto('/auth/register')
      await page.getByRole('main').locator('[type=submit]').click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      expect(await violationsIn(page, 'an empty registration', COLORS)).toEqual([])
    })

    test('the forms of a student have no violations, including their errors and dialogs', async ({
      page,
      request,
    }) => {
      const { stored, headers } = await newStudent(request)
      await giveGender(request, stored)
      await storeSession(page, stored)
      const { id } = await masterclassThat(request, 'open')
      const submit = page.getByRole('main').locator('[type=submit]')
      const violations: string[] = []
      const check = async (name: string, how?: Parameters<typeof violationsIn>[2]) =>
        void violations.push(...(await violationsIn(page, name, how)))

      await test.step('an application', async () => {
        await open(page, `/user/masterclass/${id}`)
        await submit.click()
        await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
        await page.locator('input[type=radio]').last().check()
        for (const box of await page.locator('input[type=checkbox]').all()) await box.check()
        await page.locator('[name=recording_1]').fill('youtu.be/abc')
        await page.locator('[name=recording_2]').fill('no link')
        await page.locator('[name=recording_2]').blur()
        await check('a refused application', COLORS)
        await page.locator('[name=recording_2]').fill('')
        await submit.click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
        await check('the question about the repertoire', { ...DIALOG, ...COLORS })
        await page.keyboard.press('Escape')
        await expect(page.getByRole('alertdialog')).toBeHidden()
      })

      await test.step('a booking at every step', async () => {
        await open(page, '/user/acomodation?step=dates')
        for (const [index, step] of ['dates', 'room', 'meals', 'comment', 'terms'].entries()) {
          const name = new RegExp(`(Step|Schritt) ${index + 1} `)
          await expect(page.getByRole('heading', { name })).toBeFocused()
          if (step === 'room' || step === 'meals') {
            await submit.click()
            await expect(page.locator('[aria-invalid=true]')).toBeVisible()
          }
          await check(step, { colors: ['dates', 'room', 'meals'].includes(step) })
          if (step === 'room' || step === 'meals')
            await page
              .getByRole('radio')
              .nth(step === 'room' ? 1 : 0)
              .check()
          if (step === 'meals') await page.getByRole('radio').last().check()
          if (step !== 'terms') await submit.click()
        }
      })

      await test.step('a concert request', async () => {
        await applyAs(request, { headers })
        await open(page, '/user/concert?request=new')
        await submit.click()
        await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
        await page.locator('select').selectOption({ index: 1 })
        await page.getByRole('checkbox', { name: /chamber music|Kammermusik/ }).check()
        await check('a refused request')
        const composer = page.getByRole('combobox', { name: /^(Composer|Komponist)/ })
        await composer.fill('Zx')
        const create = page.getByRole('option', { name: /^\+/ })
        await expect(create).toBeVisible()
        await composer.press('ArrowDown')
        await composer.press('Enter')
        await expect(page.getByRole('dialog')).toBeVisible()
        await page.getByRole('dialog').locator('[type=submit]').click()
        await expect(page.getByRole('dialog').locator('[aria-invalid=true]').first()).toBeVisible()
        await check('a composer who is missing', { ...DIALOG, ...COLORS })
      })
      expect(violations).toEqual([])
    })

    // Playwright's own test: the browser logs the refused call.
    bare('a survey has no violations, including its errors and its end', async ({ page }) => {
      bare.slow()
      const link = surveyLinks.looking[locale]
      await page.goto(link)
      await page.getByText('4', { exact: true }).click()
      const violations = await violationsIn(page, 'a rating')
      // Eleven faces, then only texts.
      for (const step of [8, 10]) {
        await page.goto(`${link}?step=${step}`)
        await expect(page.getByRole('progressbar')).toBeVisible()
        violations.push(...(await violationsIn(page, `question ${step}`, { colors: step === 8 })))
      }
      await page.getByRole('button', { name: /^(Submit|Absenden)$/ }).click()
      await expect(page.locator('.note')).toBeVisible()
      violations.push(...(await violationsIn(page, 'open questions', COLORS)))
      violations.push(...(await violationsInAll(page, { main: [surveyLinks.closed] })))
      expect(violations).toEqual([])
    })

    test('the pages of members have no violations', async ({ page, request }) => {
      await storeSession(page, await login(request, 'student@example.org'))
      expect(await violationsInAll(page, checked(memberPages))).toEqual([])
      await open(page, '/user')
      await page
        .getByRole('link', { name: /^Pay |bezahlen$/ })
        .first()
        .click()
      await expect(page.locator('.pay-values')).toBeVisible()
      expect(await violationsIn(page, 'an invoice to pay')).toEqual([])
      await open(page, '/user/profile')
      await page.getByRole('main').locator('.panel-header button').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violationsIn(page, 'the personal data', DIALOG)).toEqual([])
      expect(await violationsInAll(page, { main: ['/auth/welcome', '/masterclass/9'] })).toEqual([])
    })
  })

// What teachers, accompanists and the office see is the same on a phone, except for its place.
for (const locale of languagesOn('desktop'))
  test.describe(`accessibility for the staff with a browser in ${locale}, light and dark`, () => {
    test.use({ locale })

    test('the pages of the office have no violations', async ({ page, request }) => {
      await storeSession(page, await login(request, 'manager@example.org'))
      expect(await violationsInAll(page, officePages)).toEqual([])
    })

    test('the forms and dialogs of the office have no violations, including their errors', async ({
      page,
      request,
    }) => {
      await storeSession(page, await login(request, 'manager@example.org'))

      await test.step('an invoice', async () => {
        await page.goto('/user/a/invoices?state=open')
        await page.getByRole('rowheader').getByRole('button').first().click()
        await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
        expect(await violationsIn(page, 'an invoice', { ...DIALOG, ...COLORS })).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      })

      await test.step('changing and cancelling a booking', async () => {
        await open(page, '/user/a/lodging?cancelled=1')
        const actions = page.locator('.booking-actions').first().getByRole('button')
        await actions.first().click()
        await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible()
        expect(await violationsIn(page, 'another room', DIALOG)).toEqual([])
        await page.keyboard.press('Escape')
        await actions.last().click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
        expect(await violationsIn(page, 'cancelling a booking', DIALOG)).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.getByRole('alertdialog')).toBeHidden()
        expect(await violationsIn(page, 'the occupancy')).toEqual([])
      })

      await test.step('a new evening, a merge and a correction', async () => {
        await open(page, '/user/a/concerts')
        await page.getByRole('button', { name: /Add an evening|Abend anlegen/ }).click()
        await page.getByRole('dialog').getByRole('textbox').last().fill('1')
        await page.getByRole('dialog').locator('[type=submit]').click()
        await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
        expect(await violationsIn(page, 'a refused evening', { ...DIALOG, ...COLORS })).toEqual([])
        await page.keyboard.press('Escape')
        expect(await violationsIn(page, 'the question about changes', { ...DIALOG, ...COLORS })).toEqual([])
        await page.getByRole('button', { name: /^(Discard changes|Änderungen verwerfen)$/ }).click()
        await page.getByRole('button', { name: /Merge two entries|Zwei Einträge zusammenführen/ }).click()
        await page.getByRole('dialog').locator('[type=submit]').click()
        await expect(page.locator('.form-message')).toBeVisible()
        // The first field with an error has the focus, and shows its suggestions.
        await page.getByRole('listbox').waitFor()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('listbox')).toBeHidden()
        expect(await violationsIn(page, 'a refused merge', DIALOG)).toEqual([])
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: /^(Correct an entry|Eintrag korrigieren)$/ }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await violationsIn(page, 'a correction', DIALOG)).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      })

      await test.step('writing a survey', async () => {
        await open(page, '/user/a/feedback/new?start=ours')
        await page.locator('.question-toggle').first().click()
        await page.locator('.question-adding button').last().click()
        await page.getByRole('main').locator('[type=submit]').click()
        await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
        expect(await violationsIn(page, 'a refused survey', COLORS)).toEqual([])
        await page.locator('.question-tools .text-button').first().click()
        await page.getByRole('menuitem').last().click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
        expect(await violationsIn(page, 'deleting a question', DIALOG)).toEqual([])
      })
    })

    test('the pages of a teacher have no violations', async ({ page, request }) => {
      await storeSession(page, await login(request, 'teacher@example.org'))
      expect(await violationsInAll(page, teacherPages)).toEqual([])
    })

    test('the page and the choice of an accompanist have no violations', async ({ page, request }) => {
      await storeSession(page, await login(request, 'correpetitor@example.org'))
      expect(await violationsInAll(page, { main: ['/user/r/masterclass'] })).toEqual([])
      await page.getByRole('button', { name: /Choose masterclasses|Meisterkurse wählen/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violationsIn(page, 'the choice of masterclasses', DIALOG)).toEqual([])
    })
  })
