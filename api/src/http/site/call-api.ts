import type { Endpoint } from '@academy/contract/base/endpoint'
import { pickLocale } from '@academy/contract/base/locale'
import { problems } from '@academy/contract/problems'
import { bodyText, JSON_TYPE } from '../../base/http-response.ts'
import { problem } from '../../base/problem.ts'
import type { Services } from '../../base/services.ts'
import { perform, type Route } from '../bind.ts'
import { toProblem } from '../failures.ts'

const matcherOf = ({ endpoint }: Route) =>
  new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

/**
 * The API for loaders of server-rendered pages: calls the same operations without an HTTP request. A page is the
 * same for everyone, so it can read public data only.
 */
export const callApi = (services: Services, routes: Route[]) => {
  const open = routes
    .filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.access === 'anyone')
    .map(route => ({ route, matcher: matcherOf(route) }))

  return (
    address: string,
    report: (error: unknown) => void,
    called: (endpoint: Endpoint) => void = () => {},
  ) =>
    async (request: Request): Promise<Response> => {
      const { pathname, searchParams } = new URL(request.url)
      const locale = pickLocale(request.headers.get('locale') ?? undefined)
      try {
        for (const { route, matcher } of open) {
          const match = matcher.exec(pathname)
          if (!match) continue
          called(route.endpoint)
          const params = Object.fromEntries(
            Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
          )
          const query = Object.fromEntries(searchParams)
          const result = await perform(services, route, { params, query, locale, address })
          return new Response(bodyText(result), { status: route.endpoint.status, headers: JSON_TYPE })
        }
        throw problem('not_found')
      } catch (error) {
        const { code, cause } = toProblem(error)
        const failure = { code, message: problems[code][locale] }
        // The page gets the same error as any caller; the cause goes to the log only.
        if (code === 'internal_error') report(cause)
        return new Response(JSON.stringify(failure), { status: problems[code].status, headers: JSON_TYPE })
      }
    }
}
