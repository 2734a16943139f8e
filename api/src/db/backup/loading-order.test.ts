import { expect, test } from 'vitest'
import { loadingOrder } from './loading-order.ts'

const table = (name: string, ...needs: string[]) => ({ name, needs })
const namesOf = (tables: { name: string }[]) => tables.map(({ name }) => name)

test('a table comes after those that it refers to, however far away they are', () => {
  const tables = [
    table('bookings', 'rooms', 'people'),
    table('people', 'countries'),
    table('rooms'),
    table('countries'),
  ]
  expect(namesOf(loadingOrder(tables))).toEqual(['rooms', 'countries', 'people', 'bookings'])
})

test('a table may refer to itself and to what is not in the list', () => {
  expect(namesOf(loadingOrder([table('invoices', 'invoices', 'elsewhere')]))).toEqual(['invoices'])
})

test('a circle is named', () => {
  const tables = [table('hens', 'eggs'), table('eggs', 'hens'), table('farms')]
  expect(() => loadingOrder(tables)).toThrow('in a circle: hens, eggs.')
})
