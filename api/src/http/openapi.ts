import type { Endpoint } from '@academy/contract/endpoint'
import { endpoints } from '@academy/contract/endpoints'
import { defaultLocale, locales } from '@academy/contract/lib/locale'
import { Failure, type ProblemCode, problems } from '@academy/contract/problems'
import { z } from 'zod'

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const parameters = (place: 'path' | 'query', schema: z.ZodObject | undefined) => {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described,
  }))
}

/** Returns the refusals of every endpoint of this kind and those of this one. */
export const refusalsOf = ({
  access,
  params,
  query,
  body,
  refuses = [],
  concerns,
  inMaintenance,
}: Endpoint): ProblemCode[] => {
  const usual: ProblemCode[] = [
    ...(access === 'anyone' ? [] : (['unauthorized'] as const)),
    ...(access === 'anyone' || access === 'signed-in' ? [] : (['forbidden'] as const)),
    ...(params ? (['not_found'] as const) : []),
    ...(query || body ? (['invalid_input'] as const) : []),
    ...(body ? (['bad_request', 'request_timeout', 'too_large', 'unsupported_media_type'] as const) : []),
    ...(concerns ? (['already_erased'] as const) : []),
    ...(inMaintenance ? [] : (['maintenance'] as const)),
    'unavailable',
  ]
  return [...new Set([...usual, ...refuses])]
}

const failures = (endpoint: Endpoint) => {
  const byStatus = Map.groupBy(refusalsOf(endpoint), code => problems[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map(code => `${code}: ${problems[code][defaultLocale]}`).join(' '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  )
}

const success = ({ status, reply, example, summary }: Endpoint) => ({
  description: summary,
  ...(reply instanceof z.ZodUndefined
    ? {}
    : {
        content: {
          'application/json': { schema: jsonSchema(reply, 'output'), ...exampleOf(example?.reply) },
        },
      }),
  ...(status === 302 && { headers: { location: { schema: { type: 'string' } } } }),
})

const exampleOf = (value: unknown) => (value === undefined ? {} : { example: value })

const requestBody = ({ body, form, example }: Endpoint) => {
  if (!body) return {}
  const content = { schema: jsonSchema(body, 'input'), ...exampleOf(example?.body) }
  const types = form ? ['multipart/form-data', 'application/json'] : ['application/json']
  return { requestBody: { required: true, content: Object.fromEntries(types.map(type => [type, content])) } }
}

const operation = (id: string, endpoint: Endpoint) => ({
  operationId: id,
  tags: [id.split('.')[0]],
  summary: endpoint.summary,
  description: `Access: ${endpoint.access}`,
  security: endpoint.access === 'anyone' ? [] : [{ bearer: [] }],
  parameters: [
    ...parameters('path', endpoint.params),
    ...parameters('query', endpoint.query),
    { $ref: '#/components/parameters/locale' },
  ],
  ...requestBody(endpoint),
  responses: { [endpoint.status]: success(endpoint), ...failures(endpoint) },
})

/** Generates OpenAPI 3.1 from the contract. */
export const openApi = () => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [id, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(id, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Summer academy', version: '1', description: 'Every call that the academy’s site makes.' },
    paths,
    components: {
      schemas: { Failure: jsonSchema(Failure, 'output') },
      parameters: {
        locale: {
          name: 'locale',
          in: 'header',
          description: 'The language of messages; without it Accept-Language decides, then English.',
          schema: { enum: locales },
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
