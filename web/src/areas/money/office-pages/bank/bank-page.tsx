import { LINES_PER_PAGE, type LineState } from '@academy/contract/money/bank/schemas'
import { getRouteApi } from '@tanstack/react-router'
import type { Call } from '../../../../base/api.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { ListPage } from '../../../../base/pages/list-page.tsx'
import { paths } from '../../../../base/pages/paths.ts'
import { userTexts } from '../../../../base/pages/texts.ts'
import { useData, useLoadedData, useRefresh } from '../../../../base/use-data.ts'
import { FailureNote } from '../../../../ui/failure-note.tsx'
import { SearchField } from '../../../../ui/form/search-field.tsx'
import { useTableView } from '../../../../ui/office-table/use-table-view.ts'
import { Pager } from '../../../../ui/pager/pager.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { SegmentedControl } from '../../../../ui/segmented-control.tsx'
import { SkeletonList } from '../../../../ui/skeleton-list.tsx'
import { bankLinesQuery, bankQueries } from '../../bank/api.ts'
import { ImportList, ImportPanel } from '../../bank/import-panel.tsx'
import { LineList } from '../../bank/line-list.tsx'
import { bankTexts } from '../../bank/texts.ts'

const route = getRouteApi('/user/money/a/bank')

const shownStates = ['open', 'booked', 'ignored', 'all'] as const
type ShownState = (typeof shownStates)[number]

const Lines = ({ call, onChanged }: { call: Call; onChanged: () => Promise<void> }) => {
  const texts = useTexts(bankTexts)
  const { tryAgain, office } = useTexts(userTexts)
  const { view, change } = useTableView('state')
  const { search, page } = view
  // What is open comes first: an address without a state shows it.
  const shown: ShownState = shownStates.find(one => one === view.filters['state']) ?? 'open'
  const state: LineState | undefined = shown === 'all' ? undefined : shown
  const { found, hasFailed, reload } = useLoadedData(
    bankLinesQuery(call, { ...(state && { state }), search, page }),
  )
  return (
    <Panel title={texts.linesTitle}>
      <div className="bank-tools">
        <SegmentedControl
          label={texts.stateLabel}
          options={shownStates.map(value => ({
            value,
            name: value === 'all' ? texts.all : texts.states[value],
          }))}
          chosen={shown}
          onChoose={value => change({ filters: { state: value === 'open' ? '' : value } })}
        />
        <SearchField label={texts.search} search={search} onSearch={value => change({ search: value })} />
      </div>
      {!found && !hasFailed && <SkeletonList label={office.loading} />}
      {hasFailed && <FailureNote message={texts.failedTitle} retryLabel={tryAgain} onRetry={reload} />}
      {found?.lines.length === 0 && <p>{shown === 'open' && !search ? texts.noOpen : texts.noLines}</p>}
      {found && found.lines.length > 0 && (
        <>
          {shown === 'open' && <p className="bank-reasons">{texts.keys}</p>}
          <LineList call={call} lines={found.lines} label={texts.linesTitle} onChanged={onChanged} />
          <Pager
            page={page}
            pages={Math.ceil(found.total / LINES_PER_PAGE)}
            onPage={next => change({ page: next })}
          />
        </>
      )}
    </Panel>
  )
}

export const BankPage = () => {
  const { call } = route.useRouteContext()
  const { settings, imports } = useData(bankQueries(call))
  const texts = useTexts(bankTexts)
  const onChanged = useRefresh()
  return (
    <ListPage path={paths.BankAdmin}>
      <Panel title={texts.importTitle}>
        <ImportPanel call={call} settings={settings} onChanged={onChanged} />
      </Panel>
      <Lines call={call} onChanged={onChanged} />
      <Panel title={texts.importsTitle}>
        <ImportList call={call} imports={imports} onChanged={onChanged} />
      </Panel>
    </ListPage>
  )
}
