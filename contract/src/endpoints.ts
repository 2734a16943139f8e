import * as academy from './academy.ts'
import * as accounts from './accounts.ts'
import * as contact from './contact.ts'
import * as documents from './documents.ts'
import type { Endpoint } from './endpoint.ts'
import * as maintenance from './maintenance.ts'
import * as masterclasses from './masterclasses.ts'
import * as profile from './profile.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

const features = { academy, accounts, contact, documents, maintenance, masterclasses, profile }

/** Every endpoint of the API by `feature.name`: the documentation, the access table and the fuzz test read it. */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  Object.entries(features).flatMap(([feature, declared]) =>
    Object.entries(declared)
      .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
      .map(([name, found]) => [`${feature}.${name}`, found] as const),
  ),
)
