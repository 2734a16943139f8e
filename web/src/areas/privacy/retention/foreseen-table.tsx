import './retention.css'
import '../../../ui/text-button.css'
import { FORESEEN_DAYS, isNamed, type NamedKind } from '@academy/contract/privacy/personal-data/retention'
import type { Foreseen } from '@academy/contract/privacy/retention/schemas'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { formatDay } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { RecordTable } from '../../../ui/table/record-table.tsx'
import { ForeseenDialog } from './foreseen-dialog.tsx'
import { retentionTexts } from './texts.ts'

interface ForeseenTableProps {
  call: Call
  foreseen: readonly Foreseen[]
}

/** What will be deleted by itself, and whom it concerns. */
export const ForeseenTable = ({ call, foreseen }: ForeseenTableProps) => {
  const texts = useTexts(retentionTexts)
  const [shown, show] = useState<NamedKind>()
  if (foreseen.length === 0) return <p>{texts.nothingForeseen(FORESEEN_DAYS)}</p>
  return (
    <>
      <p>{texts.foreseenIntro(FORESEEN_DAYS)}</p>
      <div className="retention-foreseen">
        <RecordTable
          caption={texts.foreseen}
          rows={foreseen}
          idOf={({ kind }) => kind}
          columns={[
            { title: texts.what, isHeading: true, cell: ({ kind }) => texts.kinds[kind] },
            { title: texts.count, isNumber: true, cell: ({ count }) => count },
            { title: texts.from, cell: ({ first_on }) => formatDay(first_on) },
            {
              title: texts.who,
              cell: ({ kind }) =>
                isNamed(kind) && (
                  <button
                    type="button"
                    className="text-button"
                    aria-label={texts.showOf(texts.kinds[kind])}
                    onClick={() => show(kind)}
                  >
                    {texts.show}
                  </button>
                ),
            },
          ]}
        />
      </div>
      {shown && <ForeseenDialog call={call} kind={shown} onClose={() => show(undefined)} />}
    </>
  )
}
