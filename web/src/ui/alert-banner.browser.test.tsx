import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type AlertKind, clearAlerts, showAlert } from '../base/alerts.ts'
import { AlertBanner } from './alert-banner.tsx'

afterEach(clearAlerts)

const LOGOUT = 'Logout'
const show = async (kind: AlertKind) => {
  await render(
    <>
      <AlertBanner />
      <header style={{ textAlign: 'center' }}>
        <button type="button">{LOGOUT}</button>
      </header>
    </>,
  )
  showAlert(kind, 'The connection to the server failed. Please check it, or try again later.')
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).toBeVisible()
}
/** Whether a tap on the middle of the button reaches it. */
const isCovered = () => {
  const button = page.getByRole('button', { name: LOGOUT }).element()
  const { left, top, width, height } = button.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2) !== button
}
const coveredAbove = () => document.documentElement.style.getPropertyValue('--covered-above')

test.each([
  [390, 844, 'dangerDismiss'],
  [390, 844, 'successDismiss'],
  [844, 390, 'infoDismiss'],
] as const)('in a window of %i by %i a lasting alert (%s) covers no button', async (width, height, kind) => {
  await page.viewport(width, height)
  await show(kind)
  expect(isCovered()).toBe(false)
  const place = document.querySelector<HTMLElement>('.alert-place')
  await expect.poll(coveredAbove).toBe(`${place?.offsetHeight}px`)
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }))
  expect(coveredAbove()).toBe('')
})

test('in a wide window a lasting alert has no place of its own', async () => {
  await page.viewport(1280, 800)
  await show('dangerDismiss')
  await expect.poll(coveredAbove).toBe('0px')
})
