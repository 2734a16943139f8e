import type { Endpoint } from '@academy/contract/base/endpoint'
import { defaultLocale, locales } from '@academy/contract/base/locale'
import { endpoints } from '@academy/contract/endpoints'
import { problems } from '@academy/contract/problems'
import type { FastifyInstance } from 'fastify'
import { openApi, parts, refusalsOf } from './openapi.ts'

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const sample = (title: string, value: unknown) =>
  value === undefined ? '' : `<h4>${title}</h4><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`

const section = (id: string, endpoint: Endpoint) => `
  <article id="${id}">
    <h3><b>${endpoint.method}</b> <code>${escapeHtml(endpoint.path)}</code></h3>
    <p>${escapeHtml(endpoint.summary)}.</p>
    <p>Access: <i>${endpoint.access}</i>${endpoint.form ? '; the body is a form (multipart), JSON is taken too' : ''}.</p>
    ${sample('Request', endpoint.example?.body)}
    ${sample(`Answer ${endpoint.status}`, endpoint.example?.reply)}
    <h4>Refusals</h4>
    <ul>${refusalsOf(endpoint)
      .map(
        code =>
          `<li>${problems[code].status} <code>${code}</code> ${escapeHtml(problems[code][defaultLocale])}</li>`,
      )
      .join('')}</ul>
  </article>`

const css = `body{font:16px/1.55 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#22251f;background:#faf7f0}
h1,h2{font-family:Georgia,serif;font-weight:400}article{border-top:1px solid #d8d2c2;padding:.5rem 0 1rem}h3{font-weight:400}
b{color:#235347}pre{background:#f1ecdf;padding:.75rem;overflow:auto;font-size:.85rem}h4{margin:.75rem 0 .25rem;font-size:.85rem}
ul{margin:0;padding-left:1.2rem}a{color:#235347}nav a{margin-right:1rem}
@media (prefers-color-scheme:dark){body{background:#171a17;color:#ece7da}pre{background:#22261f}b,a{color:#8fc7b0}article{border-color:#3a3f38}}`

const languages = locales.map(locale => `<code>${locale}</code>`).join(' or ')

/** A page for people, without scripts. */
const page = () => {
  const features = Map.groupBy(Object.entries(endpoints), ([id]) => id.split('.')[0] ?? '')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API of the summer academy</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/docs.css"></head><body>
<h1>API of the summer academy</h1>
<p>Every call that the site makes. The same as OpenAPI 3.1: <a href="${parts.site.path}">all calls but those of the
office</a>, <a href="${parts.office.path}">those of the office</a>. Send a <code>locale</code>
header (${languages}) for the language of messages. A failure is
<code>{code, message, errors?, request_id}</code>.</p>
<nav>${[...features.keys()].map(name => `<a href="#${name}">${name}</a>`).join('')}</nav>
${[...features].map(([name, list]) => `<h2 id="${name}">${name}</h2>${list.map(([id, endpoint]) => section(id, endpoint)).join('')}`).join('')}
</body></html>`
}

/** Serves two descriptions in OpenAPI for programs and `/api/docs` for people, all generated from the contract. */
export const addDocumentation = (app: FastifyInstance): void => {
  let html: string | undefined
  for (const part of ['site', 'office'] as const) {
    let specification: string | undefined
    app.get(parts[part].path, async (_request, reply) => {
      specification ??= JSON.stringify(openApi(part))
      return reply.type('application/json; charset=utf-8').send(specification)
    })
  }
  app.get('/api/docs', async (_request, reply) => {
    html ??= page()
    return reply.type('text/html; charset=utf-8').send(html)
  })
  app.get('/api/docs.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(css))
}
