import { expect, test } from 'vitest'
import { loadingOrder } from './snapshot.ts'

const table = (name: string, ...needs: string[]) => ({ name, needs })
const namesOf = (tables: { name: string }[]) => tables.map(({ name }) => name)

test('a table comes after the tables that it references, directly or indirectly', () => {
  const tables = [
    table('bookings', 'rooms', 'people'),
    table('people', 'countries'),
    table('rooms'),
    table('countries'),
  ]
  expect(namesOf(loadingOrder(tables))).toEqual(['rooms', 'countries', 'people', 'bookings'])
})

test('a table may reference itself and tables that are not in the list', () => {
  expect(namesOf(loadingOrder([table('invoices', 'invoices', 'elsewhere')]))).toEqual(['invoices'])
})

test('a circular reference is reported by name', () => {
  const tables = [table('hens', 'eggs'), table('eggs', 'hens'), table('farms')]
  expect(() => loadingOrder(tables)).toThrow('in a circle: hens, eggs.')
})
