import crypto, { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { serve } from './http-server.ts'
import { signaturesOf } from './s3-signature.ts'

const bucket = 'academy'
const account = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** Starts a local S3 server that refuses requests without a valid signature. */
export const startS3 = async () => {
  const directory = await mkdtemp(join(tmpdir(), 's3-server-'))
  const s3 = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  })
  await s3.configureBuckets()
  storeAtomically(s3.store)
  listInPages(s3.store)
  const handle = s3.callback()
  const server = await serve((request, response) => {
    const { method = '', url = '', headers } = request
    const { carried, expected } = signaturesOf({ method, url, headers }, account.secretAccessKey)
    if (carried === expected) handle(request, response)
    else response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
  })
  return {
    settings: { endpoint: server.address, region: 'us-east-1', bucket, ...account },
    async stop() {
      await server.stop()
      await rm(directory, { recursive: true })
    },
  }
}

/**
 * Makes the test server behave like S3, which checks the hash and replaces an object atomically; it would
 * answer while still writing.
 */
const storeAtomically = (store: S3rver['store']) => {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const bytes = await buffer(content)
    if (createHash('sha256').update(bytes).digest('hex') !== content.headers['x-amz-content-sha256'])
      throw new Error('The hash of the content does not match')
    const path = store.getResourcePath(bucket, key, 'object')
    const md5 = createHash('md5').update(bytes).digest('hex')
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.new`, bytes)
    renameSync(`${path}.new`, path)
    writeFileSync(store.getResourcePath(bucket, key, 'metadata.json'), JSON.stringify(metadata))
    writeFileSync(`${path}.md5`, md5)
    return { size: bytes.length, md5 }
  }
}

/** Limits a listing to pages of twenty, so that tests reach the second page quickly. */
const listInPages = (store: S3rver['store']) => {
  const listObjects = store.listObjects.bind(store)
  store.listObjects = (bucket, options) =>
    listObjects(bucket, { ...options, maxKeys: Math.min(options.maxKeys, 20) })
  // Its page tokens need DES, which OpenSSL has dropped; triple DES with one key is equivalent.
  const tripleKey = (key: Buffer) => Buffer.concat([key, key, key])
  Object.assign(crypto, {
    createCipheriv: (_: 'des', key: Buffer, iv: Buffer) => createCipheriv('des-ede3-cbc', tripleKey(key), iv),
    createDecipheriv: (_: 'des', key: Buffer, iv: Buffer) =>
      createDecipheriv('des-ede3-cbc', tripleKey(key), iv),
  })
}
