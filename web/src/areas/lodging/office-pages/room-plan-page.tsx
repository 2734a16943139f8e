import { getRouteApi, Link } from '@tanstack/react-router'
import { useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { PlanBoard } from '../rooms/plan-board.tsx'
import { planTexts } from '../rooms/plan-texts.ts'
import { usePlan } from '../rooms/use-plan.ts'
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
