import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleContext } from '../../base/i18n/locale-context.ts'
import { Form } from '../form/form.tsx'
import { expectAccessible } from '../testing/axe.ts'
import { touch } from '../testing/touch.ts'
import { DatePicker } from './date-picker.tsx'

const updated = vi.fn()
const changed = vi.fn()
beforeEach(() => vi.resetAllMocks())

const Example = ({ start }: { start: string | null }) => {
  const [value, setValue] = useState(start)
  return (
    <>
      <DatePicker
        label="Arrival"
        value={value}
        min="2027-08-02"
        max="2027-08-27"
        disabled={['2027-08-10']}
        onUpdate={day => {
          updated(day)
          setValue(day)
        }}
        onChange={changed}
      />
      <button type="button" onClick={() => setValue('2027-08-20')}>
        Set
      </button>
      <button type="button" onClick={() => setValue(null)}>
        Clear
      </button>
    </>
  )
}
const setUp = async (start: string | null = '2027-08-05') => {
  await render(<Example start={start} />)
  return page.getByRole('textbox', { name: 'Arrival' })
}
const calendar = page.getByRole('dialog', { name: 'Arrival' })
const day = (name: RegExp) => calendar.getByRole('button', { name })
const button = page.getByRole('button', { name: 'Calendar: Arrival' })
const expectOpen = () =>
  expect
    .poll(() => document.querySelector('.date-picker-panel')?.checkVisibility({ opacityProperty: true }))
    .toBe(true)

test('it shows the date in the browser’s format, and a click in the calendar chooses another', async () => {
  const field = await setUp()
  await expect.element(field).toHaveValue('05/08/2027')
  await userEvent.click(button)
  await expectOpen()
  await expectAccessible()
  await userEvent.click(day(/Thursday,? 12 August 2027/))
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('12/08/2027')
  expect(updated.mock.calls).toEqual([['2027-08-12']])
  expect(changed.mock.calls).toEqual([['2027-08-12']])
})

