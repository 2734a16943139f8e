import { getRouteApi, Link } from '@tanstack/react-router'
import { PlanBoard } from '../../../features/rooms/plan-board.tsx'
import { planTexts } from '../../../features/rooms/plan-texts.ts'
import { usePlan } from '../../../features/rooms/use-plan.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { paths } from '../../paths.ts'
import {
  NoAcademy,
  OfficeLodgingFailure,
  OfficeLodgingFrame,
  OfficeLodgingLoading,
} from './office-lodging-frame.tsx'

const route = getRouteApi('/user/a/lodging/rooms')

export const RoomPlanPage = () => {
  const texts = useTexts(planTexts)
  const { call } = route.useRouteContext()
  const { plan, place } = usePlan(call)
  if (!plan) return <NoAcademy part="plan" />
  if (plan.rooms.length === 0)
    return (
      <OfficeLodgingFrame part="plan">
        <p className="user-quiet">
          {texts.noRooms} <Link to={paths.RoomsAdmin}>{texts.addRooms}</Link>
        </p>
      </OfficeLodgingFrame>
    )
  return (
    <OfficeLodgingFrame part="plan">
      <PlanBoard plan={plan} place={place} roomsLink={<Link to={paths.RoomsAdmin}>{texts.editRooms}</Link>} />
    </OfficeLodgingFrame>
  )
}

export const RoomPlanLoading = () => <OfficeLodgingLoading part="plan" />
export const RoomPlanFailure = () => <OfficeLodgingFailure part="plan" />
