import type { Endpoint } from '@academy/contract/base/endpoint'
import type { Locale } from '@academy/contract/base/locale'
import { explain } from '@academy/contract/messages'
import type { z } from 'zod'
import { type Problem, problem } from '../base/problem.ts'
import type { CallUser, Inspect, InvalidCall, Services } from '../base/services.ts'
import { refuseUnknown } from './refuse-unknown.ts'

type Issues = Parameters<typeof explain>[0]

export const read = (schema: z.ZodType | undefined, value: unknown): { data?: unknown; issues: Issues } => {
  if (!schema) return { issues: [] }
  const parsed = schema.safeParse(value, { reportInput: true })
  return parsed.success ? { data: parsed.data, issues: [] } : { issues: parsed.error.issues }
}

/** Clients repeat the id of the path in the body. Another one is a mistake that must not be ignored. */
export const idIssues = ({ method, path }: Endpoint, params: unknown, body: unknown): Issues => {
  const [, name] = (method === 'PUT' && /:(\w+)$/.exec(path)) || []
  if (!name || typeof body !== 'object' || body === null || !Object.hasOwn(body, 'id')) return []
  const isSame = String(Reflect.get(body, 'id')) === String(Reflect.get(Object(params), name))
  return isSame ? [] : [{ path: ['id'], message: 'ID_DIFFERS' }]
}

const validFields = (schema: z.ZodObject | undefined, body: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schema?.shape ?? {}).flatMap(([name, field]) => {
      const parsed = field.safeParse(Reflect.get(Object(body), name))
      return parsed.success ? [[name, parsed.data]] : []
    }),
  )

interface Inspected {
  endpoint: Endpoint
  inspect?: Inspect<Endpoint> | undefined
}

interface RefusedCall {
  params: unknown
  body?: unknown
  user?: CallUser | undefined
  locale: Locale
}

/** What is not the caller's is not found, whatever the input; else every error is named. */
export const refusalOf = async (
  services: Services,
  { endpoint, inspect }: Inspected,
  { params, body: raw, user, locale }: RefusedCall,
  issues: Issues,
): Promise<Problem> => {
  await refuseUnknown(services.db, endpoint, params, user)
  const body = validFields(endpoint.body, raw)
  const call = {
    params,
    body,
    raw,
    user,
    locale,
    now: services.clock.now(),
  } as unknown as InvalidCall<Endpoint>
  const named = new Set(issues.map(({ path }) => path.join('.')))
  const further = Object.entries((await inspect?.(services, call)) ?? {})
    .filter(([field]) => !named.has(field))
    .map(([field, message]) => ({ path: [field], message }))
  return problem('invalid_input', { errors: explain([...issues, ...further], locale) })
}
