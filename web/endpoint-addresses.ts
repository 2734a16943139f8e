import { pathToFileURL } from 'node:url'
import type { Endpoint } from '@academy/contract/base/endpoint'
import type { Plugin } from 'vite'

const ENDPOINTS = /^@academy\/contract\/.*endpoints$/
const TEST = /\.test\.tsx?$/

const addressOf = ({ method, path, form }: Endpoint) =>
  JSON.stringify({ method, path, ...(form && { form }) })

/**
 * Replaces the imports of endpoints by what a call needs of them: method, path, and whether the body is a form. So a page
 * that only reads does not load zod, and a module contains only the endpoints that it calls. Tests import whole endpoints.
 */
export const endpointAddresses = (): Plugin => {
  let load = (file: string): Promise<Record<string, Endpoint>> => import(pathToFileURL(file).href)
  return {
    name: 'endpoint-addresses',
    configureServer: server => {
      // Node would keep the endpoints as they were when the server started.
      load = file => server.ssrLoadModule(file) as ReturnType<typeof load>
    },
    async transform(code, id) {
      if (!/\/web\/src\/.*\.tsx?$/.test(id) || TEST.test(id) || !code.includes('endpoints')) return null
      let replaced = code
      // From the last one to the first, so that the places of the others stay.
      for (const node of this.parse(code).body.toReversed()) {
        if (node.type !== 'ImportDeclaration') continue
        const source = String(node.source.value)
        if (!ENDPOINTS.test(source)) continue
        const file = await this.resolve(source, id)
        if (!file) this.error(`${source} does not exist`)
        this.addWatchFile(file.id)
        const endpoints = await load(file.id)
        const address = (name: string) => {
          const endpoint = endpoints[name]
          return endpoint ? addressOf(endpoint) : this.error(`${source} has no endpoint ${name}`)
        }
        const constants = node.specifiers.map(({ local, ...specifier }) => {
          if ('imported' in specifier) {
            const { imported } = specifier
            return `const ${local.name} = ${address('name' in imported ? imported.name : String(imported.value))};`
          }
          const members = code.matchAll(new RegExp(`(?<![.\\w])${local.name}\\.(\\w+)`, 'g'))
          const names = new Set([...members].flatMap(([, name]) => name ?? []))
          return `const ${local.name} = { ${[...names].map(name => `${name}: ${address(name)}`).join(', ')} };`
        })
        replaced = replaced.slice(0, node.start) + constants.join(' ') + replaced.slice(node.end)
      }
      return replaced === code ? null : { code: replaced, map: null }
    },
  }
}
