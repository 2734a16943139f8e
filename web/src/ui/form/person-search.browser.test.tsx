import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleContext } from '../../base/i18n/locale-context.ts'
import { type FoundPerson, PersonSearch } from './person-search.tsx'

const mira = { id: 7, full_name: 'Mira Talbach', email: 'mira@example.org' }
const field = page.getByRole('searchbox', { name: 'Add a person' })
const status = page.getByRole('status')
const found = page.getByRole('button', { name: mira.full_name })

const setUp = async (find: (search: string, signal: AbortSignal) => Promise<FoundPerson[]>) => {
  const onChoose = vi.fn()
  await render(
    <LocaleContext value="en">
      <PersonSearch label="Add a person" find={find} onChoose={onChoose} />
    </LocaleContext>,
  )
  return onChoose
}

test('the person who is chosen is passed on, and the field is empty again', async () => {
  const onChoose = await setUp(async () => [mira])
  await userEvent.fill(field, 'Mira')
  await userEvent.click(found)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(mira)
  await expect.element(field).toHaveValue('')
  await expect.element(found).not.toBeInTheDocument()
})

test('the status says that nobody was found, and that the search failed', async () => {
  await setUp(async search => (search === 'Nemo' ? [] : Promise.reject(new Error('no answer'))))
  await userEvent.fill(field, 'Nemo')
  await expect.element(status).toHaveTextContent('Nobody was found.')
  await userEvent.fill(field, 'Mira')
  await expect.element(status).toHaveTextContent('The search failed.')
})

test('an earlier search is ended by the next one', async () => {
  const signals: AbortSignal[] = []
  await setUp((search, signal) => {
    signals.push(signal)
    return search === 'Mira' ? Promise.resolve([mira]) : new Promise(() => {})
  })
  await userEvent.fill(field, 'M')
  await expect.poll(() => signals.length).toBe(1)
  await userEvent.fill(field, 'Mira')
  await expect.element(found).toBeVisible()
  expect(signals[0]?.aborted).toBe(true)
})
