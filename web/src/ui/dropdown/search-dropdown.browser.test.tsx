import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { SearchDropdown } from './search-dropdown.tsx'

const names = ['Antonín Dvořák', 'Clara Schumann', 'Pjotr Tschaikowski']
const all = names.map((name, id) => ({ id, name }))
type Option = (typeof all)[number]
type Find = (typed: string, signal: AbortSignal) => Promise<Option[]>

// Like the server, finds a name by spellings that it does not contain.
const lookUp: Find = async typed => {
  if (typed === 'tchaikovsky') return all.slice(2)
  return all.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))
}
const find = vi.fn(lookUp)
const chosen = vi.fn()
const created = vi.fn()
beforeEach(() => {
  vi.resetAllMocks()
  find.mockImplementation(lookUp)
})

const Example = () => {
  const [value, setValue] = useState<Option | null>(null)
  return (
    <>
      <p>Beside</p>
      <SearchDropdown
        label="Composer"
        chosen={value}
        find={find}
        onChoose={option => {
          chosen(option?.id ?? null)
          setValue(option)
        }}
        create={{ label: 'Add composer', onCreate: created }}
        emptyNote="Type a name to add one."
      />
      <button type="button" onClick={() => setValue({ id: 9, name: 'Ethel Smyth' })}>
        Choose somebody new
      </button>
    </>
  )
}
const setUp = async () => {
  await render(<Example />)
  return page.getByRole('combobox', { name: 'Composer' })
}
const shown = () =>
  page
    .getByRole('option')
    .elements()
    .map(element => element.textContent)

test('on focus it shows the start of the list, and then the matches of the text', async () => {
  const field = await setUp()
  await userEvent.tab()
  await expect.poll(shown).toEqual(names)
  await userEvent.keyboard('tchaikovsky')
  await expect.poll(shown).toEqual(['Pjotr Tschaikowski'])
  await expectAccessible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('Pjotr Tschaikowski')
  expect(chosen).toHaveBeenLastCalledWith(2)
})

test('the choice is kept when the next search finds others, and is shown again on blur', async () => {
  const field = await setUp()
  await userEvent.click(field)
  await userEvent.click(page.getByRole('option', { name: 'Clara Schumann' }))
  await userEvent.fill(field, 'dvo')
  await expect.poll(shown).toEqual(['Antonín Dvořák'])
  await userEvent.click(page.getByText('Beside'))
  await expect.element(field).toHaveValue('Clara Schumann')
  expect(chosen).toHaveBeenLastCalledWith(1)
})

test('a text can be created only after the search has found nothing', async () => {
  const field = await setUp()
  const { promise, resolve } = Promise.withResolvers<Option[]>()
  find.mockImplementation(typed => (typed === 'Amy Beach' ? promise : Promise.resolve(all)))
  await userEvent.fill(field, 'Amy Beach')
  await expect.poll(() => find.mock.lastCall?.[0]).toBe('Amy Beach')
  expect(shown()).not.toContain('+ Add composer: "Amy Beach"')
  resolve([])
  await expect.poll(shown).toEqual(['+ Add composer: "Amy Beach"'])
  await userEvent.click(page.getByRole('option'))
  expect(created.mock.calls).toEqual([['Amy Beach']])
})

test('a failed search says so, and offers no creation', async () => {
  const field = await setUp()
  find.mockRejectedValue(new Error('no connection'))
  await userEvent.fill(field, 'Amy')
  await expect.poll(shown).toEqual(['The search failed. Please type again.'])
})

test('an answer to an outdated query is ignored', async () => {
  const field = await setUp()
  const { promise, resolve } = Promise.withResolvers<Option[]>()
  find.mockImplementation((typed, signal) => (typed === 'slow' ? promise : lookUp(typed, signal)))
  await userEvent.fill(field, 'slow')
  await expect.poll(() => find.mock.calls.some(([typed]) => typed === 'slow')).toBe(true)
  await userEvent.fill(field, 'clara')
  await expect.poll(shown).toEqual(['Clara Schumann'])
  resolve(all)
  await userEvent.fill(field, 'clara ')
  await expect.poll(shown).toEqual(['Clara Schumann'])
})

test('a controlled value can be an option that was never listed', async () => {
  const field = await setUp()
  await userEvent.click(page.getByRole('button', { name: 'Choose somebody new' }))
  await expect.element(field).toHaveValue('Ethel Smyth')
})

test('an empty list says how to add something, until something is typed', async () => {
  find.mockResolvedValue([])
  const field = await setUp()
  await userEvent.click(field)
  await expect.element(page.getByText('Type a name to add one.')).toBeVisible()
  await userEvent.fill(field, 'Amy Beach')
  await expect.element(page.getByText('+ Add composer: "Amy Beach"')).toBeVisible()
  await expect.element(page.getByText('Type a name to add one.')).not.toBeInTheDocument()
})
