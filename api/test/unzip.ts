import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'

/** Reads a ZIP: the content of each entry by its name. Checks sizes and checksums. */
export const unzip = async (archive: Buffer): Promise<Map<string, Buffer>> => {
  const open = promisify<Buffer, object, ZipFile>(fromBuffer)
  const file = await open(archive, { lazyEntries: true })
  const contents = new Map<string, Buffer>()
  return new Promise((resolve, reject) => {
    file.on('error', reject)
    file.on('end', () => resolve(contents))
    file.on('entry', (entry: Entry) => {
      file.openReadStream(entry, (error, stream) => {
        if (error) return reject(error)
        buffer(stream).then(content => {
          contents.set(entry.fileName, content)
          file.readEntry()
        }, reject)
      })
    })
    file.readEntry()
  })
}
