import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../../ui/testing/axe.ts'
import { type Choice, ChoiceCards } from './choice-cards.tsx'

const choices: Choice<number | 'NONE'>[] = [
  { value: 1, name: 'Single room', price: '€30 a night', note: 'Full on 02.08.', isDisabled: true },
  { value: 2, name: 'Double room', price: '€22 a night', note: '3 beds left', description: 'Two beds' },
  { value: 'NONE', name: 'I am staying elsewhere' },
]

const setUp = async (error?: string) => {
  const Example = () => {
    const [chosen, choose] = useState<number | 'NONE' | null>(null)
    return <ChoiceCards label="Room" choices={choices} chosen={chosen} error={error} onChoose={choose} />
  }
  await render(<Example />)
  return {
    group: page.getByRole('radiogroup', { name: 'Room' }),
    single: page.getByRole('radio', { name: 'Single room €30 a night' }),
    double: page.getByRole('radio', { name: 'Double room €22 a night' }),
    elsewhere: page.getByRole('radio', { name: 'I am staying elsewhere' }),
  }
}

test('the arrow keys move between cards and skip full ones', async () => {
  const { single, double, elsewhere } = await setUp()
  await userEvent.keyboard('{Tab}')
  await expect.element(double).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(double).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(elsewhere).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(double).toBeChecked()
  await expect.element(single).toBeDisabled()
  await expectAccessible()
})

test('a tap anywhere on a card chooses it, and a full card ignores it', async () => {
  const { single, double } = await setUp()
  await userEvent.click(page.getByText('Two beds'))
  await expect.element(double).toBeChecked()
  await userEvent.click(page.getByText('Full on 02.08.'), { force: true })
  await expect.element(single).not.toBeChecked()
})

test('a screen reader reads the details of a card and the error of the choice', async () => {
  const { group, double } = await setUp('Please choose a room.')
  await expect.element(double).toHaveAccessibleDescription('3 beds left Two beds')
  await expect.element(group).toHaveAccessibleDescription('Please choose a room.')
  await expect.element(group).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
})
