import type { PersonNote } from '@academy/contract/office/person-page/schemas'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ApiError } from '../../../base/api-errors.ts'
import { answering } from '../../../base/testing/answering.ts'
import { expectAccessible } from '../../../ui/testing/axe.ts'
import { Notes } from './notes.tsx'

const first: PersonNote = {
  id: 2,
  text: 'Arrives late.',
  author: { id: 1, name: 'Rosa Kienzl' },
  created_at: '2027-07-20T09:00:00.000Z',
  changed_at: '2027-07-20T09:00:00.000Z',
  version: 1,
}

/** What the server has; the author has changed it in another window. */
let stored: PersonNote
const onChanged = vi.fn(async () => {})
beforeEach(() => {
  vi.clearAllMocks()
  stored = { ...first, text: 'Arrives at noon.', version: 2 }
})

const call = answering(({ body }) => {
  if (!body) return { notes: [stored] }
  const note = body as Pick<PersonNote, 'text' | 'version'>
  if (note.version !== stored.version)
    throw new ApiError(409, { code: 'changed_meanwhile', message: 'Changed', request_id: '' })
  stored = { ...stored, ...note, version: stored.version + 1 }
  return stored
})

const edit = async () => {
  await render(
    <Notes
      call={call}
      personId={7}
      notes={[first]}
      readerId={1}
      isAdding={false}
      onAdd={() => undefined}
      onChanged={onChanged}
    />,
  )
  await page.getByRole('button', { name: 'Edit the note of 20.07.2027' }).click()
  await page.getByLabelText('Note', { exact: true }).fill('Arrives at night.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Arrives at noon.')).toBeVisible()
  return page.getByLabelText('Note', { exact: true })
}

test('a note that was changed elsewhere is shown beside what was typed, and can be saved over', async () => {
  const field = await edit()
  await expect.element(field).toHaveValue('Arrives at night.')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect.poll(() => onChanged.mock.calls.length).toBe(1)
  expect(stored).toMatchObject({ text: 'Arrives at night.', version: 3 })
})

test('the new state of the note can be loaded instead', async () => {
  const field = await edit()
  await page.getByRole('button', { name: 'Load the new state' }).click()
  await expect.element(field).toHaveValue('Arrives at noon.')
  expect(stored.version).toBe(2)
})
