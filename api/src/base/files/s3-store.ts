import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { tmpdir } from 'node:os'
import { posix } from 'node:path'
import { Readable } from 'node:stream'
import { contentDisposition } from './content-disposition.ts'
import { discardDraft, writeDraft } from './draft.ts'
import { type S3Settings, s3Client, unavailable } from './s3-client.ts'
import {
  checkKey,
  type FileMetadata,
  type FileStore,
  isKey,
  normalizeMetadata,
  type StoredFile,
} from './store.ts'

/** Encodes names, because headers are ASCII. */
const headersOf = ({ type, name }: FileMetadata) => ({
  'content-type': type,
  'x-amz-meta-name': encodeURIComponent(name),
})

/** Also reads objects that were put into the bucket by other means. */
const metadataFrom = (key: string, headers: Headers): StoredFile => ({
  key,
  size: Number(headers.get('content-length') ?? 0),
  type: headers.get('content-type') ?? 'application/octet-stream',
  name: decoded(headers.get('x-amz-meta-name') ?? posix.basename(key)),
  modified: new Date(headers.get('last-modified') ?? 0),
})

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const textOf = (xml: string) =>
  xml.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return decimal ? String.fromCodePoint(Number(decimal)) : (entities[name] ?? whole)
  })

/** Reads the keys of a ListObjectsV2 answer, and the continuation token if there are more. */
export const readListing = (xml: string): { keys: string[]; next: string | undefined } => {
  const next = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1]
  return {
    keys: [...xml.matchAll(/<Key>([^<]*)</g)].map(match => textOf(match[1] ?? '')),
    next: next && textOf(next),
  }
}

// A listing contains neither type nor name, so each entry is requested, several at a time.
const CONCURRENT_REQUESTS = 16

export const s3Store = (settings: S3Settings): FileStore => {
  const { send, linkTo } = s3Client(settings)

  const statFile = async (key: string): Promise<StoredFile | null> =>
    send({ method: 'HEAD', key: checkKey(key) }, async ({ headers }) => metadataFrom(key, headers))

  const listPage = async (query: Record<string, string>) => {
    const xml = await send({ method: 'GET', query: { 'list-type': '2', ...query } }, answer => answer.text())
    if (xml === null) throw noBucket()
    return readListing(xml)
  }

  const noBucket = () => unavailable(settings, new Error('there is no such bucket'))

  return {
    async put(key, content, about) {
      const kept = normalizeMetadata(checkKey(key), about)
      // S3 needs the length before the first byte.
      const draft = await writeDraft(tmpdir(), content)
      try {
        const headers = { ...headersOf(kept), 'x-amz-content-sha256': await sha256(draft.path) }
        const file = { path: draft.path, size: draft.bytes }
        const modified = await send({ method: 'PUT', key, headers, file }, async answer => {
          await answer.text()
          return new Date(answer.headers.get('date') ?? Date.now())
        })
        if (!modified) throw noBucket()
        return { key, size: draft.bytes, ...kept, modified }
      } finally {
        await discardDraft(draft.path)
      }
    },

    read: async key =>
      send({ method: 'GET', key: checkKey(key) }, async ({ headers, body }) => ({
        about: metadataFrom(key, headers),
        content: Readable.from(wholeOf(body()), { objectMode: false }),
      })),

    stat: statFile,

    async remove(key) {
      await send({ method: 'DELETE', key: checkKey(key) }, answer => answer.text())
    },

    async *list(prefix) {
      for (let next: string | undefined = ''; next !== undefined; ) {
        const page = await listPage({ prefix, ...(next && { 'continuation-token': next }) })
        const found = Readable.from(page.keys.filter(isKey)).map(statFile, {
          concurrency: CONCURRENT_REQUESTS,
        })
        for await (const about of found) if (about) yield about
        next = page.next
      }
    },

    url: async (key, { expires, disposition, ...about }) => {
      const { name, type } = normalizeMetadata(checkKey(key), about)
      return linkTo(key, expires, {
        'response-content-disposition': contentDisposition(disposition, { name, type }),
        'response-content-type': type,
      })
    },

    async ready() {
      await listPage({ 'max-keys': '1' })
    },
  }

  async function* wholeOf(body: AsyncIterable<Buffer>) {
    try {
      yield* body
    } catch (cause) {
      throw unavailable(settings, cause)
    }
  }
}

const sha256 = async (path: string) => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}
