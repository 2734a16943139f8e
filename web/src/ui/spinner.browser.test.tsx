import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Spinner } from './spinner.tsx'
import { expectAccessible } from './testing/axe.ts'

test('a spinner announces its label', async () => {
  const screen = await render(<Spinner label="Loading …" />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading …')
  await expectAccessible()
})

test('a spinner beside a text is decorative', async () => {
  const screen = await render(
    <p>
      Saving <Spinner />
    </p>,
  )
  expect(screen.container.querySelector('[role=status]')).toBeNull()
  await expectAccessible()
})
