import { test as bare, type Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { openMenu } from './menu.ts'
import { login, storeSession } from './session.ts'
import { giveGender, masterclassThat, newStudent } from './student.ts'
import { surveyLinks } from './survey-links.ts'
import { expect, languagesOn, oneWidth, test } from './test.ts'

const publicPages = [
  '/',
  '/academy',
  '/about',
  '/contact',
  '/masterclasses',
  '/masterclasses?instrument=none',
  '/masterclass/9',
  '/costs',
  '/costs?nights=99',
  '/dates',
  '/concerts',
  '/concerts/1',
  '/faq?search=a',
  '/past-years',
  '/imprint',
  '/privacy',
]
const accountPages = [
  '/auth/login',
  '/auth/login#reset',
  '/auth/register',
  '/auth/apply/9',
  '/auth/apply/9?mode=login',
  '/auth/reset-password?email=mira@example.org&token=unknown',
  '/auth/stop-reset?token=unknown',
  '/auth/confirm-deletion?token=unknown',
  '/verify-email/1/unknown',
  '/unsubscribe',
]
const staffPages: [who: string, pages: string[]][] = [
  // Id 0 does not exist: the page shows the first undecided applicant.
  [
    'teacher',
    [
      '/user/t/masterclass',
      '/user/t/masterclass/9',
      '/user/t/masterclass/9?applicant=0',
      '/user/profile',
      '/user/personal-data',
    ],
  ],
  [
    'manager',
    [
      '/user/a/masterclass',
      '/user/a/accompaniment',
      '/user/a/masterclass/9/decisions',
      '/user/a/waiting-list/1',
      '/user/a/people',
      '/user/a/people/1',
      '/user/a/mails',
      '/user/a/mails/groups',
      '/user/a/mails/groups/1',
      '/user/a/mails/messages',
      '/user/a/mails/messages/1',
      '/user/a/record',
      '/user/a/retention',
      '/user/a/concerts',
      '/user/a/invoices/1',
      // Some rows: those of a whole year take a minute.
      '/user/a/journal?search=2026-000&payments.search=2026-000',
      '/user/a/ledger-check',
      '/user/a/lodging',
      '/user/a/lodging?search=nobody',
      '/user/a/lodging/kitchen',
      '/user/a/lodging/housekeeping',
      '/user/a/lodging/rooms',
      '/user/a/academies',
      '/user/a/academies/2',
      '/user/a/academies/2/preview/masterclasses',
      '/user/a/feedback',
      '/user/a/feedback/new',
      // The survey of the previous summer is closed and read-only.
      '/user/a/feedback/1',
      '/user/a/feedback/2/preview',
      '/user/a/feedback/2/results',
    ],
  ],
  ['correpetitor', ['/user/r/masterclass', '/user/a/accompaniment']],
]
const memberPages = [
  '/masterclass/9',
  '/auth/welcome',
  '/user',
  '/user/profile',
  '/user/access',
  '/user/security',
  '/user/acomodation',
  '/user/account',
  '/user/days',
  '/user/concert',
  '/user/masterclass',
]

declare global {
  interface Window {
    /** The router of a page that is hydrated as a whole. */
    __TSR_ROUTER__?: { navigate(to: { href: string }): Promise<void>; state: { status: 'pending' | 'idle' } }
  }
}

test.slow()

/**
 * Returns the violations of the page: all rules in the light scheme, only colours in the dark one. Colours, and what
 * surrounds the content, are checked once, in English.
 */
const violationsIn = async (page: Page, name: string) => {
  const isGerman = (await page.locator('html').getAttribute('lang')) === 'de'
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await violationsOf(page, { contentOnly: isGerman, withoutColors: isGerman })
  const describeViolations = (scheme: string, barriers: typeof light) =>
    barriers.flatMap(({ id, nodes }) =>
      nodes.map(node => `${name}, ${scheme}: ${id} ${node.html} ${node.failureSummary}`),
    )
  if (isGerman) return describeViolations('light', light)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await violationsOf(page, { rules: ['color-contrast'], contentOnly: true })
  return [...describeViolations('light', light), ...describeViolations('dark', dark)]
}

/** Opens the page without a reload, which would discard axe and everything that is compiled. */
const follow = async (page: Page, path: string) => {
  await page.evaluate(href => window.__TSR_ROUTER__?.navigate({ href }), path)
  await page.waitForFunction(() => window.__TSR_ROUTER__?.state.status === 'idle')
}

/** Account pages do not have the routes of the personal area. */
const canFollow = (page: Page, path: string) =>
  [new URL(page.url()).pathname, path].every(one => one.startsWith('/user')) &&
  page.evaluate(() => window.__TSR_ROUTER__ !== undefined)

/** Opens the pages in turn, by loading them or by following from one to the next, and collects all violations. */
const violationsInAll = async (page: Page, paths: string[], { follows = false } = {}) => {
  const violations: string[] = []
  for (const path of paths) {
    if (follows && (await canFollow(page, path))) await follow(page, path)
    else await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    violations.push(...(await violationsIn(page, path)))
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

    test('the public pages have no violations', async ({ page }) => {
      expect(await violationsInAll(page, publicPages)).toEqual([])
    })

    test('the account pages have no violations, including their errors', async ({ page }) => {
      expect(await violationsInAll(page, accountPages)).toEqual([])
      await page.goto('/auth/register')
      await page.getByRole('main').locator('[type=submit]').click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      expect(await violationsIn(page, 'an empty registration')).toEqual([])
    })

    test('menus and dialogs have no violations', async ({ page }) => {
      await page.goto('/masterclass/9')
      await openMenu(page)
      expect(await violationsIn(page, 'the menu')).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('main').locator('[popovertarget]').first().click()
      await expect(page.locator('.reminder')).toBeVisible()
      expect(await violationsIn(page, 'the reminder')).toEqual([])
    })

    test('an application has no violations, including its errors and dialog', async ({ page, request }) => {
      await storeSession(page, (await newStudent(request)).stored)
      const { id } = await masterclassThat(request, 'open')
      expect(await violationsInAll(page, [`/user/masterclass/${id}`])).toEqual([])
      await page.getByRole('main').locator('[type=submit]').click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      await page.locator('input[type=radio]').last().check()
      for (const box of await page.locator('input[type=checkbox]').all()) await box.check()
      await page.locator('[name=recording_1]').fill('youtu.be/abc')
      await page.locator('[name=recording_2]').fill('no link')
      await page.locator('[name=recording_2]').blur()
      expect(await violationsIn(page, 'a refused application')).toEqual([])
      await page.locator('[name=recording_2]').fill('')
      await page.getByRole('main').locator('[type=submit]').click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      expect(await violationsIn(page, 'the question about the repertoire')).toEqual([])
    })

    test('booking has no violations at any step, including its errors', async ({ page, request }) => {
      const { stored } = await newStudent(request)
      await giveGender(request, stored)
      await storeSession(page, stored)
      await page.goto('/user/acomodation?step=dates')
      const goOn = page.getByRole('main').locator('[type=submit]')
      const violations: string[] = []
      for (const [index, step] of ['dates', 'room', 'meals', 'comment', 'terms'].entries()) {
        const name = new RegExp(`(Step|Schritt) ${index + 1} `)
        await expect(page.getByRole('heading', { name })).toBeFocused()
        if (step === 'room' || step === 'meals') {
          await goOn.click()
          await expect(page.locator('[aria-invalid=true]')).toBeVisible()
          violations.push(...(await violationsIn(page, `${step}, refused`)))
          await page
            .getByRole('radio')
            .nth(step === 'room' ? 1 : 0)
            .check()
        }
        if (step === 'meals') await page.getByRole('radio').last().check()
        violations.push(...(await violationsIn(page, step)))
        if (step !== 'terms') await goOn.click()
      }
      expect(violations).toEqual([])
    })

    test('a survey has no violations, including its errors', async ({ page }) => {
      const link = surveyLinks.looking[locale]
      await page.goto(link)
      await page.getByText('4', { exact: true }).click()
      const violations = await violationsIn(page, 'a rating')
      // Eleven faces, then only texts.
      for (const step of [8, 10]) {
        await page.goto(`${link}?step=${step}`)
        await expect(page.getByRole('progressbar')).toBeVisible()
        violations.push(...(await violationsIn(page, `question ${step}`)))
      }
      await page.getByRole('button', { name: /^(Submit|Absenden)$/ }).click()
      await expect(page.locator('.note')).toBeVisible()
      violations.push(...(await violationsIn(page, 'open questions')))
      expect(violations).toEqual([])
    })

    // Playwright's own test: the browser logs the refused call.
    bare('the end of a survey has no violations', async ({ page }) => {
      expect(await violationsInAll(page, [surveyLinks.closed])).toEqual([])
    })

    test('requesting a concert has no violations, including its errors and dialogs', async ({
      page,
      request,
    }) => {
      await storeSession(page, (await newStudent(request)).stored)
      expect(await violationsInAll(page, ['/user/concert', '/user/concert?request=new'])).toEqual([])
      await page.getByRole('main').locator('[type=submit]').click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      await page.locator('select').selectOption({ index: 1 })
      await page.getByRole('checkbox', { name: /chamber music|Kammermusik/ }).check()
      const violations = await violationsIn(page, 'a refused request')
      const composer = page.getByRole('combobox', { name: /^(Composer|Komponist)/ })
      await composer.fill('Zx')
      const create = page.getByRole('option', { name: /^\+/ })
      await expect(create).toBeVisible()
      await composer.press('ArrowDown')
      await composer.press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.getByRole('dialog').locator('[type=submit]').click()
      await expect(page.getByRole('dialog').locator('[aria-invalid=true]').first()).toBeVisible()
      violations.push(...(await violationsIn(page, 'a composer who is missing')))
      expect(violations).toEqual([])
    })

    test('the pages of members have no violations', async ({ page, request }) => {
      await storeSession(page, await login(request, 'student@example.org'))
      expect(await violationsInAll(page, memberPages, { follows: true })).toEqual([])
      await page.goto('/user')
      await page
        .getByRole('link', { name: /^(Pay invoice|Rechnung .* bezahlen)/ })
        .first()
        .click()
      await expect(page.locator('.pay-values')).toBeVisible()
      expect(await violationsIn(page, 'an invoice to pay')).toEqual([])
      await page.goto('/user/profile')
      await page.getByRole('main').locator('.panel-header button').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violationsIn(page, 'the personal data')).toEqual([])
    })
  })

