import type { BankImport } from '@academy/contract/money/bank/schemas'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answering } from '../../../base/testing/answering.ts'
import { ImportPanel } from './import-panel.tsx'

const imported: BankImport = {
  id: 1,
  file_name: 'march.xml',
  imported_at: '2027-04-01T08:00:00.000Z',
  imported_by: null,
  undone_at: null,
  undone_by: null,
  undo_reason: null,
  warnings: [{ code: 'gap', statement_id: '2027-041', expected: 1250, found: 1175 }],
  statements: [],
  new_count: 2,
  known_count: 0,
  open_count: 2,
  booked_count: 0,
  ignored_count: 0,
}

test('warnings stand beside the message of the import', async () => {
  const call = answering(() => ({ imported, known_count: 0 }))
  await render(<ImportPanel call={call} settings={{ books_sure: true }} onChanged={async () => {}} />)
  await userEvent.upload(
    document.querySelector('input[type=file]') as HTMLElement,
    new File(['<Document/>'], 'march.xml', { type: 'application/xml' }),
  )
  await expect.element(page.getByText(/^New entries: 2/)).toBeVisible()
  await expect.element(page.getByText(/A statement in between may be missing/)).toBeVisible()
})
