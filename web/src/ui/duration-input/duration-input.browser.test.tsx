import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleContext } from '../../lib/i18n/locale-context.ts'
import { expectAccessible } from '../testing/axe.ts'
import { touch } from '../testing/touch.ts'
import { DurationInput } from './duration-input.tsx'

const Example = ({ start = '' }: { start?: string }) => {
  const [value, setValue] = useState(start)
  return (
    <>
      <DurationInput label="Length" hint="Minutes and seconds" value={value} onChange={setValue} />
      <button type="button">Elsewhere</button>
    </>
  )
}
const setUp = async (start?: string) => {
  const screen = await render(<Example {...(start && { start })} />)
  return { screen, field: screen.getByRole('spinbutton', { name: 'Length' }) }
}

test('a number alone means minutes, and what was understood is shown', async () => {
  const { screen, field } = await setUp()
  await userEvent.click(field)
  await userEvent.keyboard('5')
  await expect.element(screen.getByText('5 minutes')).toBeVisible()
  await expect.element(field).toHaveValue('5')
  await touch(screen.getByRole('button', { name: 'Elsewhere' })).tap()
  await expect.element(field).toHaveValue('5:00')
  await expect.element(screen.getByText('5 minutes')).toBeVisible()
  await expectAccessible()
})

test('what cannot be read stays', async () => {
  const { screen, field } = await setUp()
  await userEvent.fill(field, 'soon')
  await touch(screen.getByRole('button', { name: 'Elsewhere' })).tap()
  await expect.element(field).toHaveValue('soon')
  await expect.element(field).not.toHaveAttribute('aria-valuetext')
})

test('the arrow keys add and remove a minute', async () => {
  const { field } = await setUp('3:20')
  await userEvent.click(field)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(field).toHaveValue('5:20')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(field).toHaveValue('4:20')
})

test('minutes and seconds are typed with the keys that a phone offers', async () => {
  const { screen, field } = await setUp()
  await touch(field).tap()
  await userEvent.keyboard('4,30')
  await touch(screen.getByRole('button', { name: 'Elsewhere' })).tap()
  await expect.element(field).toHaveValue('4:30')
  await expect.element(screen.getByText('4 minutes 30 seconds')).toBeVisible()
})

test('a screen reader reads minutes and seconds in the language of the page', async () => {
  const { field } = await setUp('1:15')
  await expect.element(field).toHaveAttribute('aria-valuetext', '1 minute 15 seconds')
  const german = await render(
    <LocaleContext value="de">
      <DurationInput label="Dauer" value="2:01" error="Bitte kürzer" onChange={() => {}} />
    </LocaleContext>,
  )
  const field2 = german.getByRole('spinbutton', { name: 'Dauer' })
  await expect.element(field2).toHaveAttribute('aria-valuetext', '2 Minuten 1 Sekunde')
  await expect.element(field2).toHaveAccessibleDescription('Bitte kürzer')
  await expectAccessible()
})
