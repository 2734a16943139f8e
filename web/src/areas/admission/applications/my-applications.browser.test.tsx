import { applications } from '@academy/contract/admission/applications/endpoints'
import type { Application } from '@academy/contract/admission/applications/schemas'
import { examplePlaceOffer, type PlaceOffer } from '@academy/contract/admission/places/schemas'
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Call } from '../../../base/api.ts'
import { LocaleContext } from '../../../base/i18n/locale-context.ts'
import { expectAccessible } from '../../../ui/testing/axe.ts'
import { MyApplications } from './my-applications.tsx'
import { useApplications } from './use-applications.ts'

const [example] = applications.example.reply
const concerts = [
  { id: 18, piece_title: 'Sonata for Cello', date: null, can_withdraw: true },
  { id: 19, piece_title: 'Suite for Cello', date: null, can_withdraw: true },
  { id: 20, piece_title: 'Elegy for Cello', date: '2027-08-06', can_withdraw: false },
]
// The name of a masterclass is a link.
const router = createRouter({ routeTree: createRootRoute() })

/** The queries of the calls that withdraw an application. */
let sent: unknown[] = []
const call = (async (_: unknown, input: { query?: unknown }) => {
  sent.push(input.query)
}) as Call
beforeEach(() => {
  sent = []
})

interface ListProps {
  loaded: Application[]
  offers?: PlaceOffer[]
  hasAcademy?: boolean
}

const List = ({ loaded, offers = [], hasAcademy = true }: ListProps) => (
  <MyApplications
    call={call}
    today="2027-05-01"
    hasAcademy={hasAcademy}
    applications={useApplications(loaded)}
    offers={offers}
    concerts={concerts}
    editedId={0}
    withdrawnClassId={0}
    onClosed={() => undefined}
  />
)

const show = (locale: 'de' | 'en', list: Parameters<typeof List>[0]) =>
  render(
    <RouterContextProvider router={router}>
      <LocaleContext value={locale}>
        <main>
          <h1>My masterclasses</h1>
          <List {...list} />
        </main>
      </LocaleContext>
    </RouterContextProvider>,
  )

/** Shows the example with these other applications, and asks to delete it. */
const askToDelete = async (locale: 'de' | 'en', ...others: Partial<Application>[]) => {
  if (!example) throw new Error('The contract has no example application')
  const loaded = [
    { ...example, fee_paid: true },
    ...others.map((one, index) => ({ ...example, ...one, id: 90 + index })),
  ]
  await show(locale, { loaded })
  await userEvent.click(page.getByRole('button', { name: /^(Delete|Löschen):/ }).first())
  return page.getByRole('alertdialog')
}

test.each([
  ['en', /last application/, 'Concert request: Suite for Cello', 'Withdraw'],
  ['de', /letzte Bewerbung/, 'Konzertanfrage: Suite for Cello', 'Zurückziehen'],
] as const)(
  'the last application offers in %s to withdraw requests, none of them at first',
  async (locale, last, label, confirm) => {
    const dialog = await askToDelete(locale)
    await expect.element(dialog).toMatchTextContent(last)
    await expect.element(dialog).toMatchTextContent('Elegy for Cello')
    const boxes = dialog.getByRole('checkbox')
    expect(boxes.elements().map(box => (box as HTMLInputElement).checked)).toEqual([false, false])
    await expectAccessible()
    await userEvent.click(dialog.getByRole('checkbox', { name: label }))
    await userEvent.click(dialog.getByRole('button', { name: confirm, exact: true }))
    await expect.poll(() => sent).toEqual([{ concerts: '19' }])
  },
)

test('nothing is withdrawn with it unless it is ticked', async () => {
  const dialog = await askToDelete('en')
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw', exact: true }))
  await expect.poll(() => sent).toEqual([{ concerts: '' }])
})

// biome-ignore format: the table is aligned in columns
test.each<[string, Partial<Application>, number]>([
  ['one that waits for the result',  { status: 'applied' },                      0],
  ['one on the waiting list',        { status: 'reserve' },                      0],
  ['one that was declined',          { status: 'rejected', can_delete: false },  2],
  ['one of an earlier year',         { status: 'accepted', is_current: false },  2],
])('beside %s: requests are offered %#', async (_, other, offered) => {
  const dialog = await askToDelete('en', other)
  await expect.element(dialog.getByRole('button', { name: 'Withdraw', exact: true })).toBeVisible()
  expect(dialog.getByRole('checkbox').elements()).toHaveLength(offered)
})

test.each([
  ['en', 'place offered', 'Please answer by 12 July 2027, 10:00', 'Answer the offer', 'on the waiting list'],
  [
    'de',
    'Platz angeboten',
    'Bitte antworten Sie bis 12. Juli 2027, 10:00',
    'Angebot beantworten',
    'Warteliste',
  ],
] as const)(
  'an open offer stands in %s in place of the waiting list',
  async (locale, state, until, link, waits) => {
    if (!example) throw new Error('The contract has no example application')
    const waiting = { ...example, fee_paid: true, status: 'reserve', waiting_rank: 1 } as const
    const offer = { ...examplePlaceOffer, application_id: waiting.id }
    await show(locale, { loaded: [waiting], offers: [offer] })
    const cell = page.getByRole('row').nth(1)
    await expect.element(cell).toMatchTextContent(state)
    await expect.element(cell).toMatchTextContent(until)
    await expect
      .element(cell.getByRole('link', { name: link }))
      .toHaveAttribute('href', `/user/place-offers/${offer.id}`)
    expect(page.getByText(waits, { exact: true }).elements()).toEqual([])
    await expectAccessible()
  },
)

test('an offer that is over, or of another application, leaves the waiting list', async () => {
  if (!example) throw new Error('The contract has no example application')
  const waiting = { ...example, fee_paid: true, status: 'reserve' } as const
  const offer = { ...examplePlaceOffer, application_id: waiting.id }
  const others = [
    { ...offer, state: 'expired' as const, can_answer: false },
    { ...offer, application_id: waiting.id + 1 },
  ]
  await show('en', { loaded: [waiting], offers: others })
  await expect.element(page.getByText('on the waiting list')).toBeVisible()
  expect(page.getByText('place offered').elements()).toEqual([])
})

test('without an academy there are only the applications of earlier years', async () => {
  if (!example) throw new Error('The contract has no example application')
  await show('en', { loaded: [{ ...example, is_current: false }], hasAcademy: false })
  await expect.element(page.getByRole('heading', { name: 'Earlier years' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Your applications' }).elements()).toEqual([])
})
