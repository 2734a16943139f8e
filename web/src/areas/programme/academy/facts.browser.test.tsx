import { academyCurrent } from '@academy/contract/programme/academy/endpoints'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleContext } from '../../../base/i18n/locale-context.ts'
import { Facts, type NextConcert } from './facts.tsx'

// The concert is a link.
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const academy = academyCurrent.reply.parse(academyCurrent.example.reply)
const concert: NextConcert = {
  id: 4,
  date: '2027-08-06',
  starts_at: '2027-08-06T18:00:00.000Z',
  place: 'Stiftskirche',
  is_today: false,
}

const today = { ...concert, is_today: true }
const period = '01.08. - 15.08.2027'

// biome-ignore format: the table is aligned in columns
test.each<[what: string, locale: 'de' | 'en', deadlinePassed: boolean, next: NextConcert | undefined, facts: string[]]>([
  ['the deadline until it has passed', 'de', false, concert,   ['Akademie', period, 'Bewerbungsschluss', '01.07.2027']],
  ['the deadline until it has passed', 'en', false, concert,   ['Academy', period, 'Application deadline', '01.07.2027']],
  ['then the next concert',            'de', true,  concert,   ['Akademie', period, 'Nächstes Konzert', '06.08., 20 Uhr, Stiftskirche']],
  ['then the next concert',            'en', true,  concert,   ['Academy', period, 'Next concert', '06.08., 8 pm, Stiftskirche']],
  ['tonight’s concert by its hour',    'de', true,  today,     ['Akademie', period, 'Konzert heute Abend', '20 Uhr, Stiftskirche']],
  ['tonight’s concert by its hour',    'en', true,  today,     ['Academy', period, 'Tonight’s concert', '8 pm, Stiftskirche']],
  ['neither after the last concert',   'de', true,  undefined, ['Akademie', period]],
])('the home page shows %s (%s)', async (_, locale, deadline_passed, next, facts) => {
  await render(
    <RouterContextProvider router={router}>
      <LocaleContext value={locale}>
        <Facts academy={{ ...academy, deadline_passed }} concert={next} />
      </LocaleContext>
    </RouterContextProvider>,
  )
  expect([...document.querySelectorAll('dt, dd')].map(one => one.textContent)).toEqual(facts)
  const links = page.getByRole('link').elements()
  expect(links.map(link => link.getAttribute('href'))).toEqual(deadline_passed && next ? ['/concerts/4'] : [])
})
