import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { OfferTable } from '../../../features/offers/offer-table.tsx'
import { offerTexts } from '../../../features/offers/texts.ts'
import { AcademySelect } from '../../../features/programme/academy-select.tsx'
import { RoomsTable } from '../../../features/rooms/rooms-table.tsx'
import { roomTexts } from '../../../features/rooms/texts.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { useData, useRefresh } from '../../../lib/use-data.ts'
import { useTableView } from '../../../ui/office-table/use-table-view.ts'
import { Panel } from '../../../ui/panel.tsx'
import { paths } from '../../paths.ts'
import { ListPage, ListPageFailure, ListPageLoading } from '../list-page.tsx'
import { academyIn, offersQueries } from './programme-data.ts'

const route = getRouteApi('/user/settings/a/rooms')
const path = paths.RoomsAdmin

export const RoomsPage = () => {
  const { call } = route.useRouteContext()
  const { offers, rooms } = useData(offersQueries(call, academyIn(route.useSearch())))
  const texts = useTexts(offerTexts)
  const { rooms: roomsTitle } = useTexts(roomTexts)
  const navigate = useNavigate()
  const state = useTableView('type')
  const refresh = useRefresh()
  const { academy, academies, room_types, meal_types } = offers
  if (!academy)
    return (
      <ListPage path={path}>
        <p>
          {texts.noAcademy} <Link to={paths.AcademiesAdmin}>{texts.toAcademies}</Link>
        </p>
      </ListPage>
    )
  const choose = (id: number) => void navigate({ to: path, search: { academy: String(id) } })
  const tables = { call, academy_id: academy.id, state, refresh }
  return (
    <ListPage path={path} action={<AcademySelect academies={academies} chosen={academy} onChoose={choose} />}>
      <p>{texts.priceNote}</p>
      <Panel title={texts.rooms}>
        <OfferTable key={academy.id} kind="room" offers={room_types} {...tables} />
      </Panel>
      <Panel title={roomsTitle}>
        <RoomsTable key={academy.id} found={rooms} {...tables} />
      </Panel>
      <Panel title={texts.meals}>
        <OfferTable key={academy.id} kind="meal" offers={meal_types} {...tables} />
      </Panel>
    </ListPage>
  )
}

export const RoomsLoading = () => <ListPageLoading path={path} label={useTexts(offerTexts).loading} />

export const RoomsFailure = () => <ListPageFailure path={path} />
