import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Call } from '../../../base/api.ts'
import { RenewalNote } from './renewal-note.tsx'

const profileLink = (label: string) => <a href="/user/profile">{label}</a>

test('an invoice without an address leads to the profile until there is one', async () => {
  await render(
    <RenewalNote
      call={vi.fn() as unknown as Call}
      invoice={{ id: 12, lacks: ['address'], can_renew: false }}
      profileLink={profileLink}
      onRenewed={() => {}}
    />,
  )
  await expect.element(page.getByText('This invoice does not show your address.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'To my profile' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Issue it again' })).not.toBeInTheDocument()
})

test('it is issued again after a question, and the page goes on to the new one', async () => {
  const call = vi.fn(async () => ({ id: 13, invoice_number: '2027-0014' }))
  const onRenewed = vi.fn()
  await render(
    <RenewalNote
      call={call as unknown as Call}
      invoice={{ id: 12, lacks: ['address', 'latin_name'], can_renew: true }}
      profileLink={profileLink}
      onRenewed={onRenewed}
    />,
  )
  await page.getByRole('button', { name: 'Issue it again' }).click()
  expect(call).not.toHaveBeenCalled()
  const dialog = page.getByRole('alertdialog', { name: 'Issue this invoice again?' })
  await dialog.getByRole('button', { name: 'Issue it again' }).click()
  await vi.waitFor(() => expect(onRenewed).toHaveBeenCalledWith(13))
  expect(call).toHaveBeenCalledOnce()
})

test('nothing is said about an invoice that lacks nothing', async () => {
  const { container } = await render(
    <RenewalNote
      call={vi.fn() as unknown as Call}
      invoice={{ id: 12, lacks: [], can_renew: false }}
      profileLink={profileLink}
      onRenewed={() => {}}
    />,
  )
  expect(container.textContent).toBe('')
})
