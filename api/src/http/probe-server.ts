import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exposition, type Metric } from '../base/metrics/exposition.ts'

interface Probes {
  port: number
  host: string
  collect(): Promise<Metric[]>
  /** Whether the process can do its work, and the details for operators. */
  check(): Promise<{ isReady: boolean; parts: object }>
}

const send = (response: ServerResponse, status: number, type: string, body: string) => {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}
const JSON_TYPE = 'application/json; charset=utf-8'
const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/**
 * Serves metrics and probes on a port of their own, for machines and not for the public: it needs no login, so it should
 * not be reachable from outside.
 */
export const startProbeServer = async ({ port, host, collect, check }: Probes) => {
  const answers: Record<string, (response: ServerResponse) => Promise<void>> = {
    '/metrics': async response => send(response, 200, METRICS_TYPE, exposition(await collect())),
    '/ready': async response => {
      const { isReady, parts } = await check()
      send(response, isReady ? 200 : 503, JSON_TYPE, JSON.stringify(parts))
    },
    '/ping': async response => send(response, 200, JSON_TYPE, '{"status":"ok"}'),
  }
  const server = createServer((request, response) => {
    const answer = request.method === 'GET' ? answers[request.url?.split('?')[0] ?? ''] : undefined
    if (!answer) return send(response, 404, JSON_TYPE, '{"error":"not found"}')
    answer(response).catch(() => send(response, 500, JSON_TYPE, '{"error":"failed"}'))
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close').catch(() => {})
    },
  }
}
