import './bank.css'
import '../../../ui/text-button.css'
import { type BankImport, BlockingLine } from '@academy/contract/money/bank/schemas'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { ApiError } from '../../../base/api-errors.ts'
import { formatAmount, formatDay, formatInstant } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { PersonLink } from '../../../ui/person-link.tsx'
import { undoImport } from './api.ts'
import { ReasonForm } from './reason-form.tsx'
import { StatementWarnings } from './statement-warnings.tsx'
import { bankTexts } from './texts.ts'

interface ImportProps {
  call: Call
  imported: BankImport
  onChanged: () => Promise<void>
}

const Balances = ({ imported }: { imported: BankImport }) => {
  const locale = useLocale()
  const closings = imported.statements.flatMap(({ closing, closing_on }) =>
    closing === null || closing_on === null
      ? []
      : [`${formatDay(closing_on)}: ${formatAmount(closing, locale)}`],
  )
  return <p className="bank-details">{closings.join(' · ')}</p>
}

const blockingIn = (error: unknown): BlockingLine | undefined =>
  BlockingLine.safeParse(error instanceof ApiError ? error.failure.suggestions?.[0] : undefined).data

/** The entry whose booking cannot be undone, with the account on which the way is cleared. */
const BlockingEntry = ({ line }: { line: BlockingLine }) => {
  const texts = useTexts(bankTexts)
  const locale = useLocale()
  const { party_name, amount, booked_on, account_id, full_name } = line
  const entry = texts.entryOf(formatAmount(amount, locale), formatDay(booked_on))
  return (
    <p>
      {texts.blocked(party_name || full_name, entry)}{' '}
      <PersonLink id={account_id} name={texts.toAccountOf(full_name)} />
    </p>
  )
}

const Import = ({ call, imported, onChanged }: ImportProps) => {
  const texts = useTexts(bankTexts)
  const [isUndoing, setUndoing] = useState(false)
  const [blocking, setBlocking] = useState<BlockingLine>()
  const { file_name, imported_at, imported_by, undo_reason, warnings } = imported
  const undo = async (reason: string) => {
    setBlocking(undefined)
    await undoImport(call, imported.id, reason)
    showAlert('success', texts.done.undone)
    setUndoing(false)
    await onChanged()
  }
  return (
    <li>
      <p className="bank-line-head">
        <strong>{file_name}</strong>
        <span>{[formatInstant(imported_at), imported_by].filter(Boolean).join(' · ')}</span>
      </p>
      <Balances imported={imported} />
      {undo_reason === null ? (
        <p>
          {texts.countsText(
            imported.new_count,
            imported.booked_count,
            imported.open_count,
            imported.ignored_count,
          )}
        </p>
      ) : (
        <p className="bank-reasons">{texts.undone(undo_reason)}</p>
      )}
      <StatementWarnings warnings={warnings} />
      {isUndoing && (
        <ReasonForm
          submitLabel={texts.undo}
          hint={texts.undoHint}
          onSend={undo}
          onRefused={error => setBlocking(blockingIn(error))}
          onCancel={() => setUndoing(false)}
        >
          {blocking && <BlockingEntry line={blocking} />}
        </ReasonForm>
      )}
      {undo_reason === null && !isUndoing && (
        <button type="button" className="text-button" onClick={() => setUndoing(true)}>
          {texts.undo}
        </button>
      )}
    </li>
  )
}

/** The imported files, newest first; each can be undone whole. */
export const ImportList = ({
  imports,
  ...props
}: { imports: readonly BankImport[] } & Omit<ImportProps, 'imported'>) => {
  const texts = useTexts(bankTexts)
  if (imports.length === 0) return <p>{texts.noImports}</p>
  return (
    <ul className="bank-imports">
      {imports.map(imported => (
        <Import key={imported.id} imported={imported} {...props} />
      ))}
    </ul>
  )
}
