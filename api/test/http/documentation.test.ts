import type { Endpoint } from '@academy/contract/base/endpoint'
import { endpoints } from '@academy/contract/endpoints'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '../app.ts'

interface Reference {
  $ref?: string
}

interface Content {
  content?: Record<string, { schema: object }>
}

interface Operation {
  operationId: string
  summary: string
  security?: unknown[]
  'x-access': string
  'x-refuses'?: string[]
  parameters?: ({ name?: string; in?: string; required?: boolean } & Reference)[]
  requestBody?: Content
  responses: Record<string, Content & Reference>
}

interface OpenApi {
  openapi: string
  info: { title: string; version: string }
  security: unknown[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, object>>
}

let academy: TestApp
/** Both descriptions together. */
let api: OpenApi
let page: string
let documents: string[]
beforeAll(async () => {
  academy = await testApp()
  documents = [
    (await academy.app.inject('/api/openapi.json')).body,
    (await academy.app.inject('/api/openapi-office.json')).body,
  ]
  api = documents.map(one => JSON.parse(one) as OpenApi).reduce(together)
  page = (await academy.app.inject('/api/docs')).body
})
afterAll(() => academy.close())

const together = (one: OpenApi, other: OpenApi): OpenApi => ({
  ...one,
  paths: { ...one.paths, ...other.paths },
  components: Object.fromEntries(
    Object.entries(one.components).map(([kind, named]) => [kind, { ...named, ...other.components[kind] }]),
  ),
})

/** Two paths that differ only by the name of a parameter are one in OpenAPI. */
const shapeOf = (path: string) => path.replaceAll(/\{\w+\}|:\w+/g, '{}')
const describedAt = ({ method, path }: Endpoint) => {
  const [template = '', item] =
    Object.entries(api.paths).find(([one]) => shapeOf(one) === shapeOf(path)) ?? []
  return { template, operation: item?.[method.toLowerCase()] }
}
const operationOf = (endpoint: Endpoint) => describedAt(endpoint).operation

/** What a reference refers to. */
const resolved = <T extends object>(part: (T & Reference) | undefined): T | undefined =>
  part?.$ref
    ? (part.$ref
        .slice(2)
        .split('/')
        .reduce<unknown>((inside, key) => Reflect.get(Object(inside), key), api) as T)
    : part

/** All properties of a schema, those of the schemas that it extends too. */
const propertiesOf = (schema: object | undefined): string[] => {
  const { properties = {}, allOf = [] } = (resolved(schema) ?? {}) as {
    properties?: object
    allOf?: object[]
  }
  return [...allOf.flatMap(propertiesOf), ...Object.keys(properties)]
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Expects the schema to accept the example unchanged, without unknown keys. */
const expectAccepted = (schema: z.ZodType, example: unknown) => {
  const strict = schema instanceof z.ZodObject ? z.strictObject(schema.shape) : schema
  const parsed = strict.safeParse(example)
  expect(parsed.error?.issues ?? []).toEqual([])
  expect(parsed.data).toMatchObject(example as object)
}

test('the description is OpenAPI 3.1 and has each endpoint once', () => {
  expect(api.openapi).toMatch(/^3\.1\.\d$/)
  expect(api.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
  const described = Object.values(api.paths).flatMap(Object.values<Operation>)
  expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(
    Object.keys(endpoints).toSorted(),
  )
})

test('the calls of the office have a description of their own', () => {
  const [site = [], office = []] = documents.map(one => Object.keys(JSON.parse(one).paths))
  expect(office.filter(path => !path.startsWith('/api/academy/a/'))).toEqual([])
  expect(site.filter(path => path.startsWith('/api/academy/a/'))).toEqual([])
})

test('a component is the same in both descriptions', () => {
  const [site, office] = documents.map(one => JSON.parse(one) as OpenApi)
  for (const [kind, named] of Object.entries(site?.components ?? {}))
    for (const [name, component] of Object.entries(named))
      expect(office?.components[kind]?.[name] ?? component, name).toEqual(component)
})

describe.each([['openapi.json'], ['openapi-office.json']])('%s', name => {
  let document: string
  let described: OpenApi
  beforeAll(() => {
    document = documents[name === 'openapi.json' ? 0 : 1] ?? ''
    described = JSON.parse(document)
  })

  test('has no empty choices and no errors', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: document, config })
    const found = problems.map(({ ruleId, severity, message }) => ({ ruleId, severity, message }))
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([])
    const serious = ['no-illogical-composition-keywords', 'no-unused-components']
    expect(found.filter(({ ruleId }) => serious.includes(ruleId))).toEqual([])
  })

  test('names what occurs several times once', () => {
    expect(Buffer.byteLength(document)).toBeLessThan(300_000)
    // What a masterclass is stands in one place.
    expect(JSON.stringify(described.paths)).not.toContain('"participation_fee"')
  })

  test('leads to at most 15,000 lines of generated types', () => {
    // Stands for a run of `openapi-typescript`, which takes seconds: it writes at most 0.55 lines for one of these.
    const lines = JSON.stringify(described, null, 1).split('\n').length
    expect(lines * 0.55).toBeLessThan(15_000)
    // A large schema has a name, so that it is written once.
    const large = Object.values(described.paths)
      .flatMap(Object.values<Operation>)
      .filter(operation => JSON.stringify(operation, null, 1).split('\n').length > 200)
    expect(large.map(({ operationId }) => operationId)).toEqual([])
  })

  test('contains everything that it refers to', () => {
    const references = [...document.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(match => match[1] ?? '')
    expect(references.length).toBeGreaterThan(0)
    for (const path of new Set(references)) {
      const found = path
        .split('/')
        .reduce<unknown>((inside, key) => Reflect.get(Object(inside), key), described)
      expect(found, path).toBeTypeOf('object')
    }
  })
})

describe.each(Object.entries(endpoints))('%s', (id, endpoint) => {
  test('is described under its path and method', () => {
    const { template, operation } = describedAt(endpoint)
    expect(operation).toMatchObject({
      operationId: id,
      summary: endpoint.summary,
      'x-access': endpoint.access,
    })
    expect(operation?.security ?? api.security).toEqual(endpoint.access === 'anyone' ? [] : [{ bearer: [] }])
    const named = (place: string) =>
      (operation?.parameters ?? [])
        .map(one => resolved(one))
        .filter(one => one?.in === place)
        .map(one => one?.name)
    expect(named('path')).toEqual([...template.matchAll(/\{(\w+)\}/g)].map(match => match[1]))
    expect(named('query')).toEqual(Object.keys(endpoint.query?.shape ?? {}))
    const refused = operation?.['x-refuses'] ?? []
    const { description = '' } = (resolved(operation?.responses['default']) ?? {}) as { description?: string }
    const codes = refused.map(code => code.split(' ')[1])
    for (const code of endpoint.refuses ?? [])
      expect([...codes, ...(description.match(/\w+/g) ?? [])]).toContain(code)
    expect(codes.filter(code => !endpoint.refuses?.some(one => one === code))).toEqual([])
    expect(resolved(operation?.responses['default'])).toMatchObject({
      description: expect.stringMatching(
        /401 unauthorized.*403 forbidden.*400 bad_request.*503 unavailable/s,
      ),
    })
  })

  test('has a schema of its body, which accepts the example', () => {
    const contents = Object.entries(operationOf(endpoint)?.requestBody?.content ?? {})
    const types = endpoint.form ? ['multipart/form-data', 'application/json'] : ['application/json']
    expect(contents.map(([type]) => type)).toEqual(endpoint.body ? types : [])
    for (const [, { schema }] of contents)
      expect(propertiesOf(schema).toSorted()).toEqual(Object.keys(endpoint.body?.shape ?? {}).toSorted())
    if (!endpoint.body) return
    expectAccepted(endpoint.body, endpoint.example?.body)
    // Refinements too, such as the confirmation of a password.
    expect(endpoint.body.safeParse(endpoint.example?.body).success).toBe(true)
  })

  test('has a schema of its reply, which accepts the example', () => {
    const response = resolved(operationOf(endpoint)?.responses[endpoint.status])
    const content = response?.content?.['application/json']
    expect(content !== undefined).toBe(!(endpoint.reply instanceof z.ZodUndefined))
    if (!content) return
    expect(content.schema).not.toEqual({})
    expectAccepted(endpoint.reply, endpoint.example?.reply)
  })

  test('is on the page, with method, path, summary and examples', () => {
    const article = page.split(`<article id="${id}">`)[1]?.split('</article>')[0] ?? ''
    expect(article).toContain(`<b>${endpoint.method}</b>`)
    expect(article).toContain(`<code>${endpoint.path}</code>`)
    expect(article).toContain(escaped(endpoint.summary))
    for (const example of [endpoint.example?.body, endpoint.example?.reply])
      if (example !== undefined) expect(article).toContain(escaped(JSON.stringify(example, null, 2)))
  })
})

test('the page is HTML without scripts and complies with the content security policy', async () => {
  const answer = await academy.app.inject('/api/docs')
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page).toMatch(/^<!doctype html><html lang="en">/)
  expect(page).not.toMatch(/<script|<style|<iframe|\sstyle=|\son\w+=|javascript:/i)
})

test('every link and file of the page exists', async () => {
  const targets = [...page.matchAll(/\b(?:href|src)="([^"]+)"/g)].map(match => match[1] ?? '')
  expect(targets).toEqual(
    expect.arrayContaining(['/api/docs.css', '/api/openapi.json', '/api/openapi-office.json', '#accounts']),
  )
  for (const target of targets) {
    if (target.startsWith('#')) expect(page).toContain(`id="${target.slice(1)}"`)
    else expect((await academy.app.inject(target)).statusCode).toBe(200)
  }
})
