import { EveningInput } from '@academy/contract/concerts/evenings/schemas'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Form } from './form.tsx'
import { TextField } from './text-field.tsx'
import { useDialogForm } from './use-dialog-form.ts'

const Example = () => {
  const { field, frame } = useDialogForm({
    schema: EveningInput,
    draft: 'example',
    known: { date: '2027-08-08', place: 'Hall', length_minutes: 90 },
    send: async () => undefined,
    explainFailure: () => undefined,
  })
  return (
    <Form submitLabel="Save" {...frame}>
      <TextField label="Place" {...field('place')} />
    </Form>
  )
}

test('a draft is shown with a note, whose button restores the initial values', async () => {
  const place = page.getByLabelText('Place')
  const discard = page.getByRole('button', { name: 'Start over' })
  const first = await render(<Example />)
  await expect.element(discard).not.toBeInTheDocument()
  await userEvent.fill(place, 'Chapel')
  await first.unmount()

  await render(<Example />)
  await expect.element(place).toHaveValue('Chapel')
  await userEvent.click(discard)
  await expect.element(place).toHaveValue('Hall')
  await expect.element(discard).not.toBeInTheDocument()
})

test('a form without a name shares no draft with others: it saves the version that it shows', async () => {
  const left = { values: { place: 'Chapel', version: 9 }, files: {} }
  sessionStorage.setItem('draft:tab:dialog:undefined', JSON.stringify(left))
  const Nameless = () => {
    const { field, frame, base } = useDialogForm({
      schema: EveningInput,
      version: 4,
      known: { date: '2027-08-08', place: 'Hall', length_minutes: 90 },
      send: async (): Promise<string> => `Saved version ${base.current}`,
      explainFailure: () => undefined,
    })
    return (
      <Form submitLabel="Save" {...frame}>
        <TextField label="Place" {...field('place')} />
      </Form>
    )
  }
  await render(<Nameless />)
  await expect.element(page.getByLabelText('Place')).toHaveValue('Hall')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByText('Saved version 4')).toBeVisible()
})
