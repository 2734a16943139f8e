import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { Checkbox } from './checkbox.tsx'
import { RadioGroup } from './radio-group.tsx'
import { SelectField } from './select-field.tsx'
import { TextArea, TextField } from './text-field.tsx'

const answers = [
  { value: '0', label: 'No' },
  { value: '1', label: 'Yes' },
]

test('every field is named by its label and described by its hint and error', async () => {
  const error = 'This field is required.'
  const screen = await render(
    <>
      <TextField label="Subject" hint="In a few words" error={error} />
      <SelectField label="Answer" hint="In a few words" error={error} options={answers} />
      <RadioGroup label="Are you known?" hint="In a few words" error={error} name="known" options={answers} />
    </>,
  )
  for (const field of [
    screen.getByRole('textbox', { name: 'Subject' }),
    screen.getByRole('combobox', { name: 'Answer' }),
    screen.getByRole('radiogroup', { name: 'Are you known?' }),
  ])
    await expect.element(field).toHaveAccessibleDescription(`In a few words ${error}`)
  await expectAccessible()
})

test('a radio option is chosen by mouse and by keyboard', async () => {
  const screen = await render(<RadioGroup label="Are you known?" name="known" options={answers} />)
  await userEvent.click(screen.getByText('No'))
  await expect.element(screen.getByRole('radio', { name: 'No' })).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: 'Yes' })).toBeChecked()
})

test('the whole line of a checkbox toggles it, and its error describes it', async () => {
  const screen = await render(<Checkbox label="I agree." error="The consent must be accepted." />)
  const box = screen.getByRole('checkbox', { name: 'I agree.' })
  await expect.element(box).toHaveAccessibleDescription('The consent must be accepted.')
  await userEvent.click(screen.getByText('I agree.'))
  await expect.element(box).toBeChecked()
  await expectAccessible()
})

test.each(['block', 'grid', 'flex'])('a long word does not widen a text area in a %s box', async display => {
  const screen = await render(
    <div style={{ width: 300 }}>
      <div style={{ display }}>
        <TextArea label="Comment" defaultValue={'x'.repeat(200)} />
      </div>
    </div>,
  )
  expect(screen.getByLabelText('Comment').element().getBoundingClientRect().width).toBeLessThanOrEqual(300)
})
