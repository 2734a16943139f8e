import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InfoBox } from './info-box.tsx'

const box = page.getByRole('complementary')
const dismiss = page.getByRole('button', { name: 'Got it, do not show this again' })
const show = page.getByRole('button', { name: 'How the selection works' })

test('is dismissed and restored by keyboard, and the focus is kept', async () => {
  await render(<InfoBox />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(box).not.toBeInTheDocument()
  await expect.element(show).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dismiss).toHaveFocus()
})

test('stays dismissed, stored under its key', async () => {
  const { unmount } = await render(<InfoBox />)
  await userEvent.click(dismiss)
  expect(localStorage.getItem('show-info-box')).toBe('false')
  await unmount()
  await render(<InfoBox />)
  await expect.element(show).toBeVisible()
  await expect.element(box).not.toBeInTheDocument()
})
