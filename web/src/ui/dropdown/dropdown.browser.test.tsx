import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleContext } from '../../base/i18n/locale-context.ts'
import { expectAccessible } from '../testing/axe.ts'
import { touch } from '../testing/touch.ts'
import { Dropdown } from './dropdown.tsx'

const few = ['Antonín Dvořák', 'Clara Schumann', 'Camille Saint-Saëns'].map((name, id) => ({ id, name }))
const many = Array.from({ length: 30 }, (_, id) => ({ id, name: `Composer ${id}` }))

const changed = vi.fn()
const created = vi.fn()
beforeEach(() => vi.resetAllMocks())

const Example = ({ options, start }: { options: typeof few; start: number | null }) => {
  const [value, setValue] = useState(start)
  return (
    <>
      <p>Beside</p>
      <Dropdown
        label="Composer"
        options={options}
        value={value}
        onChange={id => {
          changed(id)
          setValue(id)
        }}
        create={{ label: 'Add composer', onCreate: created }}
      />
      <button type="button" onClick={() => setValue(1)}>
        Choose Clara
      </button>
      <button type="button" onClick={() => setValue(null)}>
        Choose nobody
      </button>
    </>
  )
}
const setUp = async (options = few, start: number | null = null) => {
  await render(<Example options={options} start={start} />)
  return page.getByRole('combobox', { name: 'Composer' })
}
const list = page.getByRole('listbox')
const option = (name: string) => page.getByRole('option', { name })
// On a touch screen the list waits for the on-screen keyboard before it appears.
const expectOpen = () =>
  expect
    .poll(() => document.querySelector('.dropdown-panel')?.checkVisibility({ opacityProperty: true }))
    .toBe(true)
const shown = () =>
  page
    .getByRole('option')
    .elements()
    .map(element => element.textContent)

test.each([
  ['de', 'Liste öffnen Composer'],
  ['en', 'Open the list Composer'],
] as const)('in %s the button of the list is called “%s”', async (locale, name) => {
  await render(
    <LocaleContext value={locale}>
      <Example options={few} start={null} />
    </LocaleContext>,
  )
  await expect.element(page.getByRole('button', { name, exact: true })).toBeInTheDocument()
})

test('it opens on focus with all options, and typing filters them ignoring accents', async () => {
  const field = await setUp()
  await userEvent.tab()
  await expectOpen()
  expect(shown()).toEqual(few.map(({ name }) => name))
  await expectAccessible()
  await userEvent.keyboard('dvorak')
  await expect.poll(shown).toEqual(['Antonín Dvořák'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(changed).toHaveBeenLastCalledWith(0)
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('Antonín Dvořák')
})

test('the combobox keys work: down, up, Escape, and typing opens it again', async () => {
  const field = await setUp()
  await userEvent.tab()
  await expectOpen()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}')
  const active = () => document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '')
  await expect.poll(() => active()?.textContent).toBe('Clara Schumann')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  expect(changed).not.toHaveBeenCalled()
  await userEvent.keyboard('s')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
})

test.each([
  ['the only match', 'clara{Enter}'],
  ['an option that has the focus', 'clara{ArrowDown}{Enter}'],
])('Enter chooses %s and does not submit the form', async (_what, keys) => {
  const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  await render(
    <form onSubmit={submitted}>
      <Example options={few} start={null} />
      <button type="submit">Save</button>
    </form>,
  )
  const field = page.getByRole('combobox', { name: 'Composer' })
  await field.click()
  await userEvent.keyboard(keys)
  await expect.element(field).toHaveValue('Clara Schumann')
  expect(changed).toHaveBeenLastCalledWith(1)
  expect(submitted).not.toHaveBeenCalled()
})

test('a click chooses an option', async () => {
  const field = await setUp()
  await userEvent.click(field)
  await expectOpen()
  await userEvent.click(option('Clara Schumann'))
  await expect.element(field).toHaveValue('Clara Schumann')
  expect(changed).toHaveBeenLastCalledWith(1)
})

test('a click outside closes it and reports the unchanged choice', async () => {
  const field = await setUp(few, 2)
  await userEvent.fill(field, 'clara')
  await userEvent.click(page.getByText('Beside'))
  await expect.element(list).not.toBeInTheDocument()
  expect(changed.mock.calls).toEqual([[2]])
  await expect.element(field).toHaveValue('Camille Saint-Saëns')
})

test('a tap outside closes it and reports null without a choice', async () => {
  const field = await setUp()
  await touch(field).tap()
  await expectOpen()
  await touch(page.getByText('Beside')).tap()
  await expect.element(list).not.toBeInTheDocument()
  expect(changed.mock.calls).toEqual([[null]])
})

