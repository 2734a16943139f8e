import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { dataCache } from '../../../base/data-cache.ts'
import { answering } from '../../../base/testing/answering.ts'
import { ComingNote } from './office-notes.tsx'
import { PersonErasure } from './person-erasure.tsx'

const requestedBy = (requested_by: { id: number; name: string } | null) =>
  answering(() => ({
    request: {
      requested_at: '2027-05-01T08:00:00.000Z',
      erase_after: '2027-05-15T08:00:00.000Z',
      is_by_office: true,
    },
    requested_by,
    reason: 'By letter',
    obstacles: [],
    dormancy: null,
  }))

const show = (children: ReactNode) =>
  render(<QueryClientProvider client={dataCache}>{children}</QueryClientProvider>)

test('the reason of the office ends its line, because it seldom ends with a full stop', async () => {
  const call = requestedBy({ id: 1, name: 'Rosa Kienzl' })
  await show(<ComingNote call={call} personId={7} linkTo={label => label} />)
  await expect
    .element(page.getByText('Rosa Kienzl has asked for it: By letter', { exact: true }))
    .toBeVisible()
  await expect.element(page.getByText('Asked on 1 May 2027.', { exact: true })).toBeVisible()
})

test('a request of the office stays one when the account of who asked is deleted', async () => {
  await show(<PersonErasure call={requestedBy(null)} personId={8} name="Runa Feldegg" />)
  await expect.element(page.getByText('The office has asked for it: By letter')).toBeVisible()
})
