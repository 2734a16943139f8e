import { type BankImport, type BankSettings, BlockingLine } from '@academy/contract/money/bank/schemas'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { ApiError } from '../../../base/api-errors.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { formatAmount, formatDay, formatInstant } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { FileField, UploadProgress } from '../../../ui/form/file-field.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { WarningLine } from '../../../ui/note.tsx'
import { PersonLink } from '../../../ui/person-link.tsx'
import { changeSettings, undoImport, uploadStatement } from './api.ts'
import { ReasonForm } from './reason-form.tsx'
import { bankTexts } from './texts.ts'
import './bank.css'
import '../../../ui/form/form.css'

/** What does not fit in the statements of a file. */
const StatementWarnings = ({ warnings }: Pick<BankImport, 'warnings'>) => {
  const texts = useTexts(bankTexts)
  const locale = useLocale()
  return warnings.map(({ code, statement_id, expected, found }) => (
    <WarningLine
      key={`${code} ${statement_id}`}
      text={texts[code](statement_id, formatAmount(expected, locale), formatAmount(found, locale))}
    />
  ))
}

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
        <TextButton onClick={() => setUndoing(true)}>{texts.undo}</TextButton>
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

const ACCEPT = '.xml,.zip,application/xml,text/xml,application/zip'

interface ImportPanelProps {
  call: Call
  settings: BankSettings
  onChanged: () => Promise<void>
}

type Outcome = Awaited<ReturnType<typeof uploadStatement>>

/** Imports a file as soon as it is chosen or dropped, and says what it brought. */
export const ImportPanel = ({ call, settings, onChanged }: ImportPanelProps) => {
  const texts = useTexts(bankTexts)
  const locale = useLocale()
  const { isPending, run } = usePending()
  const [file, setFile] = useState<File>()
  const [part, setPart] = useState<number>()
  const [refusal, setRefusal] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>()

  const send = async (chosen: File) => {
    setPart(0)
    try {
      setOutcome(await uploadStatement(call, chosen, setPart))
      await onChanged()
    } catch (failure) {
      const said = failure instanceof ApiError && failure.failure.errors?.['statement_file']?.join(' ')
      setRefusal(said || explainReason(failure, locale))
    } finally {
      setPart(undefined)
    }
  }
  const textOf = ({ imported, known_count }: Outcome) =>
    imported
      ? texts.imported(imported.new_count, imported.booked_count, imported.open_count, known_count)
      : texts.nothingNew(known_count)
  const choose = (chosen: File | undefined) => {
    setFile(chosen)
    setRefusal(undefined)
    setOutcome(undefined)
    if (chosen) void send(chosen)
  }
  const setSure = (books_sure: boolean) =>
    run(async () => {
      await changeSettings(call, { books_sure })
      await onChanged()
    })
  return (
    <div className="form bank-import">
      <FileField
        label={texts.fileLabel}
        hint={texts.fileHint}
        accept={ACCEPT}
        file={file}
        onFile={choose}
        error={refusal}
      />
      {part !== undefined && <UploadProgress part={part} />}
      <FormMessage message={outcome && { tone: 'success', text: textOf(outcome) }} />
      {outcome?.imported && <StatementWarnings warnings={outcome.imported.warnings} />}
      <Checkbox
        label={texts.booksSure}
        note={texts.booksSureHint}
        checked={settings.books_sure}
        disabled={isPending}
        onChange={({ target }) => void setSure(target.checked)}
      />
    </div>
  )
}
