import type { Endpoint } from '@academy/contract/endpoint'
import { endpoints } from '@academy/contract/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '../app.ts'

interface Operation {
  operationId: string
  summary: string
  security: unknown[]
  parameters: { name?: string; in?: string; required?: boolean; $ref?: string }[]
  requestBody?: { content: Record<string, { schema: object; example?: unknown }> }
  responses: Record<string, { content?: Record<string, { schema: object; example?: unknown }> }>
}

interface OpenApi {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
}

let academy: TestApp
let api: OpenApi
let page: string
beforeAll(async () => {
  academy = await testApp()
  api = (await academy.app.inject('/api/openapi.json')).json()
  page = (await academy.app.inject('/api/docs')).body
})
afterAll(() => academy.close())

const operationOf = ({ method, path }: Endpoint) =>
  api.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]

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

test('every reference in the description resolves', () => {
  const references = [...JSON.stringify(api).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(match => match[1] ?? '')
  expect(references.length).toBeGreaterThan(0)
  for (const path of new Set(references)) {
    const found = path.split('/').reduce<unknown>((inside, key) => Reflect.get(Object(inside), key), api)
    expect(found, path).toBeTypeOf('object')
  }
})

describe.each(Object.entries(endpoints))('%s', (id, endpoint) => {
  test('is described under its path and method', () => {
    const operation = operationOf(endpoint)
    expect(operation).toMatchObject({ operationId: id, summary: endpoint.summary })
    expect(operation?.security).toEqual(endpoint.access === 'anyone' ? [] : [{ bearer: [] }])
    const named = (place: string) =>
      operation?.parameters.filter(({ in: at }) => at === place).map(({ name }) => name)
    expect(named('path')).toEqual([...endpoint.path.matchAll(/:(\w+)/g)].map(match => match[1]))
    expect(named('query')).toEqual(Object.keys(endpoint.query?.shape ?? {}))
    const refused = Object.keys(operation?.responses ?? {}).map(Number)
    if (endpoint.access !== 'anyone') expect(refused).toContain(401)
    if (endpoint.body) expect(refused).toEqual(expect.arrayContaining([400, 413, 415, 422]))
  })

  test('has an example of its body that matches its schema', () => {
    const contents = Object.entries(operationOf(endpoint)?.requestBody?.content ?? {})
    const types = endpoint.form ? ['multipart/form-data', 'application/json'] : ['application/json']
    expect(contents.map(([type]) => type)).toEqual(endpoint.body ? types : [])
    for (const [, { schema, example }] of contents) {
      expect(Object.keys(Reflect.get(schema, 'properties'))).toEqual(Object.keys(endpoint.body?.shape ?? {}))
      expect(example).toBeDefined()
      if (endpoint.body) expectAccepted(endpoint.body, example)
      // Refinements too, such as the confirmation of a password.
      expect(endpoint.body?.safeParse(example).success).toBe(true)
    }
  })

  test('has an example of its answer that matches its schema', () => {
    const content = operationOf(endpoint)?.responses[endpoint.status]?.content?.['application/json']
    expect(content !== undefined).toBe(!(endpoint.reply instanceof z.ZodUndefined))
    if (!content) return
    expect(content.schema).not.toEqual({})
    expect(content.example).toBeDefined()
    expectAccepted(endpoint.reply, content.example)
  })

  test('is on the page, with method, path and summary', () => {
    const article = page.split(`<article id="${id}">`)[1]?.split('</article>')[0] ?? ''
    expect(article).toContain(`<b>${endpoint.method}</b>`)
    expect(article).toContain(`<code>${endpoint.path}</code>`)
    expect(article).toContain(endpoint.summary.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))
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
  expect(targets).toEqual(expect.arrayContaining(['/api/docs.css', '/api/openapi.json', '#accounts']))
  for (const target of targets) {
    if (target.startsWith('#')) expect(page).toContain(`id="${target.slice(1)}"`)
    else expect((await academy.app.inject(target)).statusCode).toBe(200)
  }
})
