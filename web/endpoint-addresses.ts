import { pathToFileURL } from 'node:url'
import type { Endpoint } from '@academy/contract/base/endpoint'
import type { Plugin } from 'vite'

const ENDPOINTS = /^@academy\/contract\/.*endpoints$/
const SCHEMAS = /^@academy\/contract\/.*schemas$/
const TEST = /\.test\.tsx?$/

const addressOf = ({ method, path, form }: Endpoint) =>
  JSON.stringify({ method, path, ...(form && { form }) })

/** How often a name is used in the code. Also in texts, where it does no harm: see below. */
const usesOf = (code: string, name: string, member = '') =>
  [...code.matchAll(new RegExp(`(?<![.\\w$])${name}${member}(?![\\w$])`, 'g'))].length

/** What replaces a schema of which a module needs the values of an enumeration only, or a plain constant beside schemas. */
const constantOf = (value: unknown, code: string, name: string): string | undefined => {
  if (typeof value === 'number' || typeof value === 'string') return JSON.stringify(value)
  const options =
    typeof value === 'object' && value !== null && 'options' in value ? value.options : undefined
  const isEnumeration = Array.isArray(options) && options.every(option => typeof option === 'string')
  // The import is one use.
  if (!isEnumeration || usesOf(code, name) !== usesOf(code, name, '\\.options') + 1) return undefined
  return JSON.stringify({ options })
}

/**
 * Replaces the imports of endpoints by what a call needs of them: method, path, and whether the body is a form; and those of
 * schemas by the values of their enumerations where nothing else is used. So a page that only reads does not load zod, and a
 * module contains only the endpoints that it calls. Tests import whole endpoints and schemas.
 */
export const endpointAddresses = (): Plugin => {
  let load = (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(file).href)
  return {
    name: 'endpoint-addresses',
    configureServer: server => {
      // Node would keep the endpoints as they were when the server started.
      load = file => server.ssrLoadModule(file) as ReturnType<typeof load>
    },
    async transform(code, id) {
      if (!/\/web\/src\/.*\.tsx?$/.test(id) || TEST.test(id) || !/endpoints|schemas/.test(code)) return null
      let replaced = code
      // From the last one to the first, so that the places of the others stay.
      for (const node of this.parse(code).body.toReversed()) {
        if (node.type !== 'ImportDeclaration') continue
        const source = String(node.source.value)
        const isOfSchemas = SCHEMAS.test(source)
        if (!isOfSchemas && !ENDPOINTS.test(source)) continue
        const file = await this.resolve(source, id)
        if (!file) this.error(`${source} does not exist`)
        this.addWatchFile(file.id)
        const exported = await load(file.id)
        const address = (name: string) => {
          const endpoint = exported[name]
          return endpoint ? addressOf(endpoint as Endpoint) : this.error(`${source} has no endpoint ${name}`)
        }
        const kept: string[] = []
        const constants = node.specifiers.map(({ local, ...specifier }) => {
          if ('imported' in specifier) {
            const { imported } = specifier
            const name = 'name' in imported ? imported.name : String(imported.value)
            if (!isOfSchemas) return `const ${local.name} = ${address(name)};`
            const constant = constantOf(exported[name], code, local.name)
            if (constant) return `const ${local.name} = ${constant};`
            kept.push(`${name} as ${local.name}`)
            return ''
          }
          if (isOfSchemas) return this.error(`${source}: import what is needed by its name`)
          const members = code.matchAll(new RegExp(`(?<![.\\w])${local.name}\\.(\\w+)`, 'g'))
          const names = new Set([...members].flatMap(([, name]) => name ?? []))
          return `const ${local.name} = { ${[...names].map(name => `${name}: ${address(name)}`).join(', ')} };`
        })
        if (kept.length > 0) constants.push(`import { ${kept.join(', ')} } from ${JSON.stringify(source)};`)
        replaced = replaced.slice(0, node.start) + constants.join(' ') + replaced.slice(node.end)
      }
      return replaced === code ? null : { code: replaced, map: null }
    },
  }
}
