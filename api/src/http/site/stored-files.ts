import type { FastifyReply, FastifyRequest } from 'fastify'
import { prepare } from '../../base/response-store/prepared.ts'
import type { Services } from '../../base/services.ts'
import { passMaintenance } from '../gates.ts'
import { sendPrepared } from '../send-prepared.ts'
import type { Site } from './bundle.ts'
import type { callApi } from './call-api.ts'
import { localeOf, reporter } from './pages.ts'
import { storableFetch } from './render-page.ts'

interface StoredFile {
  key: string
  type: string
  vary: string
  /** Returns the content; it depends on nothing but data that are shown on the site. */
  write: (fetch: (request: Request) => Promise<Response>) => Promise<string>
}

/** The sitemap and the web app manifest, which change with the data of the site and are stored like its pages. */
export const storedFiles = (services: Services, site: Site, ask: ReturnType<typeof callApi>) => {
  const { store, config } = services
  const origin = config.siteUrl

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { key, type, vary, write }: StoredFile,
  ) => {
    const make = (report: (error: unknown) => void) => async () => {
      const { called, fetch } = storableFetch(ask, { visitor: 'everybody', report })
      const body = await write(fetch)
      return { status: 200, headers: { 'content-type': type }, body, isStorable: called.isStorable }
    }
    const made = make(reporter(request))
    const response = store.isOn
      ? await store.get({ key, make: made, remake: make(() => {}) })
      : await prepare(await made())
    return sendPrepared(reply, response, {
      headers: { 'cache-control': 'no-cache', vary },
      hasTag: store.isOn,
    })
  }

  return {
    sitemap: async (request: FastifyRequest, reply: FastifyReply) => {
      passMaintenance(services, request)
      return send(request, reply, {
        key: 'sitemap',
        type: 'application/xml; charset=utf-8',
        vary: 'Accept-Encoding',
        write: fetch => site.sitemap({ origin, fetch }),
      })
    },
    manifest: async (request: FastifyRequest, reply: FastifyReply) => {
      const locale = localeOf(request)
      return send(request, reply, {
        key: `manifest ${locale}`,
        type: 'application/manifest+json; charset=utf-8',
        vary: 'Accept-Language, Cookie, Accept-Encoding',
        write: fetch => site.manifest({ origin, fetch }, locale),
      })
    },
  }
}
