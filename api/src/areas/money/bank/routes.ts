import * as contract from '@academy/contract/money/bank/endpoints'
import { on } from '../../../http/bind.ts'
import { bookLine } from './book-line.ts'
import { changeSettings } from './change-settings.ts'
import { ignoreLine } from './ignore-line.ts'
import { importStatements } from './import-statements.ts'
import { listImports } from './list-imports.ts'
import { listLines } from './list-lines.ts'
import { reopenLine } from './reopen-line.ts'
import { showSettings } from './show-settings.ts'
import { undoImport } from './undo-import.ts'

export const bankRoutes = [
  on(contract.bankSettings, showSettings),
  on(contract.changeBankSettings, changeSettings),
  on(contract.bankImports, listImports),
  on(contract.importStatements, importStatements),
  on(contract.undoImport, undoImport),
  on(contract.bankLines, listLines),
  on(contract.bookLine, bookLine),
  on(contract.ignoreLine, ignoreLine),
  on(contract.reopenLine, reopenLine),
]
