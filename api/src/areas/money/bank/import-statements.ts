import { isCalendarDay } from '@academy/contract/base/days'
import { fieldMessages } from '@academy/contract/messages'
import * as contract from '@academy/contract/money/bank/endpoints'
import { loadAssociation } from '../../../base/association.ts'
import { readStatements } from '../../../base/camt/read-statements.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { dayText } from '../../../base/formats.ts'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import { receivedFile } from '../../../base/uploads/received-file.ts'
import { findImports } from './queries.ts'
import { fileLimits, statementProblem } from './rules.ts'
import { storeImport } from './store-import.ts'

/** Reads a file and stores all of it, or nothing. */
export const importStatements = serve(
  contract.importStatements,
  async (services, { body, user, locale, now }) => {
    const { db } = services
    const { path, name } = receivedFile(body.statement_file)
    const refuse = (code: keyof typeof fieldMessages, found: string, file = '') => {
      const shown = isCalendarDay(found) ? dayText(found, locale) : found
      const message = `${file && `${file}: `}${fieldMessages[code][locale].replace('{found}', () => shown)}`
      throw problem('invalid_input', { errors: { statement_file: [message] } })
    }
    await guard(db, fileLimits(user.id))
    const result = await readStatements(path)
    if ('problem' in result) return refuse(result.problem, result.found, result.file)
    const { statements } = result
    const wrong = statementProblem(statements, (await loadAssociation(db)).iban, dayInVienna(now))
    if (wrong) return refuse(wrong.problem, wrong.found)
    const file = { file_name: name, statements, actor_id: user.id, now }
    const { import_id, known_count } = await db.transaction().execute(tx => storeImport(services, tx, file))
    const [imported = null] = import_id === undefined ? [] : await findImports(db, import_id)
    return { imported, known_count }
  },
)
