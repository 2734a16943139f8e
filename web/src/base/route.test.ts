import type * as academy from '@academy/contract/programme/academy/endpoints'
import type * as contact from '@academy/contract/site/contact/endpoints'
import { expect, expectTypeOf, test } from 'vitest'
import { type Route, route } from './route.ts'

test('a route is the URL of its endpoint', () => {
  expect(route<typeof academy.academyCurrent>('GET', '/api/academyCurrent')).toEqual({
    method: 'GET',
    path: '/api/academyCurrent',
    isForm: false,
  })
  expect(route<typeof contact.contact>('POST', '/api/contact', 'form').isForm).toBe(true)
})

test('a route that differs from its endpoint does not compile', () => {
  expectTypeOf(route<typeof academy.academyCurrent>).parameters.toEqualTypeOf<
    ['GET', '/api/academyCurrent']
  >()
  expectTypeOf(route<typeof contact.contact>).parameters.toEqualTypeOf<
    ['POST', '/api/contact', form: 'form']
  >()
  expectTypeOf<Route<typeof contact.contact>['path']>().toEqualTypeOf<'/api/contact'>()
})
