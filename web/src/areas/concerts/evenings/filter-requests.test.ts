import type { OfficeRequest } from '@academy/contract/concerts/evenings/schemas'
import { exampleRequest } from '@academy/contract/concerts/requests/schemas'
import { expect, test } from 'vitest'
import { filterRequests } from './waiting-list.tsx'

const request: OfficeRequest = {
  ...exampleRequest,
  account_id: 7,
  student_name: 'Anežka Dvořáková',
  email: 'anezka@example.org',
  instrument: { name_de: 'Violoncello', name_en: 'Cello' },
  accompanist_period: null,
  application_statuses: ['accepted'],
  chamber_ensemble: [{ name: 'Gergő Tölgyvári', instrument: 'Violin' }],
  evening_id: null,
  is_announced: false,
}

test.each([
  ['', true],
  ['dvorakova', true],
  ['beethoven anezka', true],
  ['violoncello op. 69', true],
  ['veldrich', true],
  ['tolgyvari', true],
  ['anezka brahms', false],
])('%j is found: %s', (search, isFound) => {
  expect(filterRequests([request], search)).toEqual(isFound ? [request] : [])
})
