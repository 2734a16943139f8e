import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isSignedPath, signPath } from '../../tokens.ts'
import { contentDisposition } from '../content-disposition.ts'
import { folderStore } from '../folder-store.ts'
import { s3Store } from '../s3-store.ts'
import type { FileStore } from '../store.ts'
import { serve } from './http-server.ts'
import { startS3 } from './s3-server.ts'

interface StartedStore {
  store: FileStore
  stop(): Promise<void>
}

const secret = 'a secret of the tests'

/** Starts a folder store with a minimal server for its links. */
export const startFolderStore = async (): Promise<StartedStore> => {
  const root = await mkdtemp(join(tmpdir(), 'folder-store-'))
  const server = await serve(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const disposition = searchParams.get('disposition') === 'inline' ? 'inline' : 'attachment'
    const query = {
      expires: searchParams.get('expires') ?? '',
      signature: searchParams.get('signature') ?? '',
    }
    const path = `${pathname}?disposition=${searchParams.get('disposition')}`
    const file = isSignedPath(secret, path, query, new Date()) && (await store.read(pathname.slice(1)))
    if (!file) return response.writeHead(403).end()
    response.setHeader('content-type', file.about.type)
    response.setHeader('content-disposition', contentDisposition(disposition, file.about))
    return pipeline(file.content, response)
  })
  const store = folderStore({
    root,
    linkTo: (key, expires, disposition) =>
      server.address + signPath(secret, `/${key}?disposition=${disposition}`, expires),
  })
  return {
    store,
    async stop() {
      await server.stop()
      await rm(root, { recursive: true })
    },
  }
}

export const startS3Store = async (): Promise<StartedStore> => {
  const { settings, stop } = await startS3()
  return { store: s3Store(settings), stop }
}
