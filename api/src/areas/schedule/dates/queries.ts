import type { Localized } from '@academy/contract/base/locale'
import { localizedText } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { columnList } from '../../../db/localized.ts'

const namesStatement = fixedStatement<Localized<'site_name'>>(localizedText('site_name'))(
  `select ${columnList({ table: 'association' }, 'site_name')} from association`,
)

/** Returns the name of the site in every language. */
export const findSiteNames = async (db: Db): Promise<Localized<'site_name'> | undefined> =>
  (await namesStatement(db))[0]
