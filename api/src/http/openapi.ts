import type { Endpoint } from '@academy/contract/base/endpoint'
import { day, email, flag, knownEmail } from '@academy/contract/base/fields'
import type { ProblemCode } from '@academy/contract/base/problem-code'
import { endpoints } from '@academy/contract/endpoints'
import { namedSchemas } from '@academy/contract/named-schemas'
import { Failure, problems } from '@academy/contract/problems'
import { z } from 'zod'
import { type JsonSchema, keyOf, schemaCollector, sharedParts, usedComponents } from './openapi-components.ts'

// What PostgreSQL stores as an integer, and JavaScript as one.
const MAX_ID = 2_147_483_647

/** Leaves out what a format or a type says already. Replies may get further keys, so clients must not refuse them. */
const shorten = ({ jsonSchema }: { jsonSchema: JsonSchema }) => {
  if (jsonSchema['format']) delete jsonSchema['pattern']
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum']
  if (Number(jsonSchema['maximum']) >= MAX_ID) delete jsonSchema['maximum']
  if (jsonSchema['additionalProperties'] === false) delete jsonSchema['additionalProperties']
  // Left out means empty.
  if (jsonSchema['default'] === '' || jsonSchema['default'] === null) delete jsonSchema['default']
  if (Array.isArray(jsonSchema['anyOf'])) joinChoices(jsonSchema, jsonSchema['anyOf'])
}

/** `{type: [string, null]}` instead of a choice between both, and a number instead of it or its digits: addresses and forms are text. */
const joinChoices = (schema: JsonSchema, choices: JsonSchema[]) => {
  const [one, last] = choices
  if (choices.length === 2 && one?.['type'] === 'integer' && last?.['type'] === 'string') {
    delete schema['anyOf']
    Object.assign(schema, one)
    return
  }
  if (choices.length !== 2 || last?.['type'] !== 'null' || typeof one?.['type'] !== 'string') return
  if (one['type'] === 'object' || 'enum' in one) return
  delete schema['anyOf']
  Object.assign(schema, one, { type: [one['type'], 'null'] })
}

// Who reads a reply need not check it.
const limits = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', 'default']

const withoutLimits = ({ jsonSchema }: { jsonSchema: JsonSchema }) => {
  for (const limit of limits) delete jsonSchema[limit]
  shorten({ jsonSchema })
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const override = io === 'input' ? shorten : withoutLimits
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override })
  return rest
}

/** Any call may be refused with these, and any with a body with those: the default response of an operation. */
const usualOfAll: readonly ProblemCode[] = ['maintenance', 'unavailable']
const usualOfBodies: readonly ProblemCode[] = [
  'bad_request',
  'request_timeout',
  'too_large',
  'unsupported_media_type',
]

/** The refusals of every endpoint of this kind. */
const usualRefusals = ({ access, params, query, body, concerns, inMaintenance }: Endpoint): ProblemCode[] => [
  ...(access === 'anyone' ? [] : (['unauthorized'] as const)),
  ...(access === 'anyone' || access === 'signed-in' ? [] : (['forbidden'] as const)),
  ...(params ? (['not_found'] as const) : []),
  ...(query || body ? (['invalid_input'] as const) : []),
  ...(body ? usualOfBodies : []),
  ...(concerns ? (['already_erased'] as const) : []),
  ...usualOfAll.filter(code => code !== 'maintenance' || !inMaintenance),
]

/** Returns the refusals of every endpoint of this kind and those of this one. */
export const refusalsOf = (endpoint: Endpoint): ProblemCode[] => [
  ...new Set([...usualRefusals(endpoint), ...(endpoint.refuses ?? [])]),
]

const failure = {
  description:
    'Refused. `code` says why: those of `x-refuses`, and for any call 401 unauthorized, 403 forbidden, 404 not_found, 422 invalid_input with `errors` for every field, 400 bad_request, 408 request_timeout, 413 too_large, 415 unsupported_media_type, 503 maintenance, 503 unavailable.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
}

/** Counts the schemas of the document, then replaces those that occur several times by references. */
type MapSchema = (schema: JsonSchema, place: string) => JsonSchema

const shapeOf = (path: string) => path.replaceAll(/:\w+/g, '{}')
const pathsOfShape = Map.groupBy(new Set(Object.values(endpoints).map(({ path }) => path)), shapeOf)

/** The name of a path parameter. Two paths that differ only by it are one in OpenAPI, which calls it `id`. */
const parameterName = (path: string, name: string) =>
  (pathsOfShape.get(shapeOf(path))?.length ?? 0) > 1 ? 'id' : name

const templateOf = (path: string) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => `{${parameterName(path, name)}}`)

const parameters = (place: 'path' | 'query', endpoint: Endpoint, map: MapSchema) => {
  const schema = place === 'path' ? endpoint.params : endpoint.query
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, described]) => ({
    name: place === 'path' ? parameterName(endpoint.path, name) : name,
    in: place,
    ...((place === 'path' || required.includes(name)) && { required: true }),
    schema: map(described, name),
  }))
}

