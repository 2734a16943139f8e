// The development server: renders pages from their sources and reloads them on changes. One origin for
// everything; /api is proxied to the API.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { pageLocaleOf } from '@academy/contract/base/locale'
import react from '@vitejs/plugin-react'
import { createServer as createVite, type Plugin } from 'vite'

const port = Number(process.env['WEB_PORT'])
const origin = `http://localhost:${port}`
const api = `http://localhost:${process.env['API_PORT']}`

// A single script starts the development tools. Separate tags in the page would break its hydration.
const entries: Record<string, string> = {
  '/@start': '/src/entry-client.tsx',
  '/@start-account': '/src/entry-account.ts',
  '/@start-content': '/src/entry-content.ts',
}
const start: Plugin = {
  name: 'start',
  resolveId: id => (entries[id] ? id : undefined),
  load: id =>
    entries[id]
      ? `import '/@vite/client'\n${react.preambleCode.replace('__BASE__', '/')}\nawait import('${entries[id]}')`
      : undefined,
}

const server = createServer()
const vite = await createVite({
  root: import.meta.dirname,
  appType: 'custom',
  logLevel: 'warn',
  plugins: [start],
  server: { middlewareMode: true, hmr: { server }, proxy: { '/api': api } },
})

const assets = {
  script: '/@start',
  imports: [],
  styles: [],
  content: { script: '/@start-content', imports: [] },
  account: { script: '/@start-account', imports: [] },
}
const callApi = (request: Request) => {
  const { pathname, search } = new URL(request.url)
  return fetch(new Request(api + pathname + search, request))
}

const render = async ({ url = '/', headers }: IncomingMessage): Promise<Response> => {
  const { render } = await vite.ssrLoadModule('/src/entry-server.tsx')
  const locale = pageLocaleOf({
    lang: new URL(url, origin).searchParams.get('lang'),
    cookie: headers.cookie,
    acceptLanguage: headers['accept-language'],
  })
  return render({ url, origin, locale, nonce: '', assets, fetch: callApi })
}

const answer = async (request: IncomingMessage, response: ServerResponse) => {
  try {
    const page = await render(request)
    response.writeHead(page.status, { ...Object.fromEntries(page.headers), 'cache-control': 'no-store' })
    response.end(await page.text())
  } catch (error) {
    vite.ssrFixStacktrace(error as Error)
    console.error(error)
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end((error as Error).stack)
  }
}
server.on('request', (request, response) =>
  vite.middlewares(request, response, () => void answer(request, response)),
)

// Wait for the API, so that a page opened immediately works.
while (!(await fetch(`${api}/api/ready`).catch(() => undefined))) await pause(200)
server.listen(port, 'localhost')
