import './office-concerts.css'
import type { Invoice } from '@academy/contract/money/invoices/schemas'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { userTexts } from '../../../base/pages/texts.ts'
import { todayQuery } from '../../../base/pages/today.ts'
import { useRetry } from '../../../base/pages/use-pages.ts'
import { useData } from '../../../base/use-data.ts'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { useTableView } from '../../../ui/office-table/use-table-view.ts'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { InvoiceLine } from '../../money/invoices/invoice-line.tsx'
import { InvoiceDialog } from '../../money/office-pages/invoices/invoice-dialog.tsx'
import { ConcertBoard } from '../evenings/concert-board.tsx'
import { Merges } from '../evenings/merges.tsx'
import { planningTexts } from '../evenings/texts.ts'
import { useBoard } from '../evenings/use-board.ts'
import { findComposers, findPieces } from '../requests/api.ts'
import { namedComposer, namedPiece } from '../requests/catalogue-names.ts'
import { Recording } from '../requests/recording.tsx'

const route = getRouteApi('/user/a/concerts')

/** The office plans concerts and maintains the catalogue. */
export const OfficeConcerts = () => {
  const texts = useTexts(planningTexts)
  const { call } = route.useRouteContext()
  const { today } = useData({ today: todayQuery(call) })
  const { board, move, refresh, callAfterMoves } = useBoard(call)
  const [invoice, showInvoice] = useState<Invoice>()
  const changed = () => void refresh()
  return (
    <Page>
      {board ? (
        <ConcertBoard
          call={callAfterMoves}
          board={board}
          move={move}
          onChanged={refresh}
          recordingOf={request => (
            <Recording
              request={request}
              invoiceOf={one => <InvoiceLine invoice={one} onShow={() => showInvoice(one)} />}
            />
          )}
        />
      ) : (
        <p className="user-quiet">{texts.noAcademy}</p>
      )}
      <Catalogue onChanged={changed} />
      <InvoiceDialog
        call={call}
        invoice={invoice}
        today={today}
        onClose={() => showInvoice(undefined)}
        onChanged={changed}
      />
    </Page>
  )
}

const Catalogue = ({ onChanged }: { onChanged: () => void }) => {
  const { call } = route.useRouteContext()
  const locale = useLocale()
  return (
    <Merges
      call={call}
      state={useTableView()}
      findComposers={async (typed, signal) => (await findComposers(call, typed, signal)).map(namedComposer)}
      findPieces={async (composer_id, search, signal) =>
        (await findPieces(call, { composer_id, search }, signal)).map(piece => namedPiece(piece, locale))
      }
      onChanged={onChanged}
    />
  )
}

const Page = ({ children }: { children: ReactNode }) => (
  <>
    <h1 className="office-concerts">{useTexts(planningTexts).title}</h1>
    {children}
  </>
)

export const OfficeConcertsLoading = () => (
  <Page>
    <SkeletonList label={useTexts(planningTexts).loading} />
  </Page>
)

export const OfficeConcertsFailure = () => {
  const { loadFailed, tryAgain } = useTexts(userTexts)
  const retry = useRetry()
  return (
    <Page>
      <FailureNote message={loadFailed} retryLabel={tryAgain} onRetry={retry} />
    </Page>
  )
}
