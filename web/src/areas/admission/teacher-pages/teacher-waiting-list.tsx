import type { Call } from '../../../base/api.ts'
import { useLoadedData, useRefresh } from '../../../base/use-data.ts'
import { ownWaitingListQuery, teachersOffer } from '../place-offers/api.ts'
import { WaitingListPanel } from '../place-offers/waiting-list.tsx'

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