test('clearing the field clears the choice', async () => {
  const field = await setUp(few, 2)
  await userEvent.clear(field)
  await expect.poll(() => changed.mock.lastCall).toEqual([null])
  await userEvent.click(page.getByText('Beside'))
  await expect.element(field).toHaveValue('')
})

test('a text without a match can be created, by mouse and by keyboard', async () => {
  const field = await setUp()
  await userEvent.fill(field, ' Ethel Smyth ')
  await expect.poll(shown).toEqual(['+ Add composer: "Ethel Smyth"'])
  await expectAccessible()
  await expectOpen()
  await userEvent.click(page.getByRole('option'))
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.fill(field, 'Amy Beach')
  await expect.poll(shown).toEqual(['+ Add composer: "Amy Beach"'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(created.mock.calls).toEqual([['Ethel Smyth'], ['Amy Beach']])
  expect(changed).not.toHaveBeenCalledWith('create')
})

test('a text of spaces cannot be created', async () => {
  const field = await setUp()
  await userEvent.fill(field, '  ')
  await expect.poll(shown).toEqual(few.map(({ name }) => name))
})

test('a tap chooses an option, and a touch that moves more than 6 px does not', async () => {
  const field = await setUp()
  await touch(field).tap()
  await expectOpen()
  await touch(option('Clara Schumann')).drag(8)
  await touch(option('Camille Saint-Saëns')).drag(-12)
  await expectOpen()
  expect(changed).not.toHaveBeenCalled()
  await touch(option('Clara Schumann')).drag(5)
  await expect.poll(() => changed.mock.calls).toEqual([[1]])
})

test('a tap on the create row creates an option', async () => {
  const field = await setUp()
  await userEvent.fill(field, 'Amy Beach')
  await expectOpen()
  await touch(page.getByRole('option')).tap()
  await expect.poll(() => created.mock.calls).toEqual([['Amy Beach']])
})

test('the list is at most 16 rem high, and scrolling it by touch chooses nothing', async () => {
  const field = await setUp(many)
  await touch(field).tap()
  await expectOpen()
  expect(list.element().getBoundingClientRect().height).toBeLessThanOrEqual(256)
  await touch(option('Composer 4')).drag(-100)
  await expect.poll(() => list.element().scrollTop).toBeGreaterThan(0)
  await expectOpen()
  expect(changed).not.toHaveBeenCalled()
})

const nextFrame = () => new Promise(requestAnimationFrame)

test.each([
  ['the page', () => document.documentElement],
  ['a dialog', () => document.querySelector('[data-scroller]')],
])('when %s scrolls, the list follows, and the input stays', async (_, scroller) => {
  await render(
    <div data-scroller style={{ height: 600, overflow: 'auto' }}>
      <div style={{ padding: '300px 0 900px' }}>
        <Example options={few} start={null} />
      </div>
    </div>,
  )
  document.body.style.minHeight = '2000px'
  const field = page.getByRole('combobox', { name: 'Composer' })
  await userEvent.fill(field, 'Sch')
  await expectOpen()
  const gap = () =>
    list.element().getBoundingClientRect().top - field.element().getBoundingClientRect().bottom
  const [before, top] = [gap(), field.element().getBoundingClientRect().top]
  const moved = new Promise(resolve => addEventListener('scroll', resolve, { capture: true, once: true }))
  scroller()?.scrollBy({ top: 120, behavior: 'instant' })
  await moved
  await nextFrame()
  await nextFrame()
  expect(top - field.element().getBoundingClientRect().top).toBeCloseTo(120)
  await expect.poll(gap).toBeCloseTo(before)
  await expect.element(field).toHaveValue('Sch')
  await expect.poll(shown).toEqual(['Clara Schumann'])
})

test('a controlled value changes and clears the text', async () => {
  const field = await setUp()
  await userEvent.click(page.getByRole('button', { name: 'Choose Clara' }))
  await expect.element(field).toHaveValue('Clara Schumann')
  await userEvent.click(page.getByRole('button', { name: 'Choose nobody' }))
  await expect.element(field).toHaveValue('')
})

test('without creation it says in the language of the page that there are no matches', async () => {
  await render(
    <LocaleContext value="de">
      <Dropdown label="Land" error="Bitte wählen" options={few} value={null} onChange={changed} />
    </LocaleContext>,
  )
  const field = page.getByRole('combobox', { name: 'Land' })
  await userEvent.fill(field, 'xyz')
  await expect.element(list.getByText('Nichts gefunden.')).toBeVisible()
  await expect.element(field).toHaveAccessibleDescription('Bitte wählen')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
})
