import type { BankImport } from '@academy/contract/money/bank/schemas'
import { formatAmount } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { WarningLine } from '../../../ui/warning-line.tsx'
import { bankTexts } from './texts.ts'

/** What does not fit in the statements of a file. */
export const StatementWarnings = ({ warnings }: Pick<BankImport, 'warnings'>) => {
  const texts = useTexts(bankTexts)
  const locale = useLocale()
  return warnings.map(({ code, statement_id, expected, found }) => (
    <WarningLine
      key={`${code} ${statement_id}`}
      text={texts[code](statement_id, formatAmount(expected, locale), formatAmount(found, locale))}
    />
  ))
}
