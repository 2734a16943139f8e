import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InfoBox } from './info-box.tsx'

const box = page.getByRole('complementary')
const dismiss = page.getByRole('button', { name: 'Understood, do not show it again' })
const show = page.getByRole('button', { name: 'How choosing works' })

beforeEach(() => localStorage.clear())

test('goes and comes back by keyboard, and the focus is not lost', async () => {
  await render(<InfoBox />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(box).not.toBeInTheDocument()
  await expect.element(show).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dismiss).toHaveFocus()
})

test('that was dismissed stays so, under the flag', async () => {
  const { unmount } = await render(<InfoBox />)
  await userEvent.click(dismiss)
  expect(localStorage.getItem('show-info-box')).toBe('false')
  await unmount()
  await render(<InfoBox />)
  await expect.element(show).toBeVisible()
  await expect.element(box).not.toBeInTheDocument()
})
