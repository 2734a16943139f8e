import type { Endpoint } from '@academy/contract/base/endpoint'
import fc from 'fast-check'
import { KNOWN_LINK } from '../known-survey.ts'
import { hostileAt, hostileText, hostileValue, nearly, valid } from './hostile-input.ts'
import {
  oddFileNames,
  oddFiles,
  oddHeaders,
  oddJson,
  oddPathParts,
  oddQueries,
  oddTypes,
  smallPdf,
} from './hostile-strings.ts'

export interface HostileRequest {
  caller: 'nobody' | 'student' | 'admin'
  url: string
  headers: Record<string, string>
  payload: string
}

const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : String(JSON.stringify(value))).toWellFormed()
const inUrl = (value: unknown) => encodeURIComponent(textOf(value))

const sometimes = <T>(values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 4 })

const parts = ['params', 'query', 'body'] as const

/** A field of an endpoint's input. */
interface Field {
  part: (typeof parts)[number]
  name: string
}

const fieldsOf = (endpoint: Endpoint): Field[] =>
  parts.flatMap(part => Object.keys(endpoint[part]?.shape ?? {}).map(name => ({ part, name })))

/** Generates a part of the input: hostile in this field only, or in any fields. */
const inputOf = (endpoint: Endpoint, part: Field['part'], hostile?: Field): fc.Arbitrary<object> => {
  const schema = endpoint[part]
  const examples = { params: { id: '1', uuid: KNOWN_LINK }, query: {}, body: endpoint.example?.body }
  const example = examples[part]
  if (!schema) return fc.constant({})
  if (!hostile) return nearly(schema, example)
  return part === hostile.part ? hostileAt(hostile.name, schema, example) : valid(schema, example)
}

const urlOf = ({ path }: Endpoint, values: object, asked: object, odd?: string, more = '') => {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => odd ?? inUrl(Reflect.get(values, name)))
  const search = Object.entries(asked).map(([name, value]) => `${inUrl(name)}=${inUrl(value)}`)
  return `${filled}?${[...search, more].join('&')}`
}

interface Body {
  headers: Record<string, string>
  payload: string
}

const NO_BODY: Body = { headers: {}, payload: '' }

const as = (type: string, payload: fc.Arbitrary<string>): fc.Arbitrary<Body> =>
  payload.map(text => ({ headers: { 'content-type': type }, payload: text }))

const MULTIPART = 'multipart/form-data; boundary=B'
const partHeads = ['form-data', 'form-data', 'form-data', 'form-data; filename="x.pdf"', '', 'x\r\nx-y: z']

const formOf = (fields: object, head: string) => {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--B\r\ncontent-disposition: ${head}; name="${name}"\r\n\r\n${textOf(value)}\r\n`,
  )
  return `${parts.join('')}--B--\r\n`
}

const uploadNames = ({ body }: Endpoint) =>
  Object.keys(body?.shape ?? {}).filter(name => name.endsWith('_file'))

/** Generates forms with a file, mostly in a field that takes one. */
const filled = (endpoint: Endpoint, fields: fc.Arbitrary<object>): fc.Arbitrary<string> => {
  const names = uploadNames(endpoint)
  const given = fc.oneof({ weight: 3, arbitrary: fc.constant(endpoint.example?.body ?? {}) }, fields)
  const file = fc.record({
    name: fc.constantFrom(...names, ...names, ...names, ...names, 'other', '__proto__'),
    filename: fc.constantFrom(...oddFileNames),
    content: fc.oneof(fc.constant(smallPdf), fc.constantFrom(...oddFiles)),
  })
  const files = fc.oneof({ weight: 4, arbitrary: fc.tuple(file) }, fc.tuple(file, file))
  return fc.tuple(given, files).map(([others, received]) => {
    const parts = received.map(({ name, filename, content }) =>
      formOf({ [name]: content }, `form-data; filename="${filename}"`).replace('--B--\r\n', ''),
    )
    const rest = Object.entries(others).filter(([key]) => !names.includes(key))
    return `${parts.join('')}${formOf(Object.fromEntries(rest), 'form-data')}`
  })
}

const bodies = (endpoint: Endpoint): fc.Arbitrary<Body> => {
  const { body, form } = endpoint
  const fields = body ? inputOf(endpoint, 'body') : fc.constant({ a: 1 })
  const json = fields.map(value => JSON.stringify(value))
  const forms = fc.tuple(fields, fc.constantFrom(...partHeads)).map(([value, head]) => formOf(value, head))
  const cut = (whole: fc.Arbitrary<string>) =>
    fc.tuple(whole, fc.nat(200)).map(([text, length]) => text.slice(0, length))
  return fc.oneof(
    { weight: form ? 5 : 10, arbitrary: as('application/json', json) },
    { weight: form ? 5 : 1, arbitrary: as(MULTIPART, forms) },
    { weight: uploadNames(endpoint).length > 0 ? 25 : 1, arbitrary: as(MULTIPART, filled(endpoint, fields)) },
    as('application/json', fc.oneof(cut(json), fc.constantFrom(...oddJson))),
    as(
      'application/json',
      hostileValue.map(value => JSON.stringify(value)),
    ),
    as(MULTIPART, fc.oneof(cut(forms), hostileText)),
    fc.constantFrom(...oddTypes).chain(type => as(type, fc.oneof(json, hostileText))),
    fc.constant(NO_BODY),
  )
}

/** Generates requests that almost match the declaration of the endpoint, or do not match it at all. */
export const requestsTo = (endpoint: Endpoint): fc.Arbitrary<HostileRequest> =>
  fc
    .record({
      caller: fc.constantFrom('nobody' as const, 'student' as const, 'admin' as const),
      params: inputOf(endpoint, 'params'),
      query: inputOf(endpoint, 'query'),
      oddPart: sometimes(oddPathParts),
      oddQuery: sometimes(oddQueries),
      body: endpoint.method === 'GET' ? fc.constant(NO_BODY) : bodies(endpoint),
      oddHeader: sometimes(oddHeaders),
    })
    .map(({ caller, params, query, oddPart, oddQuery, body: { headers, payload }, oddHeader }) => ({
      caller,
      url: urlOf(endpoint, params, query, oddPart, oddQuery),
      headers: { ...headers, ...oddHeader },
      payload,
    }))

const bodyWith = (endpoint: Endpoint, hostile: Field): fc.Arbitrary<Body> => {
  if (!endpoint.body) return fc.constant(NO_BODY)
  const fields = inputOf(endpoint, 'body', hostile)
  const json = as(
    'application/json',
    fields.map(value => JSON.stringify(value)),
  )
  const form = as(
    MULTIPART,
    fields.map(value => formOf(value, 'form-data')),
  )
  return endpoint.form ? fc.oneof(json, form) : json
}

const requestWith = (endpoint: Endpoint, hostile: Field): fc.Arbitrary<HostileRequest> =>
  fc
    .record({
      caller: fc.constantFrom('student' as const, 'admin' as const),
      params: inputOf(endpoint, 'params', hostile),
      query: inputOf(endpoint, 'query', hostile),
      body: bodyWith(endpoint, hostile),
    })
    .map(({ caller, params, query, body }) => ({ caller, url: urlOf(endpoint, params, query), ...body }))

/** Generates a request for each field of the endpoint: this field is hostile, and all others are valid. */
export const requestsByField = (endpoint: Endpoint): fc.Arbitrary<HostileRequest[]> =>
  fc.tuple(...fieldsOf(endpoint).map(field => requestWith(endpoint, field)))
