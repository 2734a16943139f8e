import type { Endpoint } from '@academy/contract/endpoint'
import fc from 'fast-check'
import { KNOWN_LINK } from '../known-survey.ts'
import { hostileText, hostileValue, nearly } from './hostile-input.ts'
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

const urls = ({ path, params, query }: Endpoint): fc.Arbitrary<string> => {
  const nothing = fc.constant({})
  return fc
    .record({
      values: params ? nearly(params, { id: '1', uuid: KNOWN_LINK }) : nothing,
      asked: query ? nearly(query, {}) : nothing,
      odd: sometimes(oddPathParts),
      more: sometimes(oddQueries),
    })
    .map(({ values, asked, odd, more = '' }) => {
      const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => odd ?? inUrl(Reflect.get(values, name)))
      const search = Object.entries(asked).map(([name, value]) => `${inUrl(name)}=${inUrl(value)}`)
      return `${filled}?${[...search, more].join('&')}`
    })
}

interface Body {
  headers: Record<string, string>
  payload: string
}

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
    content: fc.oneof({ weight: 3, arbitrary: fc.constant(smallPdf) }, fc.constantFrom(...oddFiles)),
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
  const { body, form, example } = endpoint
  const fields = body ? nearly(body, example?.body) : fc.constant({ a: 1 })
  const json = fields.map(value => JSON.stringify(value))
  const parts = fc.tuple(fields, fc.constantFrom(...partHeads)).map(([value, head]) => formOf(value, head))
  const cut = (whole: fc.Arbitrary<string>) =>
    fc.tuple(whole, fc.nat(200)).map(([text, length]) => text.slice(0, length))
  return fc.oneof(
    { weight: form ? 5 : 10, arbitrary: as('application/json', json) },
    { weight: form ? 5 : 1, arbitrary: as(MULTIPART, parts) },
    { weight: uploadNames(endpoint).length > 0 ? 25 : 1, arbitrary: as(MULTIPART, filled(endpoint, fields)) },
    as('application/json', fc.oneof(cut(json), fc.constantFrom(...oddJson))),
    as(
      'application/json',
      hostileValue.map(value => JSON.stringify(value)),
    ),
    as(MULTIPART, fc.oneof(cut(parts), hostileText)),
    fc.constantFrom(...oddTypes).chain(type => as(type, fc.oneof(json, hostileText))),
    fc.constant({ headers: {}, payload: '' }),
  )
}

/** Generates requests that almost match the declaration of the endpoint, or do not match it at all. */
export const requestsTo = (endpoint: Endpoint): fc.Arbitrary<HostileRequest> =>
  fc
    .record({
      caller: fc.constantFrom('nobody' as const, 'student' as const, 'admin' as const),
      url: urls(endpoint),
      body: endpoint.method === 'GET' ? fc.constant({ headers: {}, payload: '' }) : bodies(endpoint),
      odd: sometimes(oddHeaders),
    })
    .map(({ caller, url, body: { headers, payload }, odd }) => ({
      caller,
      url,
      headers: { ...headers, ...odd },
      payload,
    }))
