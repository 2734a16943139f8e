import type { Call } from '../../../base/api.ts'
import type { Board } from './api.ts'
import { EveningDialog } from './evening-dialog.tsx'
import { AnnounceDialog, DeleteDialog } from './evening-questions.tsx'
import type { PlannedEvening } from './evenings.ts'
import { VideoDialog } from './video-dialog.tsx'

/** The dialog open above the board. */
export type OpenDialog =
  | { does: 'add' }
  | { does: 'edit' | 'delete' | 'announce' | 'video'; id: number }
  | undefined

interface BoardDialogProps {
  call: Call
  board: Board
  evenings: readonly PlannedEvening[]
  opened: OpenDialog
  onChanged: () => Promise<void>
  onClose: () => void
}

export const BoardDialog = ({ board, evenings, opened, ...dialog }: BoardDialogProps) => {
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
