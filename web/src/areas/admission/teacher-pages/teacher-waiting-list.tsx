import { ownWaitingListQuery, teachersOffer } from '../../../features/place-offers/api.ts'
import { WaitingListPanel } from '../../../features/place-offers/waiting-list.tsx'
import type { Call } from '../../../lib/api.ts'
import { useLoadedData, useRefresh } from '../../../lib/use-data.ts'

interface TeacherWaitingListProps {
  call: Call
  masterclassId: string
}

/** The waiting list below a final selection. Nothing is shown where nobody waits and no place is free. */
export const TeacherWaitingList = ({ call, masterclassId }: TeacherWaitingListProps) => {
  const { found } = useLoadedData(ownWaitingListQuery(call, masterclassId))
  const refresh = useRefresh()
  if (!found || (found.people.length === 0 && found.free_count === 0)) return null
  return <WaitingListPanel list={found} offerPlace={teachersOffer(call)} onDone={() => void refresh()} />
}
