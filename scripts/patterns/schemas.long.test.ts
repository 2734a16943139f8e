import { expect, test } from 'vitest'
import type { Endpoint } from '../../contract/src/base/endpoint.ts'
import { endpoints } from '../../contract/src/endpoints.ts'
import { superlinearLength } from './growth.ts'
import type { HostileText } from './hostile-texts.ts'

const MIN_FIELDS = 100

const hostileTexts: HostileText[] = [
  { before: 'a@', repeated: '.', after: ',' },
  { before: 'https://', repeated: 'a.', after: ' ' },
  { before: 'Aa', repeated: '\u0301', after: '' },
  { before: '2027-01-01', repeated: '1', after: '' },
]

// Created once, outside of the measurements: schemas do not change their input.
const lists = new Map<string, unknown>()
const listOf = (text: string) => {
  const list = lists.get(text) ?? Array.from(text, () => ({}))
  lists.set(text, list)
  return list
}

const shapes: [name: string, of: (text: string) => unknown][] = [
  ['a text', text => text],
  ['a list', listOf],
]

const inputs = Object.entries(endpoints).flatMap(([name, { body, query, params }]) =>
  Object.entries({ body, query, params }).flatMap(([part, schema]) =>
    Object.keys(schema?.shape ?? {}).map(
      field => [`${name} ${part}.${field}`, schema as NonNullable<Endpoint['body']>, field] as const,
    ),
  ),
)

test('the fields of all endpoints are found', () => {
  expect(inputs.length).toBeGreaterThan(MIN_FIELDS)
})

test.each(inputs)(
  '%s: refusing a text that is too long takes no longer than reading it',
  (_, schema, field) => {
    const [first, ...others] = hostileTexts
    const cases = [
      ...others.map(hostile => ({ hostile, shape: shapes[0] })),
      ...shapes.map(shape => ({ hostile: first, shape })),
    ]
    for (const { hostile, shape } of cases) {
      if (!hostile || !shape) continue
      const [name, of] = shape
      const work = (text: string) => schema.safeParse({ [field]: of(text) }, { reportInput: true })
      expect(superlinearLength(work, hostile), `${name} ${JSON.stringify(hostile)}`).toBeUndefined()
    }
  },
)