const success = (name: string, { status, reply }: Endpoint, map: MapSchema) => ({
  // OpenAPI wants one; the status and the schema say it.
  description: '',
  ...(!(reply instanceof z.ZodUndefined) && {
    content: { 'application/json': { schema: map(jsonSchema(reply, 'output'), `${name} reply`) } },
  }),
  ...(status === 302 && { headers: { location: { schema: { type: 'string' } } } }),
})

const requestBody = (name: string, { body, form }: Endpoint, map: MapSchema) => {
  if (!body) return {}
  const types = form ? ['multipart/form-data', 'application/json'] : ['application/json']
  const content = types.map(type => [type, { schema: map(jsonSchema(body, 'input'), `${name} body`) }])
  return { requestBody: { required: true, content: Object.fromEntries(content) } }
}

interface Operation {
  parameters?: object[]
  responses: Record<string, object>
}

const operation = (id: string, endpoint: Endpoint, map: MapSchema): Operation => {
  const usual = usualRefusals(endpoint)
  const refuses = (endpoint.refuses ?? [])
    .filter(code => !usual.includes(code))
    .map(code => `${problems[code].status} ${code}`)
  const [feature = '', name = ''] = id.split('.')
  const described = [...parameters('path', endpoint, map), ...parameters('query', endpoint, map)]
  return {
    ...{ operationId: id, tags: [feature], summary: endpoint.summary, 'x-access': endpoint.access },
    ...(refuses.length > 0 && { 'x-refuses': refuses }),
    ...(endpoint.access === 'anyone' && { security: [] }),
    ...(described.length > 0 && { parameters: described }),
    ...requestBody(name, endpoint, map),
    responses: {
      [endpoint.status]: success(name, endpoint, map),
      default: { $ref: '#/components/responses/Failure' },
    },
  }
}

type Paths = Record<string, Record<string, Operation>>

const describePaths = (map: MapSchema): Paths => {
  const paths: Paths = {}
  for (const [id, endpoint] of Object.entries(endpoints)) {
    const path = templateOf(endpoint.path)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(id, endpoint, map) }
  }
  return paths
}

/** Replaces parameters and responses that several operations have by references. */
const shareParts = (paths: Paths) => {
  const operations = Object.values(paths).flatMap(Object.values<Operation>)
  const parameters = sharedParts(
    'parameters',
    operations.flatMap(({ parameters = [] }) => parameters),
    part => String(Reflect.get(part, 'name')),
  )
  const responses = sharedParts(
    'responses',
    operations.flatMap(({ responses }) => Object.values(responses)),
    part => /schemas\/(\w+)"/.exec(JSON.stringify(part))?.[1] ?? 'Success',
  )
  for (const one of operations) {
    if (one.parameters) one.parameters = one.parameters.map(parameters.refer)
    one.responses = Object.fromEntries(
      Object.entries(one.responses).map(([status, part]) => [status, responses.refer(part)]),
    )
  }
  return { parameters: parameters.components, responses: responses.components }
}

/** Fields of many forms. */
const fields = { Day: day, Email: email, Flag: flag(), KnownEmail: knownEmail }

const componentNames = () => {
  const names = new Map<string, string>()
  for (const [name, schema] of namedSchemas) {
    const input = keyOf(jsonSchema(schema, 'input'))
    const output = keyOf(jsonSchema(schema, 'output'))
    if (!names.has(output)) names.set(output, name)
    if (!names.has(input)) names.set(input, name.endsWith('Input') ? name : `${name}Input`)
  }
  for (const [name, schema] of Object.entries(fields)) names.set(keyOf(jsonSchema(schema, 'input')), name)
  return names
}

/** The calls of the office, which are more than half, have a description of their own. */
export const parts = {
  site: {
    path: '/api/openapi.json',
    title: 'Summer academy',
    description:
      'Every call of visitors, students, teachers and accompanists; those of the office: /api/openapi-office.json.',
  },
  office: {
    path: '/api/openapi-office.json',
    title: 'Summer academy, office',
    description: 'Every call of the office; all others: /api/openapi.json.',
  },
} as const
type Part = keyof typeof parts

const partOf = (path: string): Part => (path.startsWith('/api/academy/a/') ? 'office' : 'site')

const languages =
  'A `locale` header chooses the language of messages; without it Accept-Language decides, then English.'

/** Generates OpenAPI 3.1 from the contract. A component has the same name in all parts. */
export const openApi = (part: Part) => {
  const { count, replace, components } = schemaCollector(componentNames())
  describePaths(count)
  const all = describePaths((schema, place) => replace(schema, place, ''))
  const { parameters, responses } = shareParts(all)
  const paths = Object.fromEntries(Object.entries(all).filter(([path]) => partOf(path) === part))
  const { title, description } = parts[part]
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: `${description} ${languages}` },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      ...usedComponents(paths, {
        schemas: { ...components(), Failure: jsonSchema(Failure, 'output') },
        parameters,
        responses: { ...responses, Failure: failure },
      }),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
