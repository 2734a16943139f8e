import { type OfficeRequest, RecordingAddress } from '@academy/contract/concerts/evenings/schemas'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { focusIfLost } from '../../../ui/dialog/focus-if-lost.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { type Board, setVideo } from './api.ts'
import { planningDialogTexts } from './dialog-texts.ts'
import { EveningDialog } from './evening-dialog.tsx'
import { EveningPanel, eveningId } from './evening-panel.tsx'
import { AnnounceDialog, DeleteDialog } from './evening-questions.tsx'
import { type Place, type PlannedEvening, plannedEvenings, waitingOf } from './plan.ts'
import type { CardTools } from './request-list.tsx'
import { planningTexts } from './texts.ts'
import { type MoveTo, useDraggedRequests, useMoving } from './use-moving.ts'
import { useWarningText } from './use-warning-text.ts'
import { WaitingList } from './waiting-list.tsx'
import './concert-board.css'

interface VideoDialogProps {
  call: Call
  request: OfficeRequest
  onChanged: () => Promise<void>
  onClose: () => void
}

/** The link to a recording that is paid or free. */
const VideoDialog = ({ call, request, onChanged, onClose }: VideoDialogProps) => {
  const { video: texts } = useTexts(planningDialogTexts)
  const { field, frame } = useContractForm({
    schema: RecordingAddress,
    draft: `video:${request.id}`,
    known: { video_url: request.video_url ?? '' },
    send: async ({ video_url }) => {
      await setVideo(call, request.id, video_url)
      await onChanged()
      onClose()
      showAlert('success', texts.done)
    },
  })
  return (
    <FormDialog
      title={texts.title}
      onClose={onClose}
      intro={
        <p>
          {request.student_name}: {request.piece_title}
        </p>
      }
      submitLabel={texts.save}
      {...frame}
    >
      <TextField label={texts.link} hint={texts.hint} type="url" inputMode="url" {...field('video_url')} />
    </FormDialog>
  )
}

/** The dialog open above the board. */
type OpenDialog = { does: 'add' } | { does: 'edit' | 'delete' | 'announce' | 'video'; id: number } | undefined

interface BoardDialogProps {
  call: Call
  board: Board
  evenings: readonly PlannedEvening[]
  opened: OpenDialog
  onChanged: () => Promise<void>
  onClose: () => void
}

const BoardDialog = ({ board, evenings, opened, ...dialog }: BoardDialogProps) => {
  if (!opened) return null
  if (opened.does === 'add') return <EveningDialog board={board} {...dialog} />
  if (opened.does === 'video') {
    const request = board.requests.find(({ id }) => id === opened.id)
    return request ? <VideoDialog request={request} {...dialog} /> : null
  }
  const evening = evenings.find(({ id }) => id === opened.id)
  if (!evening) return null
  if (opened.does === 'edit') return <EveningDialog board={board} evening={evening} {...dialog} />
  if (opened.does === 'delete') return <DeleteDialog evening={evening} {...dialog} />
  return <AnnounceDialog evening={evening} evenings={evenings} fee={board.recording_fee} {...dialog} />
}

interface ConcertBoardProps {
  call: Call
  board: Board
  move: (request_id: number, place: Place | null) => boolean
  /** Something other than the order has changed. */
  onChanged: () => Promise<void>
  recordingOf: (request: OfficeRequest) => ReactNode
}

/** The waiting list on one side, the evenings on the other. */
export const ConcertBoard = ({ call, board, move, onChanged, recordingOf }: ConcertBoardProps) => {
  const texts = useTexts(planningTexts)
  const evenings = useMemo(() => plannedEvenings(board), [board])
  const [search, setSearch] = useState('')
  const [timesCleared, setTimesCleared] = useState(0)
  const [opened, open] = useState<OpenDialog>()
  const addButton = useRef<HTMLButtonElement>(null)
  const close = () => {
    const part = opened && 'id' in opened ? document.getElementById(eveningId(opened.id)) : null
    open(undefined)
    // After announcing an evening, the button with the focus is gone.
    focusIfLost(() => (part?.isConnected ? part : addButton.current))
  }
  const { announcement, moveTo: moveCard } = useMoving(board, move)
  const moveTo: MoveTo = (request, place, control) => {
    // A request moved back to the list must not be hidden by the search.
    if (!place) {
      setSearch('')
      setTimesCleared(timesCleared + 1)
    }
    moveCard(request, place, control)
  }
  const tools: CardTools = {
    evenings,
    moveTo,
    dragging: useDraggedRequests(moveTo),
    wordsOf: useWarningText(evenings),
    recordingOf,
    onVideo: ({ id }) => open({ does: 'video', id }),
  }
  return (
    <>
      <div className="board-tools">
        <Button ref={addButton} onClick={() => open({ does: 'add' })}>
          {texts.add}
        </Button>
        {evenings.length > 0 && <p className="board-quiet">{texts.howTo}</p>}
      </div>
      <div className="concert-board">
        <WaitingList
          waiting={waitingOf(board.requests, board.evenings)}
          hasRequests={board.requests.length > 0}
          search={search}
          timesCleared={timesCleared}
          onSearch={setSearch}
          {...tools}
        />
        <div className="board-evenings">
          {evenings.length === 0 && <p className="board-quiet">{texts.noEvenings}</p>}
          {evenings.map(evening => (
            <EveningPanel
              key={evening.id}
              evening={evening}
              call={call}
              onEdit={({ id }) => open({ does: 'edit', id })}
              onDelete={({ id }) => open({ does: 'delete', id })}
              onAnnounce={({ id }) => open({ does: 'announce', id })}
              {...tools}
            />
          ))}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <BoardDialog {...{ call, board, evenings, opened, onChanged }} onClose={close} />
    </>
  )
}
