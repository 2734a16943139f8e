import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FactorState } from './factor-state.tsx'

test('a reset fits into the narrow column of a phone', async () => {
  const reset = { asked_by: 'Rosa Kienzl', asked_at: '2027-05-01T08:00:00Z', due_at: '2027-05-02T08:00:00Z' }
  await render(
    <div data-testid="column" style={{ width: '190px' }}>
      <FactorState state={{ is_set_up: true, required_from: null, reset }} />
    </div>,
  )
  await expect.element(page.getByText(/02\.05\.2027/)).toBeVisible()
  const { scrollWidth, clientWidth } = page.getByTestId('column').element()
  expect(scrollWidth).toBe(clientWidth)
})
