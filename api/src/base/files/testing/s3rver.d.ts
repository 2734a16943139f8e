// The package has no types; this is the part of it that the tests use.
declare module 's3rver' {
  import type { IncomingMessage, RequestListener } from 'node:http'

  interface S3Object {
    bucket: string
    key: string
    content: IncomingMessage
    metadata: Record<string, string>
  }

  export default class S3rver {
    constructor(options: {
      directory: string
      silent: boolean
      vhostBuckets: boolean
      configureBuckets: { name: string }[]
    })
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
    store: {
      putObject(object: S3Object): Promise<{ size: number; md5: string }>
      listObjects(bucket: string, options: { maxKeys: number }): Promise<unknown>
      getResourcePath(bucket: string, key: string, resource: 'object' | 'metadata.json'): string
    }
  }
}
