// The office plans concerts by drag, keyboard and touch, and announces them.
import { readFile } from 'node:fs/promises'
import { type APIRequestContext, test as bare, type Page, request } from '@playwright/test'
import { barriersOf } from './barriers.ts'
import { words } from './concert-planning-words.ts'
import { addTwice, askFor, player } from './concert-requests.ts'
import { mailsTo } from './outbox.ts'
import { ownServer, SERVER_HOOK_MS } from './own-server.ts'
import { login, remember } from './session.ts'
import { expect, test } from './test.ts'

const IN_JULY = '2027-07-10T10:00:00+02:00'
const VIDEO = 'https://video.example.org/adelaide'

type Words = (typeof words)['en']

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const evening = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page, title: string) => page.locator('.request-card', { hasText: title })
const titlesOn = (page: Page, name: string) => evening(page, name).getByRole('heading', { level: 3 })

const addEvening = async (page: Page, say: Words, [day, place, length]: [string, string, string]) => {
  await press(page, say.add)
  await dialog(page).getByRole('textbox', { name: say.date }).fill(day)
  await dialog(page).getByLabel(say.place, { exact: true }).fill(place)
  await dialog(page).getByLabel(say.length).fill(length)
  await press(page, say.save)
}

/** Opens the menu of a card and chooses an item, by keyboard only. */
const chooseByKeys = async (page: Page, button: string, item: string) => {
  await page.getByRole('button', { name: button, exact: true }).focus()
  await page.keyboard.press('Enter')
  const wanted = page.getByRole('menuitem', { name: item, exact: true })
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  for (let step = await page.getByRole('menuitem').count(); step > 1; step -= 1) {
    if (await wanted.evaluate(element => element === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

const choose = async (page: Page, button: string, item: string) => {
  await press(page, button)
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

const downloaded = async (page: Page, button: string, item: string) => {
  const download = page.waitForEvent('download')
  await choose(page, button, item)
  return readFile(await (await download).path())
}

/** Checks the light and the dark scheme. */
const expectNoBarrier = async (page: Page) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const barriers = await barriersOf(page)
    expect(barriers.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`))).toEqual([])
  }
}

const payRecording = async (site: APIRequestContext, office: string, email: string) => {
  const headers = { authorization: `Bearer ${JSON.parse(office).access_token}` }
  const { invoices } = await (await site.get(`/api/academy/a/invoices?search=${email}`, { headers })).json()
  expect(invoices).toMatchObject([{ kind: 'recording', invoice_amount: 15 }])
  const data = { amount: 15, paid_on: '2027-07-10' }
  const answer = await site.post(`/api/academy/a/invoices/${invoices[0].id}/payments`, { headers, data })
  expect(answer.status(), await answer.text()).toBe(201)
}

for (const language of ['de', 'en'] as const) {
  const say: Words = words[language]

  bare.describe(`an office with a browser in ${language}`, () => {
    bare.use({ locale: language })
    // In sequence, because the tests share one server.
    bare.describe.configure({ mode: 'default' })
    let server: Awaited<ReturnType<typeof ownServer>>
    let site: APIRequestContext
    let office: string
    bare.beforeAll(async () => {
      bare.setTimeout(SERVER_HOOK_MS)
      server = await ownServer(IN_JULY)
      site = await request.newContext({ baseURL: server.origin })
      office = await login(site, 'manager@example.org')
    })
    bare.afterAll(async () => {
      await site?.dispose()
      await server?.remove()
    })

    bare(
      'plans a concert, announces it, and provides its documents and its video',
      async ({ page, isMobile }) => {
        bare.setTimeout(240_000)
        const mira = await player(site, ['Mira', 'Talbach'], language)
        const leo = await player(site, ['Leonhard', 'Grünwaldt'], language)
        const wish = { earliest_performance_date: '2027-08-06', composer: 'beethoven', piece: /^Adelaide/ }
        const adelaide = await askFor(site, mira, { ...wish, minutes: 22, wants_recording: true })
        const song = await askFor(site, mira, {
          ...wish,
          composer: 'schubert',
          piece: /^Erlkönig/,
          minutes: 9,
        })
        const sonata = await askFor(site, leo, {
          composer: 'brahms',
          piece: /^Cello Sonata No\. 1/,
          earliest_performance_date: '2027-08-08',
          minutes: 20,
        })
        await remember(page, office)
        await page.goto(`${server.origin}/user`)
        await page.getByRole('navigation').getByRole('link', { name: say.menu, exact: true }).click()

        await addEvening(page, say, [say.firstDay, 'Refektorium', '5'])
        await expect(dialog(page).getByText(say.lengthInvalid)).toBeVisible()
        await dialog(page).getByLabel(say.length).fill('45')
        await press(page, say.save)
        await expect(page.getByText(say.added)).toBeVisible()
        await addEvening(page, say, [say.secondDay, 'Kreuzgang', '60'])
        await expect(evening(page, say.second)).toBeVisible()

        // By keyboard only. The card keeps the focus, and its new position is announced.
        const status = page.getByRole('status')
        for (const [place, title] of [adelaide, song].entries()) {
          await chooseByKeys(page, say.put(title), say.puts(say.first))
          await expect(
            status.filter({ hasText: say.placed(title, place + 1, place + 1, say.first) }),
          ).toHaveCount(1)
          await expect(page.getByRole('button', { name: say.move(title), exact: true })).toBeFocused()
        }
        await expect(card(page, adelaide).getByText(say.neighbours)).toBeVisible()

        // Another performance in between removes one warning and adds others.
        if (isMobile) {
          await choose(page, say.put(sonata), say.puts(say.first))
          await press(page, say.up(sonata))
          await expect(page.getByRole('button', { name: say.up(sonata), exact: true })).toBeFocused()
        } else await card(page, sonata).dragTo(card(page, song), { targetPosition: { x: 40, y: 6 } })
        await expect(titlesOn(page, say.first)).toHaveText([adelaide, sonata, song])
        await expect(page.getByText(say.neighbours)).toBeHidden()
        await expect(card(page, sonata).getByText(say.tooEarly)).toBeVisible()
        await expect(evening(page, say.first).getByText(say.tooLong)).toBeVisible()

        await expectNoBarrier(page)
        await press(page, say.move(sonata))
        await expect(page.getByRole('menu')).toBeVisible()
        await expectNoBarrier(page)
        await page.keyboard.press('Escape')

        // A change that cannot be saved is reverted.
        await page.route('**/api/academy/a/evenings/*/requests', route => route.abort())
        await press(page, say.down(sonata))
        await expect(page.getByText(say.unsaved)).toBeVisible()
        await expect(titlesOn(page, say.first)).toHaveText([adelaide, sonata, song])
        await page.unroute('**/api/academy/a/evenings/*/requests')
        await page.reload()
        await expect(titlesOn(page, say.first)).toHaveText([adelaide, sonata, song])

        // Move it to the other evening and off again, while no search hides it; delete the empty evening.
        await choose(page, say.move(sonata), say.puts(say.second))
        await expect(titlesOn(page, say.second)).toHaveText([sonata])
        await expect(evening(page, say.first).getByText(say.tooEarly)).toBeHidden()
        await expect(evening(page, say.first).getByText(say.tooLong)).toBeHidden()
        await page.getByLabel(say.search).fill('nobody of this name')
        await choose(page, say.move(sonata), say.off)
        await expect(status.filter({ hasText: say.tookOff(sonata) })).toHaveCount(1)
        await expect(page.getByRole('button', { name: say.put(sonata), exact: true })).toBeFocused()
        await press(page, say.remove(say.second))
        await press(page, say.removeNow)
        await expect(page.getByText(say.removed)).toBeVisible()
        await expect(evening(page, say.second)).toBeHidden()
        await expect(page.getByRole('button', { name: say.add, exact: true })).toBeFocused()
        await page.getByLabel(say.search).fill('grunwaldt brahms')
        await expect(page.getByText(say.one)).toBeVisible()
        await choose(page, say.put(sonata), say.puts(say.first))
        await press(page, say.edit(say.first))
        await dialog(page).getByLabel(say.length).fill('60')
        await press(page, say.save)
        await expect(page.getByText(say.changed)).toBeVisible()
        await expect(evening(page, say.first).getByText(say.tooLong)).toBeHidden()

        // Nothing is sent before the announcement.
        const told = () => mailsTo(mira.email, server.data)
        expect((await told()).filter(mail => mail.includes('Adelaide'))).toEqual([])
        await press(page, say.announce(say.first))
        await expect(dialog(page).getByText(say.mails)).toBeVisible()
        await expect(dialog(page).getByText(say.invoices)).toBeVisible()
        await press(page, say.confirm)
        await expect(page.getByText(say.done)).toBeVisible()
        await expect(evening(page, say.first).getByText(say.announced)).toBeVisible()
        await expect(evening(page, say.first)).toBeFocused()
        await expect(card(page, sonata).getByText(say.told)).toBeVisible()
        await expect(card(page, adelaide).getByText(say.unpaid)).toBeVisible()
        await expect.poll(async () => (await told()).filter(mail => mail.includes('Adelaide')).length).toBe(1)

        for (const programme of say.programmes) {
          const pdf = await downloaded(page, say.papers(say.first), programme)
          expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
        }
        const works = (await downloaded(page, say.papers(say.first), say.works)).toString()
        expect(works).toContain('Adelaide')
        expect(works).toContain('Grünwaldt')

        await payRecording(site, office, mira.email)
        await page.reload()
        await press(page, say.video(adelaide))
        await dialog(page).getByLabel(say.link).fill(VIDEO)
        await press(page, say.save)
        await expect(page.getByText(say.linkSaved)).toBeVisible()

        await remember(page, mira.stored)
        await page.goto(`${server.origin}/user/concert`)
        await expect(page.getByText(say.scheduled)).toHaveCount(2)
        await expect(page.getByRole('link', { name: say.watch(adelaide) })).toHaveAttribute('href', VIDEO)
      },
    )

    bare('merges two composers and undoes it', async ({ page }) => {
      const ada = await player(site, ['Ada', 'Pelz'], language)
      await addTwice(site, ada)
      const wish = { composer: 'quastenmayr', piece: /^Abendlied$/, minutes: 4 }
      const title = await askFor(site, ada, { ...wish, earliest_performance_date: '2027-08-08' })
      await remember(page, office)
      await page.goto(`${server.origin}/user/a/concerts`)
      const asked = card(page, title)
      await expect(asked).toContainText('Gundi Quastenmayr')
      await press(page, say.merge)
      for (const [field, typed] of [
        [say.merged, 'quastenmayr'],
        [say.into, 'quastenmeier'],
      ] as const) {
        await dialog(page).getByRole('combobox', { name: field }).pressSequentially(typed)
        // Compared as a list: other options may be shown while typing.
        await expect(page.getByRole('option')).toHaveText([new RegExp(typed, 'i')])
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
      }
      await expect(dialog(page).getByText(say.effect)).toBeVisible()
      await press(page, say.mergeNow)
      await expect(page.getByText(say.mergeDone)).toBeVisible()
      await expect(asked).toContainText('Hildegund Quastenmeier')
      await page.getByRole('button', { name: say.undo }).click()
      await expect(page.getByText(say.undone)).toBeVisible()
      await expect(asked).toContainText('Gundi Quastenmayr')
      await expect(page.getByRole('button', { name: say.undo })).toBeHidden()
      await expect(page.getByRole('button', { name: say.merge, exact: true })).toBeFocused()
    })
  })

  test.describe(`a student with a browser in ${language}`, () => {
    test.use({ locale: language })

    test('is redirected from the board, and gets none of its data', async ({ page, request }) => {
      const stored = await login(request, 'student@example.org')
      await remember(page, stored)
      await page.goto('/user/a/concerts')
      await expect(page).toHaveURL('/user')
      await expect(page.getByText(say.notYours)).toBeVisible()
      const headers = { authorization: `Bearer ${JSON.parse(stored).access_token}` }
      for (const path of ['concerts', 'merges', 'evenings/1/programme.pdf', 'evenings/1/works.csv'])
        expect((await request.get(`/api/academy/a/${path}`, { headers })).status()).toBe(403)
    })
  })
}
