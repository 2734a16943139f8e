import type { Endpoint } from '../../contract/src/base/endpoint.ts'

/** The maximum size of a JSON body. */
const BYTES = 256 * 1024

/**
 * The most objects in a list that are still parsed: each counts as two of the 10,000 values that a body may
 * have.
 */
const MAX_OBJECTS = 4_990

/** A body that is as expensive as possible to process. */
export interface HostileBody {
  what: string
  type: string
  body: string
}

const filled = (start: string, repeated: string, end: string) =>
  start + repeated.repeat(Math.floor((BYTES - start.length - end.length) / Buffer.byteLength(repeated))) + end

const keys = () => {
  const members: string[] = []
  for (let at = 0; at < 20_000; at++) members.push(`"k${at}":0`)
  return `{${members.join(',')}}`.slice(0, BYTES)
}

const shapes: [what: string, body: string][] = [
  ['empty objects', filled('[', '{},', '{}]')],
  ['empty objects in a member', filled('{"answers":[', '{},', '{}]}')],
  ['nested lists', '['.repeat(BYTES / 2) + ']'.repeat(BYTES / 2)],
  ['nested objects', filled('', '{"a":', '1')],
  ['as many nested lists as are read', '['.repeat(9_000) + ']'.repeat(9_000)],
  ['many keys', keys()],
  ['one key many times', filled('{', '"a":0,', '"a":0}')],
  ['numbers', filled('[', '1e9,', '0]')],
  ['a number of many digits', filled('[', '9', ']')],
  ['a text', filled('"', 'x', '"')],
  ['escaped characters', filled('"', '\\u0301', '"')],
  ['quotation marks', filled('"', '\\"', '"')],
  ['a name of the prototype', filled('{"a":"\\"__proto__\\":', ' ', '","b":{"__proto__x":1}}')],
  ['what is no JSON', filled('', '{"', '')],
  ['spaces', filled('', ' ', '{}')],
]

const texts: [what: string, repeated: string][] = [
  ['dots', '.'],
  ['spaces', ' '],
  ['capital letters', 'A'],
  ['combining marks', '\u0301'],
  ['combining marks out of order', '\u0301\u0316'],
  ['a character that stands for eighteen', '\ufdfa'],
  ['pairs of surrogates', '🎻'],
]

const fieldsOf = ({ body }: Endpoint) => Object.keys(body?.shape ?? {})

/** One body per field: the field alone fills the whole body. */
const longFields = (endpoint: Endpoint): [string, string][] =>
  fieldsOf(endpoint).flatMap(field => [
    ...texts.map(([what, repeated]): [string, string] => [
      `${field} of ${what}`,
      filled(`{"${field}":"a@`, repeated, ',"}'),
    ]),
    [`${field} of small objects`, `{"${field}":[${'{"a":1},'.repeat(MAX_OBJECTS)}{}]}`],
    [`${field} of empty objects`, `{"${field}":[${'{},'.repeat(MAX_OBJECTS)}{}]}`],
  ])

const MULTIPART = 'multipart/form-data; boundary=B'
const part = (name: string, value: string, more = '') =>
  `--B\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`

const forms = (endpoint: Endpoint): [string, string][] => [
  ['parts without end', filled('', part('a', 'b'), '--B--\r\n')],
  ['one long part', filled('--B\r\ncontent-disposition: form-data; name="a"\r\n\r\n', 'x', '\r\n--B--\r\n')],
  [
    'what is nearly a boundary',
    filled('--B\r\ncontent-disposition: form-data; name="a"\r\n\r\n', '\r\n--', '\r\n--B--'),
  ],
  ['a header without end', filled('--B\r\ncontent-disposition: form-data; name="a"', '; a="b"', '')],
  ['header lines without end', filled('--B\r\n', 'a: b\r\n', '\r\n')],
  ...fieldsOf(endpoint).map((field): [string, string] => [
    `${field} of dots`,
    `${part(field, `a@${'.'.repeat(64_000)},`)}--B--\r\n`,
  ]),
]

export const hostileBodies = (endpoint: Endpoint): HostileBody[] => [
  ...[...shapes, ...longFields(endpoint)].map(([what, body]) => ({ what, type: 'application/json', body })),
  ...(endpoint.form ? forms(endpoint) : []).map(([what, body]) => ({ what, type: MULTIPART, body })),
]