// What teachers, accompanists and the office see is the same on a phone, except for its place.
for (const locale of languagesOn('desktop'))
  test.describe(`accessibility for the staff with a browser in ${locale}, light and dark`, () => {
    test.use({ locale })

    test('the pages of the office have no violations, including an invoice with payments', async ({
      page,
      request,
    }) => {
      await storeSession(page, await login(request, 'manager@example.org'))
      expect(
        await violationsInAll(page, [
          '/user',
          '/user/a/invoices?search=nobody',
          '/user/a/refunds',
          '/user/a/bank',
        ]),
      ).toEqual([])
      await page.goto('/user/a/invoices?state=open')
      await page.getByRole('rowheader').getByRole('button').first().click()
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
      expect(await violationsIn(page, 'an invoice')).toEqual([])
    })

    test('changing and cancelling a booking have no violations', async ({ page, request }) => {
      await storeSession(page, await login(request, 'manager@example.org'))
      await page.goto('/user/a/lodging?cancelled=1')
      const actions = page.locator('.booking-actions').first().getByRole('button')
      await actions.first().click()
      await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible()
      expect(await violationsIn(page, 'another room')).toEqual([])
      await page.keyboard.press('Escape')
      await actions.last().click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      expect(await violationsIn(page, 'cancelling a booking')).toEqual([])
    })

    test('a new evening and a merge have no violations, including their errors', async ({
      page,
      request,
    }) => {
      await storeSession(page, await login(request, 'manager@example.org'))
      await page.goto('/user/a/concerts')
      await page.getByRole('button', { name: /Add an evening|Abend anlegen/ }).click()
      await page.getByRole('dialog').getByRole('textbox').last().fill('1')
      await page.getByRole('dialog').locator('[type=submit]').click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      expect(await violationsIn(page, 'a refused evening')).toEqual([])
      await page.keyboard.press('Escape')
      expect(await violationsIn(page, 'the question about changes')).toEqual([])
      await page.getByRole('button', { name: /^(Discard changes|Änderungen verwerfen)$/ }).click()
      await page.getByRole('button', { name: /Merge two entries|Zwei Einträge zusammenführen/ }).click()
      await page.getByRole('dialog').locator('[type=submit]').click()
      await expect(page.locator('.form-message')).toBeVisible()
      // The first field with an error has the focus, and shows its suggestions.
      await page.getByRole('listbox').waitFor()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('listbox')).toBeHidden()
      expect(await violationsIn(page, 'a refused merge')).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^(Correct an entry|Eintrag korrigieren)$/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violationsIn(page, 'a correction')).toEqual([])
    })

    test('writing a survey has no violations, including its errors', async ({ page, request }) => {
      await storeSession(page, await login(request, 'manager@example.org'))
      await page.goto('/user/a/feedback/new?start=ours')
      await page.locator('.question-toggle').first().click()
      await page.locator('.question-adding button').last().click()
      await page.getByRole('main').locator('[type=submit]').click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      expect(await violationsIn(page, 'a refused survey')).toEqual([])
      await page.locator('.question-tools .text-button').first().click()
      await page.getByRole('menuitem').last().click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      expect(await violationsIn(page, 'deleting a question')).toEqual([])
    })

    for (const [who, pages] of staffPages)
      test(`the pages of the ${who} have no violations`, async ({ page, request }) => {
        await storeSession(page, await login(request, `${who}@example.org`))
        expect(await violationsInAll(page, pages, { follows: true })).toEqual([])
      })

    test('the selection of an accompanist has no violations', async ({ page, request }) => {
      await storeSession(page, await login(request, 'correpetitor@example.org'))
      await page.goto('/user/r/masterclass')
      await page.getByRole('button', { name: /Choose masterclasses|Meisterkurse wählen/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violationsIn(page, 'the choice of masterclasses')).toEqual([])
    })
  })
