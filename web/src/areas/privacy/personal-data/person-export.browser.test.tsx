import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { dataCache } from '../../../base/data-cache.ts'
import { answering } from '../../../base/testing/answering.ts'
import { PersonExport } from './person-export.tsx'

test('the office reads that the archive is being created', async () => {
  const data_export = { state: 'waiting', progress: 0, finished_at: null, expires_at: null, size: null }
  const call = answering(() => ({ data_export }))
  await render(
    <QueryClientProvider client={dataCache}>
      <PersonExport call={call} personId={7} canChange />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText('The archive is being created.')).toBeVisible()
})
