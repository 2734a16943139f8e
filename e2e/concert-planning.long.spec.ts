// The office plans concerts by drag, keyboard and touch, and announces them.
import { readFile } from 'node:fs/promises'
import { type APIRequestContext, test as bare, type Page, request } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { texts } from './concert-planning-texts.ts'
import { addDuplicate, newPlayer, sendRequest } from './concert-requests.ts'
import { openEntry } from './menu.ts'
import { mailsTo } from './outbox.ts'
import { SERVER_HOOK_MS, separateServer } from './separate-server.ts'
import { login, storeSession } from './session.ts'
import { expect, languagesOn } from './test.ts'

const IN_JULY = '2027-07-10T10:00:00+02:00'
const VIDEO = 'https://video.example.org/adelaide'

type Texts = (typeof texts)['en']

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const evening = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page, title: string) => page.locator('.request-card', { hasText: title })
const titlesOn = (page: Page, name: string) => evening(page, name).getByRole('heading', { level: 3 })

const addEvening = async (page: Page, t: Texts, [day, place, length]: [string, string, string]) => {
  await press(page, t.add)
  await dialog(page).getByRole('textbox', { name: t.date }).fill(day)
  await dialog(page).getByLabel(t.place, { exact: true }).fill(place)
  await dialog(page).getByLabel(t.length).fill(length)
  await press(page, t.save)
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
    const barriers = await violationsOf(page)
    expect(barriers.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`))).toEqual([])
  }
}

const payRecording = async (site: APIRequestContext, office: string, email: string) => {
  const headers = { authorization: `Bearer ${JSON.parse(office).access_token}` }
  const { invoices } = await (
    await site.get(`/api/academy/a/invoices?kind=recording&search=${email}`, { headers })
  ).json()
  expect(invoices).toMatchObject([{ kind: 'recording', invoice_amount: 15 }])
  const data = { amount: 15, paid_on: '2027-07-10' }
  const answer = await site.post(`/api/academy/a/invoices/${invoices[0].id}/payments`, { headers, data })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** Two composers are one person after all; then they are not. */
const mergeAndUndo = async (page: Page, t: Texts, title: string) => {
  const asked = card(page, title)
  await expect(asked).toContainText('Gundi Quastenmayr')
  await press(page, t.merge)
  for (const [field, typed] of [
    [t.merged, 'quastenmayr'],
    [t.into, 'quastenmeier'],
  ] as const) {
    await dialog(page).getByRole('combobox', { name: field }).pressSequentially(typed)
    // Compared as a list: other options may be shown while typing.
    await expect(page.getByRole('option')).toHaveText([new RegExp(typed, 'i')])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await expect(dialog(page).getByText(t.effect)).toBeVisible()
  // Their first names differ: it has to be confirmed.
  await press(page, t.mergeNow)
  await dialog(page).getByRole('checkbox', { name: t.samePerson }).check()
  await press(page, t.mergeNow)
  await expect(page.getByText(t.mergeDone)).toBeVisible()
  await expect(asked).toContainText('Hildegund Quastenmeier')
  await page.getByRole('button', { name: t.undo }).click()
  await expect(page.getByText(t.undone)).toBeVisible()
  await expect(asked).toContainText('Gundi Quastenmayr')
  await expect(page.getByRole('button', { name: t.undo })).toBeHidden()
  await expect(page.getByRole('button', { name: t.merge, exact: true })).toBeFocused()
}

for (const language of languagesOn('desktop')) {
  const t: Texts = texts[language]

  bare.describe(`an office with a browser in ${language}`, () => {
    bare.use({ locale: language })
    let server: Awaited<ReturnType<typeof separateServer>>
    let site: APIRequestContext
    let office: string
    bare.beforeAll(async () => {
      bare.setTimeout(SERVER_HOOK_MS)
      server = await separateServer(IN_JULY)
      site = await request.newContext({ baseURL: server.origin })
      office = await login(site, 'manager@example.org')
    })
    bare.afterAll(async () => {
      await site?.dispose()
      await server?.remove()
    })

    bare(
      'merges composers, plans a concert, announces it, and provides its documents and its video',
      async ({ page, isMobile }) => {
        bare.setTimeout(240_000)
        const mira = await newPlayer(site, ['Mira', 'Talbach'], language)
        const leo = await newPlayer(site, ['Leonhard', 'Grünwaldt'], language)
        const input = { earliest_performance_date: '2027-08-06', composer: 'beethoven', piece: /^Adelaide/ }
        const adelaide = await sendRequest(site, mira, { ...input, minutes: 22, wants_recording: true })
        const song = await sendRequest(site, mira, {
          ...input,
          composer: 'schubert',
          piece: /^Erlkönig/,
          minutes: 9,
        })
        const sonata = await sendRequest(site, leo, {
          composer: 'brahms',
          piece: /^(?:Cello Sonata No\.|Cellosonate Nr\.) 1/,
          earliest_performance_date: '2027-08-08',
          minutes: 20,
        })
        const ada = await newPlayer(site, ['Ada', 'Pelz'], language)
        await addDuplicate(site, ada)
        const abendlied = await sendRequest(site, ada, {
          ...input,
          composer: 'quastenmayr',
          piece: /^Abendlied$/,
          minutes: 4,
        })
        await storeSession(page, office)
        await page.goto(`${server.origin}/user`)
        await openEntry(page, '/user/a/concerts')
        await bare.step('merges two composers and undoes it', () => mergeAndUndo(page, t, abendlied))

        await addEvening(page, t, [t.firstDay, 'Refektorium', '5'])
        await expect(dialog(page).getByText(t.lengthInvalid)).toBeVisible()
        await dialog(page).getByLabel(t.length).fill('45')
        await press(page, t.save)
        await expect(page.getByText(t.added)).toBeVisible()
        await addEvening(page, t, [t.secondDay, 'Kreuzgang', '60'])
        await expect(evening(page, t.second)).toBeVisible()

        // By keyboard only. The card keeps the focus, and its new position is announced.
        const status = page.getByRole('status')
        for (const [place, title] of [adelaide, song].entries()) {
          await chooseByKeys(page, t.put(title), t.puts(t.first))
          await expect(
            status.filter({ hasText: t.placed(title, place + 1, place + 1, t.first) }),
          ).toHaveCount(1)
          await expect(page.getByRole('button', { name: t.move(title), exact: true })).toBeFocused()
        }
        await expect(card(page, adelaide).getByText(t.neighbours)).toBeVisible()

        // Another performance in between removes one warning and adds others.
        if (isMobile) {
          await choose(page, t.put(sonata), t.puts(t.first))
          await press(page, t.up(sonata))
          await expect(page.getByRole('button', { name: t.up(sonata), exact: true })).toBeFocused()
        } else await card(page, sonata).dragTo(card(page, song), { targetPosition: { x: 40, y: 6 } })
        await expect(titlesOn(page, t.first)).toHaveText([adelaide, sonata, song])
        await expect(page.getByText(t.neighbours)).toBeHidden()
        await expect(card(page, sonata).getByText(t.tooEarly)).toBeVisible()
        await expect(evening(page, t.first).getByText(t.tooLong)).toBeVisible()

        await expectNoBarrier(page)
        await press(page, t.move(sonata))
        await expect(page.getByRole('menu')).toBeVisible()
        await expectNoBarrier(page)
        await page.keyboard.press('Escape')

        // A change that cannot be saved is reverted.
        await page.route('**/api/academy/a/evenings/*/requests', route => route.abort())
        await press(page, t.down(sonata))
        await expect(page.getByText(t.unsaved)).toBeVisible()
        await expect(titlesOn(page, t.first)).toHaveText([adelaide, sonata, song])
        await page.unroute('**/api/academy/a/evenings/*/requests')
        await page.reload()
        await expect(titlesOn(page, t.first)).toHaveText([adelaide, sonata, song])

        // Move it to the other evening and off again, while no search hides it; delete the empty evening.
        await choose(page, t.move(sonata), t.puts(t.second))
        await expect(titlesOn(page, t.second)).toHaveText([sonata])
        await expect(evening(page, t.first).getByText(t.tooEarly)).toBeHidden()
        await expect(evening(page, t.first).getByText(t.tooLong)).toBeHidden()
        await page.getByRole('searchbox', { name: t.search }).fill('nobody of this name')
        const { promise: pressed, resolve: release } = Promise.withResolvers<void>()
        await page.route('**/api/academy/a/evenings/*/requests', route =>
          pressed.then(() => route.continue()),
        )
        await choose(page, t.move(sonata), t.off)
        await expect(status.filter({ hasText: t.tookOff(sonata) })).toHaveCount(1)
        await expect(page.getByRole('button', { name: t.put(sonata), exact: true })).toBeFocused()
        // The page shows it before it is saved, and deletes the evening afterwards.
        await press(page, t.remove(t.second))
        await press(page, t.removeNow)
        release()
        await expect(page.getByText(t.removed)).toBeVisible()
        await page.unroute('**/api/academy/a/evenings/*/requests')
        await expect(evening(page, t.second)).toBeHidden()
        await expect(page.getByRole('button', { name: t.add, exact: true })).toBeFocused()
        await page.getByRole('searchbox', { name: t.search }).fill('grunwaldt brahms')
        await expect(page.getByText(t.one)).toBeVisible()
        await choose(page, t.put(sonata), t.puts(t.first))
        await press(page, t.edit(t.first))
        await dialog(page).getByLabel(t.length).fill('60')
        await press(page, t.save)
        await expect(page.getByText(t.changed)).toBeVisible()
        await expect(evening(page, t.first).getByText(t.tooLong)).toBeHidden()

        // Nothing is sent before the announcement.
        const told = () => mailsTo(mira.email, server.data)
        expect((await told()).filter(mail => mail.includes('Adelaide'))).toEqual([])
        await press(page, t.announce(t.first))
        await expect(dialog(page).getByText(t.mails)).toBeVisible()
        await expect(dialog(page).getByText(t.invoices)).toBeVisible()
        expect(await violationsOf(page)).toEqual([])
        await press(page, t.confirm)
        await expect(page.getByText(t.done)).toBeVisible()
        await expect(evening(page, t.first).getByText(t.announced)).toBeVisible()
        await expect(evening(page, t.first)).toBeFocused()
        await expect(card(page, sonata).getByText(t.told)).toBeVisible()
        await expect(card(page, adelaide).getByText(t.unpaid)).toBeVisible()
        await expect.poll(async () => (await told()).filter(mail => mail.includes('Adelaide')).length).toBe(1)

        for (const programme of t.programmes) {
          const pdf = await downloaded(page, t.papers(t.first), programme)
          expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
        }
        const works = (await downloaded(page, t.papers(t.first), t.works)).toString()
        expect(works).toContain('Adelaide')
        expect(works).toContain('Grünwaldt')

        await payRecording(site, office, mira.email)
        await page.reload()
        await press(page, t.video(adelaide))
        await dialog(page).getByLabel(t.link).fill(VIDEO)
        await press(page, t.save)
        await expect(page.getByText(t.linkSaved)).toBeVisible()

        await storeSession(page, mira.stored)
        await page.goto(`${server.origin}/user/concert`)
        await expect(page.getByText(t.scheduled)).toHaveCount(2)
        await expect(page.getByRole('link', { name: t.watch(adelaide) })).toHaveAttribute('href', VIDEO)
      },
    )
  })
}
