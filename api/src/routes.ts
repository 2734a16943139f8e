// Every operation with its endpoint, by area.

import type { Endpoint } from '@academy/contract/base/endpoint'
import * as access from './areas/access/operations.ts'
import * as admission from './areas/admission/operations.ts'
import * as concerts from './areas/concerts/operations.ts'
import * as lodging from './areas/lodging/operations.ts'
import * as messages from './areas/messages/operations.ts'
import * as money from './areas/money/operations.ts'
import * as office from './areas/office/operations.ts'
import * as people from './areas/people/operations.ts'
import * as privacy from './areas/privacy/operations.ts'
import * as programme from './areas/programme/operations.ts'
import * as schedule from './areas/schedule/operations.ts'
import * as site from './areas/site/operations.ts'
import type { Served } from './base/serve.ts'
import { type Route, routeOf } from './http/bind.ts'

const areas: Record<string, object>[] = [
  site,
  access,
  programme,
  money,
  people,
  lodging,
  concerts,
  admission,
  messages,
  schedule,
  privacy,
  office,
]

const isServed = (value: unknown): value is Served<Endpoint> =>
  typeof value === 'function' && 'endpoint' in value

export const routes: Route[] = areas
  .flatMap(area => Object.values(area))
  .flatMap(file => Object.values(file))
  .filter(isServed)
  .map(routeOf)
