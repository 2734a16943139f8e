import { FORESEEN_DAYS, FORESEEN_PER_PAGE, isNamed, type NamedKind } from '@academy/contract/base/retention'
import type { Foreseen } from '@academy/contract/privacy/retention/schemas'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { formatDay } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Pager } from '../../../ui/pager/pager.tsx'
import { PersonLink } from '../../../ui/person-link.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { RecordTable } from '../../../ui/table/record-table.tsx'
import { foreseenQuery } from './api.ts'
import { retentionTexts } from './texts.ts'
import './retention.css'

interface ForeseenDialogProps {
  call: Call
  kind: NamedKind
  onClose: () => void
}

/** Whose data of a kind will be deleted, with links to their pages. */
const ForeseenDialog = ({ call, kind, onClose }: ForeseenDialogProps) => {
  const texts = useTexts(retentionTexts)
  const [page, setPage] = useState(1)
  const { found, hasFailed, reload } = useLoadedData(foreseenQuery(call, kind, page))
  const rows = found?.people.map((person, index) => ({ ...person, index })) ?? []
  return (
    <Dialog title={texts.kinds[kind]} onClose={onClose} closesOutside>
      {hasFailed && <FailureNote message={texts.failed} retryLabel={texts.tryAgain} onRetry={reload} />}
      {!found && !hasFailed && <SkeletonList label={texts.loadingPeople} />}
      {found && (
        <>
          <RecordTable
            caption={texts.kinds[kind]}
            rows={rows}
            idOf={({ index }) => index}
            columns={[
              {
                title: texts.who,
                isHeading: true,
                cell: ({ id, name }) => (id === null ? name : <PersonLink id={id} name={name} />),
              },
              { title: texts.from, cell: ({ day }) => <time dateTime={day}>{formatDay(day)}</time> },
            ]}
          />
          <Pager page={page} pages={Math.ceil(found.total / FORESEEN_PER_PAGE)} onPage={setPage} />
        </>
      )}
    </Dialog>
  )
}

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
                  <TextButton aria-label={texts.showOf(texts.kinds[kind])} onClick={() => show(kind)}>
                    {texts.show}
                  </TextButton>
                ),
            },
          ]}
        />
      </div>
      {shown && <ForeseenDialog call={call} kind={shown} onClose={() => show(undefined)} />}
    </>
  )
}
