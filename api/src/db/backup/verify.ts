import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { StartRefusal } from '../../base/start-refusal.ts'
import { migrations } from '../migrate.ts'
import { entriesOf, hasValidChecksum } from './archive.ts'
import { archiveEntries, FORMAT, MANIFEST, Manifest } from './manifest.ts'

/** Reads the whole archive once and verifies it. Changes nothing. */
export const verifyArchive = async (source: string): Promise<Manifest> => {
  const isWhole = await hasValidChecksum(source).catch(cause => {
    throw new StartRefusal(`The backup ${source} cannot be read: ${cause.message}`, { cause })
  })
  const damaged = `The backup ${source} is damaged or incomplete, so nothing was changed. Take another one.`
  if (!isWhole) throw new StartRefusal(damaged)
  const { manifest, found } = await inventory(source).catch(cause => {
    throw cause instanceof StartRefusal ? cause : new StartRefusal(damaged, { cause })
  })
  if (!isDeepStrictEqual(found, archiveEntries(manifest))) throw new StartRefusal(damaged)
  return manifest
}

const inventory = async (source: string) => {
  const found: { name: string; size: number; sha256: string }[] = []
  let manifest = ''
  for await (const { name, content } of entriesOf(source)) {
    if (name === MANIFEST) {
      manifest = await text(content)
      continue
    }
    const hash = createHash('sha256')
    let size = 0
    for await (const chunk of content) {
      hash.update(chunk)
      size += chunk.length
    }
    found.push({ name, size, sha256: hash.digest('hex') })
  }
  return { manifest: parseManifest(manifest), found }
}

const newer = (what: string) =>
  new StartRefusal(
    `The backup was made by a newer version (${what}). Restore it with that version or a later one.`,
  )

const parseManifest = (written: string): Manifest => {
  const json = JSON.parse(written)
  const { format } = z.object({ format: z.int() }).parse(json)
  if (format > FORMAT) throw newer(`its format is ${format}, this version reads ${FORMAT}`)
  return Manifest.parse(json)
}

/** Returns the migrations of the archived database. All must be known here and have the same checksum. */
export const migrationsOf = async (manifest: Manifest) => {
  const known = new Map((await migrations()).map(migration => [migration.name, migration]))
  return manifest.migrations.map(({ name, checksum }) => {
    const migration = known.get(name)
    if (!migration) throw newer(`it has the migration ${name}`)
    if (migration.checksum !== checksum)
      throw new StartRefusal(`The migration ${name} is not the one with which the backup was made.`)
    return migration
  })
}
