import type pg from 'pg'
import type { FileStore } from '../../base/files/store.ts'
import { StartRefusal } from '../../base/start-refusal.ts'
import { migrations } from '../migrate.ts'
import { countRows, tablesOf } from './manifest.ts'

/** Returns the tables that migrations fill, which therefore have rows in every new installation. */
export const filledByMigrations = async () => {
  const texts = (await migrations()).map(({ text }) => text)
  return new Set([...texts.join('\n').matchAll(/insert into (\w+)/gi)].map(([, table]) => table))
}

/** Refuses a target with data: a restore must not overwrite an installation by mistake. */
export const refuseUnlessEmpty = async (client: pg.Client, files: FileStore) => {
  const filled = await filledByMigrations()
  const content: string[] = []
  for (const { name } of await tablesOf(client)) {
    const rows = filled.has(name) ? 0 : await countRows(client, name)
    if (rows > 0) content.push(`${rows} ${name}`)
  }
  let stored = 0
  for await (const _ of files.list('')) stored += 1
  if (stored > 0) content.push(`${stored} files`)
  if (content.length === 0) return
  const list = new Intl.ListFormat('en').format(content)
  throw new StartRefusal(
    `This installation is not empty: a restore would overwrite ${list}. Add --force to replace all of it.`,
  )
}
