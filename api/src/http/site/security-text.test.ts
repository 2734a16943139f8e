import { expect, test } from 'vitest'
import { securityText } from './serve-site.ts'

const origin = 'https://academy.example'
const field = (name: string, contact = '', now = new Date('2027-01-15T09:30:00Z')) =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(securityText(origin, contact, now))?.[1]

test.each([
  ['office@academy.example', 'mailto:office@academy.example'],
  ['anna+safety@academy.example', 'mailto:anna+safety@academy.example'],
  ['https://academy.example/report', 'https://academy.example/report'],
  ['', 'https://academy.example/contact'],
])('the contact "%s" is %s', (contact, uri) => {
  expect(field('Contact', contact)).toBe(uri)
})

test.each([
  '2027-01-15T00:00:00Z',
  '2027-01-15T23:59:59.999Z',
  '2028-02-29T12:00:00Z',
  '2099-12-31T23:00:00Z',
])('at %s it expires later, and within a year', time => {
  const now = new Date(time)
  const days = (Date.parse(field('Expires', '', now) ?? '') - now.getTime()) / 86_400_000
  expect(days).toBeGreaterThan(178)
  expect(days).toBeLessThanOrEqual(180)
})

test('it names languages and its own address', () => {
  expect(field('Preferred-Languages')).toBe('de, en')
  expect(field('Canonical')).toBe('https://academy.example/.well-known/security.txt')
})
