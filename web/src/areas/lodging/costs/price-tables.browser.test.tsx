import { exampleCosts } from '@academy/contract/lodging/costs/schemas'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FeeTable } from './price-tables.tsx'

// Rows link to masterclasses.
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

test.each([390, 1280])('at %i px the amounts end where their heading ends', async width => {
  await page.viewport(width, 800)
  await render(
    <RouterContextProvider router={router}>
      <div style={{ width: Math.min(width - 40, 700) }}>
        <FeeTable masterclasses={exampleCosts.masterclasses} />
      </div>
    </RouterContextProvider>,
  )
  const table = page.getByRole('table').element()
  const right = (element: Element | null | undefined) => element?.getBoundingClientRect().right
  const heading = right(table.querySelector('thead th:last-child'))
  expect(heading).toBeCloseTo(right(table) ?? 0, 0)
  for (const amount of table.querySelectorAll('tbody td:last-child'))
    expect(right(amount)).toBeCloseTo(heading ?? 0, 0)
})
