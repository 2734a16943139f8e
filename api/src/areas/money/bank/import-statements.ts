import type { importStatements as endpoint } from '@academy/contract/bank/endpoints'
import { isCalendarDay } from '@academy/contract/lib/days'
import { fieldMessages } from '@academy/contract/messages'
import { loadAssociation } from '../../lib/association.ts'
import { readStatements } from '../../lib/camt/read-statements.ts'
import { dayInVienna } from '../../lib/clock.ts'
import { dayText } from '../../lib/formats.ts'
import { problem } from '../../lib/problem.ts'
import { guard } from '../../lib/rate-limit.ts'
import type { Operation } from '../../lib/services.ts'
import { receivedFile } from '../../lib/uploads/received-file.ts'
import { findImports } from './queries.ts'
import { fileLimits, statementProblem } from './rules.ts'
import { storeImport } from './store-import.ts'

/** Reads a file and stores all of it, or nothing. */
export const importStatements: Operation<typeof endpoint> = async (services, { body, user, locale, now }) => {
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
}
