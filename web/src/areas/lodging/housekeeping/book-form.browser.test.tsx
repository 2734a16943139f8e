import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { dataCache } from '../../../base/data-cache.ts'
import { answering } from '../../../base/testing/answering.ts'
import { BookForm } from './book-form.tsx'

const academy = { start_date: '2027-08-01', end_date: '2027-08-15' }
const options = { ...academy, free_until: '2027-07-01', room_types: [], meal_types: [] }
/** The versions of the terms: none. */
const call = answering(async () => [])

test.each([
  ['the days of the class', { start_date: '2027-08-03', end_date: '2027-08-09' }, '03/08/2027', '09/08/2027'],
  ['the whole academy without a class', undefined, '01/08/2027', '15/08/2027'],
])('the office begins with %s', async (_, stay, arrival, departure) => {
  const suggest = vi.fn(() => stay)
  const person = { id: 7, name: 'Ida Brenn', mayStayFree: false, staysFree: false, suggest }
  await render(
    <QueryClientProvider client={dataCache}>
      <BookForm
        call={call}
        person={{ ...person, hasNeedsConsent: false, getsMail: true }}
        options={options}
        onSaved={() => {}}
      />
    </QueryClientProvider>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Arrival' })).toHaveValue(arrival)
  await expect.element(page.getByRole('textbox', { name: 'Departure' })).toHaveValue(departure)
  expect(suggest).toHaveBeenCalledWith(academy)
})
