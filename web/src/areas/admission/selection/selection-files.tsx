import type { Applicant } from '@academy/contract/admission/selection/schemas'
import type { Call } from '../../../base/api.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { TextButton } from '../../../ui/button.tsx'
import { exportFile } from '../../../ui/office-table/export-file.ts'
import { fileContent } from '../../../ui/office-table/file-content.ts'
import { type ParticipantFile, recordSavedApplicants, saveApplicantsPdf, saveParticipants } from './api.ts'
import { useFileColumns } from './applicant-columns.tsx'
import { inListOrder } from './decisions.ts'
import { tableTexts } from './table-texts.ts'
import { selectionTexts } from './texts.ts'
import './participant-files.css'

/** The list of participants as spreadsheet, PDF or print. */
export const ParticipantFiles = ({ call, masterclassId }: { call: Call; masterclassId: number }) => {
  const texts = useTexts(selectionTexts)
  const { isPending, run } = usePending()
  const save = (kind: ParticipantFile) => run(() => saveParticipants(call, masterclassId, kind))
  return (
    <div className="participant-files">
      <span>{texts.listOfParticipants}:</span>
      {(['pdf', 'csv'] as const).map(kind => (
        <TextButton key={kind} aria-disabled={isPending} onClick={() => void save(kind)}>
          {texts[kind]}
        </TextButton>
      ))}
      <TextButton onClick={() => print()}>{texts.print}</TextButton>
    </div>
  )
}

interface ApplicantFilesProps {
  call: Call
  masterclassId: number
  applicants: readonly Applicant[]
}

/** The applicants as a list or a table, with notes or without. */
export const ApplicantFiles = ({ call, masterclassId, applicants }: ApplicantFilesProps) => {
  const texts = useTexts(tableTexts)
  const locale = useLocale()
  const inFile = useFileColumns()
  const { run } = usePending()
  const saveTable = async (hasNotes: boolean) => {
    const reviews = [
      { title: texts.rating, number: (one: Applicant) => one.review.rating },
      { title: texts.note, text: (one: Applicant) => one.review.note },
    ]
    const columns = [...inFile, ...(hasNotes ? reviews : [])]
    const titled = columns.map((column, index) => ({ ...column, id: String(index) }))
    await recordSavedApplicants(call, masterclassId, applicants.length)
    await exportFile(fileContent(titled, inListOrder(applicants)), {
      title: hasNotes ? texts.captionWithNotes : texts.caption,
      format: 'XLSX',
      locale,
    })
  }
  const action = (name: string, act: () => Promise<void>) => ({ name, act: () => void run(act) })
  return (
    <ActionMenu
      label={texts.files}
      fullLabel={texts.filesOf}
      actions={[
        action(texts.pdf, () => saveApplicantsPdf(call, masterclassId, false)),
        action(texts.pdfWithNotes, () => saveApplicantsPdf(call, masterclassId, true)),
        action(texts.xlsx, () => saveTable(false)),
        action(texts.xlsxWithNotes, () => saveTable(true)),
      ]}
    />
  )
}
