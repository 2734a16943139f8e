import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleContext } from '../../base/i18n/locale-context.ts'
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

test('digits are shown as m:ss while typing, and seconds above 59 become minutes on leaving', async () => {
  const { screen, field } = await setUp()
  await userEvent.click(field)
  for (const [key, shown] of [
    ['4', '0:04'],
    ['7', '0:47'],
    ['x', '0:47'],
    ['5', '4:75'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(field).toHaveValue(shown)
  }
  await expect.element(screen.getByText('5 minutes 15 seconds')).toBeVisible()
  await touch(screen.getByRole('button', { name: 'Elsewhere' })).tap()
  await expect.element(field).toHaveValue('5:15')
  await expectAccessible()
})

test('the caret stays between the digits that it was between', async () => {
  const { field } = await setUp('12:34')
  await userEvent.click(field)
  await userEvent.keyboard('{Home}{ArrowRight}5')
  await expect.element(field).toHaveValue('152:34')
  await userEvent.keyboard('x{Backspace}{Delete}')
  await expect.element(field).toHaveValue('1:34')
  await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}')
  await expect.element(field).toHaveValue('')
})

test('what is pasted is read as its digits', async () => {
  const { field } = await setUp()
  await userEvent.click(field)
  await userEvent.fill(field, '4 min 30 s')
  await expect.element(field).toHaveValue('4:30')
})

test('more than an hour is asked about', async () => {
  const { screen, field } = await setUp('60:00')
  await expect.element(screen.getByText('60 minutes', { exact: true })).toBeVisible()
  await userEvent.click(field)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByText('61 minutes – is that what you mean?')).toBeVisible()
})

test('the arrow keys add and remove a minute', async () => {
  const { field } = await setUp('3:20')
  await userEvent.click(field)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(field).toHaveValue('5:20')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(field).toHaveValue('4:20')
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
