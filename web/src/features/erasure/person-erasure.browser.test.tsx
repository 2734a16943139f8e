import type { PersonErasure as Erasure } from '@academy/contract/erasure/schemas'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Call } from '../../lib/api.ts'
import { dataCache } from '../../lib/data-cache.ts'
import { PersonErasure } from './person-erasure.tsx'

const erasure = {
  request: {
    requested_at: '2027-05-01T08:00:00.000Z',
    erase_after: '2027-05-15T08:00:00.000Z',
    is_by_office: true,
  },
  requested_by: null,
  reason: 'By letter',
  obstacles: [],
  dormancy: null,
} as unknown as Erasure

test('a request of the office stays one when the account of who asked is deleted', async () => {
  const call = (async () => erasure) as unknown as Call
  await render(
    <QueryClientProvider client={dataCache}>
      <PersonErasure call={call} personId={8} name="Runa Feldegg" />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText('The office has asked for it: By letter')).toBeVisible()
})
