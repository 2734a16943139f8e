import { EveningInput } from '@academy/contract/concert-planning/schemas'
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
