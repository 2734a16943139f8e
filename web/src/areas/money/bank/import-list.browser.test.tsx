import { bankImports } from '@academy/contract/money/bank/endpoints'
import type { BlockingLine } from '@academy/contract/money/bank/schemas'
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ApiError } from '../../../base/api-errors.ts'
import { LocaleContext } from '../../../base/i18n/locale-context.ts'
import { answering } from '../../../base/testing/answering.ts'
import { ImportList } from './import-panel.tsx'

// The refusal has a link to a person.
const router = createRouter({ routeTree: createRootRoute() })

const blocking: BlockingLine = {
  id: 31,
  party_name: 'Gustav Talbach',
  amount: 100,
  booked_on: '2027-03-02',
  account_id: 7,
  full_name: 'Mira Talbach',
}

test('a refusal names the entry that keeps the import, and leads to its account', async () => {
  const call = answering(() => {
    throw new ApiError(409, {
      code: 'refund_recorded',
      message: 'Seither wurde Geld zurückgezahlt.',
      suggestions: [blocking],
      request_id: 'a',
    })
  })
  const imports = bankImports.example?.reply ?? []
  await render(
    <RouterContextProvider router={router}>
      <LocaleContext value="de">
        <ImportList call={call} imports={imports} onChanged={async () => {}} />
      </LocaleContext>
    </RouterContextProvider>,
  )
  await page.getByRole('button', { name: 'Import zurücknehmen' }).click()
  await page.getByLabelText('Grund').fill('Falsches Konto')
  await page.getByRole('button', { name: 'Import zurücknehmen' }).click()
  await expect.element(page.getByText('Seither wurde Geld zurückgezahlt.')).toBeVisible()
  await expect
    .element(page.getByText(/Gustav Talbach, 100,00\s€ vom 2\. März 2027|Gustav Talbach.*100,00/))
    .toBeVisible()
  const link = page.getByRole('link', { name: 'Zum Konto von Mira Talbach' })
  await expect.element(link).toHaveAttribute('href', '/user/a/people/7')
})
