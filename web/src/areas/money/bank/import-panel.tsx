import '../../../ui/form/form.css'
import type { BankSettings } from '@academy/contract/money/bank/schemas'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { ApiError } from '../../../base/api-errors.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { FileField } from '../../../ui/form/file-field.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { UploadProgress } from '../../../ui/form/upload-progress.tsx'
import { changeSettings, uploadStatement } from './api.ts'
import { StatementWarnings } from './statement-warnings.tsx'
import { bankTexts } from './texts.ts'

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
