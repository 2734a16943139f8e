import type { Locale } from '@academy/contract/locale'
import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { createAppRouter } from './app/router.tsx'
import { makeCall } from './lib/api-client.ts'

export interface PageRequest {
  /** Path and query. */
  url: string
  origin: string
  locale: Locale
  nonce: string
  assets: { script: string; styles: string[] }
  /** The API, which is the same process. */
  fetch(request: Request): Promise<Response>
}

/** Renders the page of an address as finished HTML. */
export const render = ({ url, origin, locale, nonce, assets, fetch }: PageRequest): Promise<Response> => {
  const call = makeCall({ origin, locale: () => locale, token: () => undefined, fetch })
  const createRouter = () => createAppRouter({ locale, call, origin, assets }, nonce)
  const handle = createRequestHandler({ createRouter, request: new Request(new URL(url, origin)) })
  return handle(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  )
}
