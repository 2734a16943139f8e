import { applications } from '@academy/contract/admission/applications/endpoints'
import type { Application } from '@academy/contract/admission/applications/schemas'
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

const List = ({ loaded }: { loaded: Application[] }) => (
  <MyApplications
    call={call}
    today="2027-05-01"
    applications={useApplications(loaded)}
    concerts={concerts}
    editedId={0}
    withdrawnClassId={0}
    onClosed={() => undefined}
  />
)

/** Shows the example with these other applications, and asks to delete it. */
const askToDelete = async (locale: 'de' | 'en', ...others: Partial<Application>[]) => {
  if (!example) throw new Error('The contract has no example application')
  const loaded = [
    { ...example, fee_paid: true },
    ...others.map((one, index) => ({ ...example, ...one, id: 90 + index })),
  ]
  await render(
    <RouterContextProvider router={router}>
      <LocaleContext value={locale}>
        <main>
          <h1>My masterclasses</h1>
          <List loaded={loaded} />
        </main>
      </LocaleContext>
    </RouterContextProvider>,
  )
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
