import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { z } from 'zod'
import { ApiError } from '../../base/api-errors.ts'
import { ConflictNote } from '../conflict-note.tsx'
import { useDraftEditor } from '../draft-editor/use-draft-editor.ts'
import { Form } from './form.tsx'
import { TextField } from './text-field.tsx'
import { useVersionedForm } from './use-versioned-form.ts'

interface Saved {
  version: number
  place: string
}

const onSaved = vi.fn()
/** What the server has; other people change it, too. */
let stored: Saved
beforeEach(() => {
  onSaved.mockClear()
  stored = { version: 1, place: 'Hall' }
})

const server = {
  save: async ({ place }: { place: string }, version: number): Promise<Saved> => {
    if (version !== stored.version)
      throw new ApiError(409, { code: 'changed_meanwhile', message: 'Changed', request_id: '' })
    stored = { version: version + 1, place }
    return stored
  },
  loadNewest: async () => stored,
  typedOf: ({ place }: Saved) => ({ place }),
}
const schema = z.object({ place: z.string() })

const ExampleForm = () => {
  const { field, frame, conflict } = useVersionedForm({
    schema,
    draft: 'place',
    known: { place: stored.place },
    version: stored.version,
    ...server,
    onSaved,
  })
  return (
    <Form submitLabel="Save" {...frame}>
      <TextField label="Place" {...field('place')} />
      {conflict && <ConflictNote title="Conflict" {...conflict} />}
    </Form>
  )
}

const ExampleEditor = () => {
  const { field, save, conflict, isUnsaved, isDraft, discardDraft } = useDraftEditor({
    schema,
    personId: 7,
    draft: 'place',
    start: { place: stored.place },
    version: stored.version,
    ...server,
    onSaved,
    savedText: 'Saved.',
  })
  return (
    <form onSubmit={save}>
      {isDraft && (
        <button type="button" onClick={discardDraft}>
          Start over
        </button>
      )}
      <TextField label="Place" {...field('place')} />
      {conflict && <ConflictNote title="Conflict" {...conflict} />}
      <button type="submit">Save</button>
      <p>{isUnsaved ? 'unsaved' : 'saved'}</p>
    </form>
  )
}

const place = page.getByLabelText('Place')
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const changeElsewhere = () => {
  stored = { version: stored.version + 1, place: 'Chapel' }
}

test('a save that the person takes back keeps the input', async () => {
  const Example = () => {
    const { field, frame } = useVersionedForm<{ place: string }, { place: string }, Saved>({
      schema,
      draft: 'taken back',
      known: { place: stored.place },
      version: stored.version,
      ...server,
      save: async () => undefined,
      onSaved,
    })
    return (
      <Form submitLabel="Save" {...frame}>
        <TextField label="Place" {...field('place')} />
      </Form>
    )
  }
  await render(<Example />)
  await userEvent.fill(place, 'Cloister')
  await press('Save')
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  await expect.element(place).toHaveValue('Cloister')
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
  expect(onSaved).not.toHaveBeenCalled()
})

test.for([
  ['form', ExampleForm],
  ['draft editor', ExampleEditor],
] as const)('a %s saves only over the version that it is based on', async ([, Example]) => {
  const first = await render(<Example />)
  await userEvent.fill(place, 'Cloister')
  changeElsewhere()
  await press('Save')
  // Neither version is lost before the user decides.
  await expect.element(page.getByText('Conflict')).toBeVisible()
  await expect.element(place).toHaveValue('Cloister')
  expect(stored.place).toBe('Chapel')
  await press('Save mine')
  await expect.element(page.getByText('Conflict')).not.toBeInTheDocument()
  await expect.poll(() => stored).toEqual({ version: 3, place: 'Cloister' })

  // The next save is based on this one.
  await userEvent.fill(place, 'Garden')
  await press('Save')
  await expect.poll(() => stored).toEqual({ version: 4, place: 'Garden' })

  await userEvent.fill(place, 'Library')
  changeElsewhere()
  await press('Save')
  await press('Load the new state')
  await expect.element(place).toHaveValue('Chapel')
  await expect.element(page.getByText('Conflict')).not.toBeInTheDocument()

  // A draft of an older version is not saved over a newer one.
  await userEvent.fill(place, 'Terrace')
  await first.unmount()
  changeElsewhere()
  const second = await render(<Example />)
  await expect.element(place).toHaveValue('Terrace')
  await press('Save')
  await expect.element(page.getByText('Conflict')).toBeVisible()
  expect(stored).toEqual({ version: 6, place: 'Chapel' })

  // Without the draft, the form is based on what was loaded.
  await second.unmount()
  await render(<Example />)
  await press('Start over')
  await expect.element(place).toHaveValue('Chapel')
  await userEvent.fill(place, 'Cellar')
  await press('Save')
  await expect.poll(() => stored).toEqual({ version: 7, place: 'Cellar' })
  await expect.element(page.getByRole('button', { name: 'Start over' })).not.toBeInTheDocument()
})
