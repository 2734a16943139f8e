import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { id, optionalText, queryId } from '../../base/fields.ts'
import type { Localized } from '../../base/locale.ts'
import {
  FoundPerson,
  ListedPerson,
  MAX_EXPORTED,
  PeopleChoices,
  PeopleFilter,
  PeopleSort,
  TeacherWithoutAccount,
} from './schemas.ts'

const exampleClass = {
  instrument_de: 'Geige',
  instrument_en: 'Violin',
  teacher_name: 'Zdeňka Ořechovská',
} satisfies Localized<'instrument'> & { teacher_name: string }

export const searchPeople = endpoint({
  method: 'GET',
  path: '/api/academy/a/people/search',
  access: 'use_office',
  summary:
    'People by name in any order and spelling, email address, invoice number, payment reference or room; the best 20. Teachers without an account, too',
  query: z.object({ search: optionalText(100) }),
  status: 200,
  reply: z.array(FoundPerson),
  example: {
    reply: [
      {
        id: 7,
        teacher_id: null,
        full_name: 'Mira Talbach',
        email: 'mira@example.org',
        match: { by: 'invoice', text: '2027-0012' },
        kind: 'applicant',
        year: 2027,
        masterclasses: [exampleClass],
      },
    ] satisfies FoundPerson[],
  },
})

const examplePerson: ListedPerson = {
  id: 7,
  full_name: 'Mira Talbach',
  latin_name: '',
  email: 'mira@example.org',
  locale: 'de',
  kinds: ['participant'],
  masterclasses: [{ id: 4, ...exampleClass, status: 'accepted', open_offer_until: null }],
  country: { id: 1, name_de: 'Österreich', name_en: 'Austria' },
  age: 17,
  is_minor: true,
  consent: 'given',
  allergies: 'Peanuts',
  emergency_contact: 'Gustav Talbach, +43 660 1234567, father',
  outstanding: 480,
  is_overdue: false,
  arrival: '2027-08-01',
  departure: '2027-08-15',
  rooms: ['12'],
}

export const people = endpoint({
  method: 'GET',
  path: '/api/academy/a/people',
  access: 'manage_people',
  summary: 'The people of an academy by name or sorted by a column, by search and filters, 50 a page',
  query: PeopleFilter.extend({
    sort: PeopleSort.optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  status: 200,
  reply: z.object({
    people: z.array(ListedPerson),
    total: z.number(),
    teachers_without_account: z.array(TeacherWithoutAccount).max(100),
  }),
  refuses: ['not_found'],
  example: { reply: { people: [examplePerson], total: 1, teachers_without_account: [] } },
})

export const peopleChoices = endpoint({
  method: 'GET',
  path: '/api/academy/a/people/choices',
  access: 'manage_people',
  summary: 'The academies, and what the list of the people of one of them can be filtered by',
  query: z.object({ academy_id: queryId.optional() }),
  status: 200,
  reply: PeopleChoices,
  refuses: ['not_found'],
  example: {
    reply: {
      academies: [],
      academy: null,
      masterclasses: [{ id: 4, ...exampleClass, is_final: true }],
      instruments: [],
      countries: [],
    },
  },
})

/** Not a GET: each export is written to the audit log. */
export const exportPeople = endpoint({
  method: 'POST',
  path: '/api/academy/a/people/export',
  recent: true,
  access: 'export_people',
  summary: 'All rows of the list for a file, or the selected ones; written to the audit log',
  body: PeopleFilter.extend({
    sort: PeopleSort.optional(),
    /** Only these people. */
    ids: z.array(id).min(1).max(MAX_EXPORTED).optional(),
  }),
  status: 200,
  reply: z.array(ListedPerson),
  refuses: ['not_found'],
  example: { body: { kind: 'participant', ids: [7] }, reply: [examplePerson] },
})
