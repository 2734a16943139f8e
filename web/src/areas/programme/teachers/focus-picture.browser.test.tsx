import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FocusPicture } from './focus-picture.tsx'

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>')}`
const slider = () => page.getByRole('slider', { name: 'Focus' })
const save = vi.fn(async () => {})

const show = (focus_left = 50, focus_top = 25) =>
  render(<FocusPicture picture={PICTURE} focus={{ focus_left, focus_top }} save={save} />)

test('the arrow keys move the focus in steps, and the button saves it', async () => {
  await show()
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '50% from the left, 25% from the top')
  await expect.element(page.getByRole('button', { name: 'Save focus' })).toBeDisabled()
  await userEvent.tab()
  await expect.element(slider()).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}')
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '40% from the left, 30% from the top')
  await page.getByRole('button', { name: 'Save focus' }).click()
  expect(save).toHaveBeenCalledExactlyOnceWith({ focus_left: 40, focus_top: 30 })
})

test('it stays inside the picture', async () => {
  await show(0, 100)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '0% from the left, 100% from the top')
})

test('a tap sets it, and the previews follow', async () => {
  const { container } = await show()
  await slider().click({ position: { x: 240, y: 20 } })
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '80% from the left, 10% from the top')
  const previews = [...container.querySelectorAll<HTMLImageElement>('.focus-picture-boxes > img')]
  expect(previews.map(({ style }) => style.objectPosition)).toEqual(['80% 10%', '80% 10%'])
})
