import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AuditLogTable } from './audit-log-table.tsx'

test.each([
  ['2027-05-02', '2027-05-01', 'This day is before “From”.'],
  ['2027-05-01', '2027-05-01', ''],
  ['', '2027-05-01', ''],
])('the days from “%s” until “%s” have the error “%s”', async (from, to, error) => {
  await render(
    <AuditLogTable
      found={{ entries: [], total: 0, person_name: null }}
      placeholder={undefined}
      isLoading={false}
      state={{ view: { search: '', sort: undefined, filters: { from, to }, page: 1 }, change: () => {} }}
      loadAll={async () => []}
      linkTo={({ full_name }) => full_name}
    />,
  )
  const until = page.getByRole('textbox', { name: 'Until' })
  await expect.element(until).toHaveAccessibleDescription(error)
  await expect.element(page.getByRole('textbox', { name: 'From' })).toHaveAccessibleDescription('')
})
