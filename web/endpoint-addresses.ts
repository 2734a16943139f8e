import { pathToFileURL } from 'node:url'
import type { Endpoint } from '@academy/contract/base/endpoint'
import type { Plugin } from 'vite'

const ENDPOINTS = /^@academy\/contract\/.*endpoints$/
const TEST = /\.test\.tsx?$/
const MARK = '?addresses'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const addressOf = ({ method, path, form }: Endpoint) => ({ method, path, ...(form && { form }) })

/**
 * Reduces the endpoints that pages import to what a call needs: method, path, and whether the body is a form. Without their
 * schemas, a page that only reads does not load zod. Tests import the whole endpoint, with its example.
 */
export const endpointAddresses: Plugin = {
  name: 'endpoint-addresses',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || !ENDPOINTS.test(source) || TEST.test(importer)) return null
    const file = await this.resolve(source, importer, { ...options, skipSelf: true })
    return file && { id: file.id + MARK, moduleSideEffects: false }
  },
  async load(id) {
    if (!id.endsWith(MARK)) return null
    const file = id.slice(0, -MARK.length)
    this.addWatchFile(file)
    const exported: Record<string, unknown> = await import(pathToFileURL(file).href)
    return Object.entries(exported)
      .filter(([, value]) => isEndpoint(value))
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(addressOf(value as Endpoint))}\n`)
      .join('')
  },
}
