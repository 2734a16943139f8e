// The survey behind a link. Playwright's own test: the browser logs refused and lost calls.
import { expect, type Page, test } from '@playwright/test'
import { surveyLinks } from './survey-links.ts'
import { languagesOn } from './test.ts'

const texts = {
  de: {
    title: 'Wie war Ihr Sommer?',
    anonymous: 'Niemand kann sehen, wer was geantwortet hat',
    question: (step: number) => new RegExp(`^Frage ${step} von 10 `),
    answered: (count: number) => `${count} von 10 beantwortet · ${count * 10}\u00a0%`,
    good: '4 von 5, gut',
    best: '5 von 5, sehr gut',
    lastOfEleven: '10 von 10, sehr gut',
    notApplicable: 'Nicht zutreffend',
    text: 'Was war gut?',
    next: 'Weiter',
    back: 'Zurück',
    submit: 'Absenden',
    save: 'Entwurf speichern',
    resume: 'Bei Frage 2 weitermachen',
    open: '7 Fragen sind noch nicht beantwortet',
    toFirst: 'Zur ersten davon',
    anyway: 'Trotzdem absenden',
    error: 'Fehler',
    thanks: 'Danke!',
    arrived: 'Ihre Antworten sind angekommen.',
    arrivedAfterAll: 'Ihre Antworten sind doch angekommen.',
    spent: 'Unter diesem Link wurde die Umfrage schon beantwortet. Danke!',
    closed: 'Diese Umfrage ist geschlossen',
    unknown: 'Diesen Link kennen wir nicht',
  },
  en: {
    title: 'How was your summer?',
    anonymous: 'Nobody can see who answered what',
    question: (step: number) => new RegExp(`^Question ${step} of 10 `),
    answered: (count: number) => `${count} of 10 answered · ${count * 10}%`,
    good: '4 of 5, good',
    best: '5 of 5, very good',
    lastOfEleven: '10 of 10, very good',
    notApplicable: 'Not applicable',
    text: 'What was good?',
    next: 'Next',
    back: 'Back',
    submit: 'Submit',
    save: 'Save draft',
    resume: 'Continue with question 2',
    open: '7 questions have not been answered yet',
    toFirst: 'Go to the first of them',
    anyway: 'Submit anyway',
    error: 'Error',
    thanks: 'Thank you!',
    arrived: 'Your answers have arrived.',
    arrivedAfterAll: 'Your answers have arrived after all.',
    spent: 'This survey has already been answered under this link. Thank you!',
    closed: 'This survey is closed',
    unknown: 'We do not know this link',
  },
}

/** Delivers the answers and loses the response. */
const loseTheReply = (page: Page, link: string) =>
  page.route(`**/api${link}`, async route => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })

for (const locale of languagesOn('phone'))
  test.describe(`a participant with a browser in ${locale}`, () => {
    test.use({ locale })
    const t = texts[locale]
    const link = surveyLinks.answering[locale]
    const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
    const isAt = (page: Page, step: number) =>
      expect(page.getByRole('heading', { level: 2, name: t.question(step) })).toBeFocused()
    const hasAnswered = (page: Page, count: number) =>
      expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', t.answered(count))

    test('answers a survey, changes answers, leaves and returns, and submits once', async ({
      page,
      context,
      browser,
    }) => {
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`^${t.title.replace('?', '\\?')}`))
      await expect(page.getByText(t.anonymous)).toBeVisible()
      await hasAnswered(page, 0)
      await page.getByText('4', { exact: true }).click()
      await expect(radio(page, t.good)).toBeChecked()
      await radio(page, t.good).press('ArrowRight')
      await expect(radio(page, t.best)).toBeChecked()
      await page.getByRole('textbox', { name: t.text }).fill('Die Stille')
      await button(page, t.save).click()
      await expect(page.getByText('Gespeichert / Saved', { exact: true })).toBeVisible()

      // Another device has the draft and continues at the same question.
      const tablet = await browser.newPage({ locale })
      await tablet.goto(new URL(link, page.url()).href)
      await expect(radio(tablet, t.best)).toBeChecked()
      await expect(tablet.getByRole('textbox', { name: t.text })).toHaveValue('Die Stille')
      await button(tablet, t.resume).click()
      await isAt(tablet, 2)
      await tablet.close()

      await button(page, t.next).click()
      await isAt(page, 2)
      await page.goto(`${link}?step=3`)
      await page.getByRole('checkbox', { name: t.notApplicable }).check()
      await hasAnswered(page, 2)
      await context.setOffline(true)
      await page.getByText('3', { exact: true }).click()
      await expect(page.getByRole('checkbox', { name: t.notApplicable })).not.toBeChecked()
      await page.getByRole('textbox', { name: t.text }).fill('Ohne Netz')
      await button(page, t.back).click()
      await isAt(page, 2)
      await page.goBack()
      await isAt(page, 3)
      await context.setOffline(false)
      await page.reload()
      await expect(page).toHaveURL(`${link}?step=3`)
      await expect(page.getByRole('textbox', { name: t.text })).toHaveValue('Ohne Netz')

      await page.goto(`${link}?step=8`)
      await radio(page, t.lastOfEleven).check({ force: true })
      await page.goto(`${link}?step=10`)
      await hasAnswered(page, 3)
      await button(page, t.submit).click()
      await expect(page.getByRole('heading', { name: t.open })).toBeVisible()
      await expect(button(page, t.toFirst)).toBeFocused()
      await button(page, t.toFirst).click()
      await isAt(page, 2)
      await page.goto(`${link}?step=10`)
      await button(page, t.submit).click()
      if (locale === 'en') {
        await loseTheReply(page, link)
        await button(page, t.anyway).click()
        await expect(page.getByText(t.error, { exact: true })).toBeVisible()
        await page.unrouteAll()
      }
      await button(page, t.anyway).click()
      await expect(page.getByRole('heading', { level: 1, name: t.thanks })).toBeFocused()
      await expect(page.getByText(locale === 'en' ? t.arrivedAfterAll : t.arrived)).toBeVisible()
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
      await page.reload()
      await expect(page.getByText(t.spent)).toBeVisible()
      for (const [other, title] of [
        [surveyLinks.closed, t.closed],
        [surveyLinks.unknown, t.unknown],
      ] as const) {
        await page.goto(other)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      }
    })
  })