test('the calendar works by keyboard: open, move, choose, and the focus returns', async () => {
  const field = await setUp()
  await userEvent.click(field)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(day(/\b5 August 2027/)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
  await expect.element(field).toHaveValue('13/08/2027')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(calendar).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(calendar).not.toBeInTheDocument()
  expect(changed).toHaveBeenCalledOnce()
})

test('the calendar works by touch', async () => {
  const field = await setUp(null)
  await touch(button).tap()
  await expectOpen()
  await touch(day(/20 August 2027/)).tap()
  await expect.element(field).toHaveValue('20/08/2027')
  expect(changed.mock.calls).toEqual([['2027-08-20']])
})

test('days outside the limits and disabled days cannot be chosen', async () => {
  await setUp()
  await userEvent.click(button)
  await expectOpen()
  for (const name of [/\b1 August 2027/, /10 August 2027/, /28 August 2027/])
    await userEvent.click(day(name), { force: true })
  await expect.element(day(/10 August 2027/)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(calendar).toBeVisible()
  expect(updated).not.toHaveBeenCalled()
})

test('a date can be typed', async () => {
  const field = await setUp()
  await userEvent.fill(field, '9.8.2027')
  await userEvent.keyboard('{Enter}')
  expect(changed.mock.calls).toEqual([['2027-08-09']])
  await expect.element(field).toHaveValue('09/08/2027')
  await userEvent.fill(field, '11082027')
  await userEvent.tab()
  expect(changed).toHaveBeenLastCalledWith('2027-08-11')
  await expect.element(field).toHaveValue('11/08/2027')
  // Only one year is possible.
  await userEvent.fill(field, '12.8.')
  await userEvent.tab()
  expect(changed).toHaveBeenLastCalledWith('2027-08-12')
  await expect.element(field).toHaveValue('12/08/2027')
})

test.each([
  ['soon', '“soon” cannot be read as a date. Please write it like this: 27/08/2027.'],
  ['31/02/2027', 'There is no day “31/02/2027”.'],
  ['03/08/26', 'Which century is “03/08/26”? Please write the year with four digits: 27/08/2027.'],
  ['01/08/2027', 'The first possible day is 02/08/2027.'],
  ['10/08/2027', 'This day cannot be chosen.'],
  ['28/08/2027', 'The last possible day is 27/08/2027.'],
])('%s is not a value: the text stays, with an error', async (text, error) => {
  const field = await setUp()
  await userEvent.fill(field, text)
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  await expect.element(field).toHaveValue(text)
  await expect.element(field).toHaveAccessibleDescription(`Format: dd/mm/yyyy ${error}`)
  expect(updated).not.toHaveBeenCalled()
  await userEvent.fill(field, '12/08/2027')
  await userEvent.tab()
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  expect(updated.mock.calls).toEqual([['2027-08-12']])
})

test('a form with an invalid date is not sent, however it is submitted', async () => {
  const sent = vi.fn()
  await render(
    <Form
      submitLabel="Save"
      isBusy={false}
      message={undefined}
      onSubmit={event => sent(event.preventDefault())}
    >
      <Example start="2027-08-05" />
    </Form>,
  )
  const field = page.getByRole('textbox', { name: 'Arrival' })
  await userEvent.fill(field, '31/12/2027')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription(/The last possible day is 27\/08\/2027/)
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(field).toHaveFocus()
  expect(sent).not.toHaveBeenCalled()
  await userEvent.fill(field, '6/8/2027')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent).toHaveBeenCalledOnce()
  expect(updated.mock.calls).toEqual([['2027-08-06']])
})

test('a birth date is chosen by year, month and day', async () => {
  const born = vi.fn()
  await render(<DatePicker label="Arrival" value={null} min="1900-01-01" max="2026-11-15" onUpdate={born} />)
  await userEvent.click(button)
  await expectOpen()
  await expect.element(calendar.getByRole('button', { name: '2006' })).toHaveFocus()
  await expectAccessible()
  await userEvent.click(calendar.getByRole('button', { name: '2003' }))
  await userEvent.click(calendar.getByRole('button', { name: 'Another year' }))
  await userEvent.click(calendar.getByRole('button', { name: '2004' }))
  await expectAccessible()
  await userEvent.click(calendar.getByRole('button', { name: 'May' }))
  await expectAccessible()
  await userEvent.click(day(/17 May 2004/))
  expect(born.mock.calls).toEqual([['2004-05-17']])
})

test('clearing the field reports null and no choice', async () => {
  const field = await setUp()
  await userEvent.clear(field)
  await userEvent.tab()
  expect(updated.mock.calls).toEqual([[null]])
  expect(changed).not.toHaveBeenCalled()
})

test('a controlled value sets and clears the field, even while typing', async () => {
  const field = await setUp()
  await userEvent.fill(field, '12')
  await userEvent.click(page.getByRole('button', { name: 'Set' }))
  await expect.element(field).toHaveValue('20/08/2027')
  await userEvent.click(page.getByRole('button', { name: 'Clear' }))
  await expect.element(field).toHaveValue('')
  expect(updated).not.toHaveBeenCalled()
})

test('the placeholder is in the language of the page', async () => {
  const field = await setUp(null)
  await expect.element(field).toHaveAttribute('placeholder', 'Choose a date')
  await render(
    <LocaleContext value="de">
      <DatePicker label="Anreise" error="Startdatum fehlt" value={null} onUpdate={updated} />
    </LocaleContext>,
  )
  const german = page.getByRole('textbox', { name: 'Anreise' })
  await expect.element(german).toHaveAttribute('placeholder', 'Datum wählen')
  await expect.element(german).toHaveAccessibleDescription('Format: TT/MM/JJJJ Startdatum fehlt')
  await expectAccessible()
})

test('a German browser formats and parses German dates', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-AT')
  const field = await setUp()
  await expect.element(field).toHaveValue('05.08.2027')
  await userEvent.click(button)
  await expect.element(day(/Donnerstag, 12. August 2027/)).toBeVisible()
})
