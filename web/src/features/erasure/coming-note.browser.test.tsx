import type { PersonErasure } from '@academy/contract/erasure/schemas'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Call } from '../../lib/api.ts'
import { dataCache } from '../../lib/data-cache.ts'
import { ComingNote } from './coming-note.tsx'

const erasure = {
  request: {
    requested_at: '2027-05-01T08:00:00.000Z',
    erase_after: '2027-05-15T08:00:00.000Z',
    is_by_office: true,
  },
  requested_by: { id: 1, name: 'Rosa Kienzl' },
  reason: 'By letter',
  obstacles: [],
  dormancy: null,
} as unknown as PersonErasure

test('the reason of the office ends its line, because it seldom ends with a full stop', async () => {
  const call = (async () => erasure) as unknown as Call
  await render(
    <QueryClientProvider client={dataCache}>
      <ComingNote call={call} personId={7} linkTo={label => label} />
    </QueryClientProvider>,
  )
  await expect
    .element(page.getByText('Rosa Kienzl has asked for it: By letter', { exact: true }))
    .toBeVisible()
  await expect.element(page.getByText('Asked on 1 May 2027.', { exact: true })).toBeVisible()
})
