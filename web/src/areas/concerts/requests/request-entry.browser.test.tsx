import { type ConcertRequest, exampleRequest } from '@academy/contract/concerts/requests/schemas'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleContext } from '../../../base/i18n/locale-context.ts'
import { expectAccessible } from '../../../ui/testing/axe.ts'
import { MyRequests, RequestEntry } from './my-requests.tsx'

const withdrawn = vi.fn()
const show = (change: Partial<ConcertRequest>, locale: 'de' | 'en' = 'en') =>
  render(
    <LocaleContext value={locale}>
      <h1>Requests</h1>
      <h2>Mine</h2>
      <RequestEntry
        request={{ ...exampleRequest, ...change }}
        invoiceOf={({ invoice_number }) => <a href="/invoice">{invoice_number}</a>}
        onEdit={vi.fn()}
        onWithdraw={withdrawn}
      />
    </LocaleContext>,
  )
const { invoice } = exampleRequest
const video_url = 'https://videos.example.org/scherzo'
const invoiceLink = page.getByRole('link', { name: invoice?.invoice_number ?? '' })
const videoLink = page.getByRole('link', { name: /Watch the video/ })

test.each<
  [what: string, Partial<ConcertRequest>, { badge?: string; hasInvoice: boolean; hasVideo: boolean }]
>([
  [
    'it is not requested',
    { wants_recording: false, invoice: null, is_paid: false },
    { hasInvoice: false, hasVideo: false },
  ],
  [
    'it is requested',
    { invoice: null, is_paid: false },
    { badge: 'recording requested', hasInvoice: false, hasVideo: false },
  ],
  ['it is not paid', { is_paid: false }, { badge: 'invoice open', hasInvoice: true, hasVideo: false }],
  ['it is paid', { is_paid: true }, { badge: 'recording ready soon', hasInvoice: true, hasVideo: false }],
  [
    'it is free',
    { invoice: null, is_paid: false, is_recording_free: true },
    { badge: 'recording ready soon', hasInvoice: false, hasVideo: false },
  ],
  [
    'it is free and available',
    { invoice: null, is_paid: false, is_recording_free: true, video_url },
    { hasInvoice: false, hasVideo: true },
  ],
  ['it is available', { is_paid: true, video_url }, { hasInvoice: true, hasVideo: true }],
])('the recording when %s', async (_, change, { badge, hasInvoice, hasVideo }) => {
  await show(change)
  await expect.poll(() => document.querySelector('.badge')?.textContent).toBe(badge)
  expect(invoiceLink.elements()).toHaveLength(hasInvoice ? 1 : 0)
  expect(videoLink.elements()).toHaveLength(hasVideo ? 1 : 0)
  if (hasVideo) await expect.element(videoLink).toHaveAttribute('href', video_url)
  await expectAccessible()
})

test('it shows everything that was requested, and the date of the performance', async () => {
  const screen = await show({
    is_chamber_music: true,
    chamber_ensemble: [{ name: 'Ida Lenz', instrument: 'Viola' }],
    notes: 'Not on Friday',
  })
  const text = screen.container.textContent
  for (const part of [
    exampleRequest.composer_name,
    exampleRequest.piece_title,
    'Scherzo. Allegro molto 5:30',
    'Total duration 5:30',
    '05.08.2027',
    'Concert on 6 August 2027, 8 pm',
    'Jonas Veldrich',
    'Ida Lenz (Viola)',
    'Not on Friday',
  ])
    expect(text).toContain(part)
})

test('the whole piece in German, which can be withdrawn', async () => {
  const screen = await show(
    {
      movement_selections: [],
      duration_seconds: 4000,
      total_duration_seconds: 4000,
      can_withdraw: true,
      scheduled_performance_date: null,
    },
    'de',
  )
  expect(screen.container.textContent).toContain('Das ganze Werk')
  expect(screen.container.textContent).toContain('66:40')
  expect(screen.container.textContent).toContain('noch nicht eingeplant')
  await userEvent.click(page.getByRole('button', { name: `Zurücknehmen: ${exampleRequest.piece_title}` }))
  expect(withdrawn).toHaveBeenCalledOnce()
})

test('a request that cannot be withdrawn has no button for it', async () => {
  await show({ can_withdraw: false })
  expect(page.getByRole('button').elements()).toEqual([])
})

test('a long word breaks', async () => {
  const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(3)
  await page.viewport(320, 720)
  await show({ composer_name: word, piece_title: word, notes: word, accompanist: word })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test('a key and a number do not break across lines', async () => {
  await show({ piece_title: 'Piano Sonata No. 11 in A-Dur, KV 331' }, 'de')
  const title = page.getByRole('heading', { name: 'Piano Sonata No. 11 in A-Dur, KV 331' })
  for (const part of ['No. 11', 'A-Dur', 'KV 331'])
    await expect.element(title.getByText(part, { exact: true })).toHaveStyle({ whiteSpace: 'nowrap' })
})

test('the heading has the focus when a request is withdrawn and gone', async () => {
  const Example = () => {
    const [requests, setRequests] = useState([{ ...exampleRequest, is_current: true, can_withdraw: true }])
    return (
      <MyRequests
        call={async () => undefined as never}
        requests={requests}
        canRequest
        invoiceOf={() => null}
        onEdit={vi.fn()}
        onChanged={async () => setRequests([])}
      />
    )
  }
  await render(<Example />)
  await page.getByRole('button', { name: /^Withdraw/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Withdraw/ })
    .click()
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus()
})
