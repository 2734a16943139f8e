import { removeOrphans } from '../../../base/files/remove-files.ts'
import type { FileStore } from '../../../base/files/store.ts'
import type { Db } from '../../../db/connection.ts'
import { PORTRAIT_FOLDER, portraitOf } from './portrait-files.ts'
import { findUsedPortraits } from './portrait-queries.ts'

export const sweepPortraits = ({ db, files }: { db: Db; files: FileStore }): Promise<void> =>
  removeOrphans(files, PORTRAIT_FOLDER, async keys => {
    const used = await findUsedPortraits(db, [...new Set(keys.map(portraitOf))])
    return new Set(keys.filter(key => used.has(portraitOf(key))))
  })
