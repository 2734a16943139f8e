// A student changes on a phone a concert request that was sent.
import { violationsOf } from './axe.ts'
import { newPlayer, sendRequest } from './concert-requests.ts'
import { storeSession } from './session.ts'
import { expect, languagesOn, oneWidth, test } from './test.ts'

const texts = {
  en: {
    change: /^Change:/,
    changeTitle: 'Change your request',
    total: 'Total duration',
    five: '5 minutes',
    notes: 'Notes for the office',
    agreed: 'My teacher has agreed to this performance.',
    check: 'Check and save',
    confirm: 'Save the changes',
    changed: 'Your request has been changed.',
  },
  de: {
    change: /^Ändern:/,
    changeTitle: 'Anfrage ändern',
    total: 'Gesamtdauer',
    five: '5 Minuten',
    notes: 'Anmerkungen für das Büro',
    agreed: 'Diesen Auftritt habe ich mit meiner Lehrperson abgesprochen.',
    check: 'Prüfen und speichern',
    confirm: 'Änderungen speichern',
    changed: 'Ihre Anfrage ist geändert.',
  },
} as const

for (const language of languagesOn('phone')) {
  const t = texts[language]
  test.describe(`a phone in ${language}`, oneWidth, () => {
    test.use({
      locale: language,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })

    test('changes a concert request that is not scheduled', async ({ page, request }) => {
      const player = await newPlayer(request, ['Ida', 'Lenz'], language)
      const answer = await request.get('/api/concert-requests/dates', { headers: player.headers })
      const { max_date } = await answer.json()
      const input = { composer: 'beethoven', piece: /sonat/i, minutes: 20 }
      await sendRequest(request, player, { ...input, earliest_performance_date: max_date })
      await storeSession(page, player.stored)
      await page.goto('/user/concert')
      await page.getByRole('button', { name: t.change }).tap()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.changeTitle)
      const total = page.getByRole('spinbutton', { name: t.total })
      await expect(total).toHaveValue('20:00')
      await total.fill('500')
      await expect(page.getByText(t.five)).toBeVisible()
      await page.getByLabel(t.notes).fill('Not on Saturday.')
      expect(await violationsOf(page)).toEqual([])
      await expect(total).toHaveValue('5:00')
      await page.getByRole('checkbox', { name: t.agreed }).check()
      await page.getByRole('button', { name: t.check }).tap()
      await page.getByRole('alertdialog').getByRole('button', { name: t.confirm }).tap()
      await expect(page.getByText(t.changed)).toBeVisible()
      await expect(page.getByText('Not on Saturday.')).toBeVisible()
      await expect(page.getByText('5:00').first()).toBeVisible()
    })
  })
}
