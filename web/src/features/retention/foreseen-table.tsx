import { FORESEEN_DAYS } from '@academy/contract/personal-data/retention'
import type { Foreseen } from '@academy/contract/retention/schemas'
import { formatDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { RecordTable } from '../../ui/table/record-table.tsx'
import { retentionTexts } from './texts.ts'

/** What will be deleted by itself. */
export const ForeseenTable = ({ foreseen }: { foreseen: readonly Foreseen[] }) => {
  const texts = useTexts(retentionTexts)
  if (foreseen.length === 0) return <p>{texts.nothingForeseen(FORESEEN_DAYS)}</p>
  return (
    <>
      <p>{texts.foreseenIntro(FORESEEN_DAYS)}</p>
      <RecordTable
        caption={texts.foreseen}
        rows={foreseen}
        idOf={({ kind }) => kind}
        columns={[
          { title: texts.what, isHeading: true, cell: ({ kind }) => texts.kinds[kind] },
          { title: texts.count, isNumber: true, cell: ({ count }) => count },
          { title: texts.from, cell: ({ first_on }) => formatDay(first_on) },
        ]}
      />
    </>
  )
}
