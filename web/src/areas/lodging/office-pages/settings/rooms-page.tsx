import { getRouteApi } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { useData, useRefresh } from '../../../../base/use-data.ts'
import { useKeyedTableView, useTableView } from '../../../../ui/office-table/use-table-view.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { academyIn, lodgingTypesQueries } from '../../../programme/office-pages/settings/programme-data.ts'
import { YearPage } from '../../../programme/office-pages/settings/year-page.tsx'
import { LodgingTypeTable } from '../../options/lodging-type-table.tsx'
import { lodgingTypeTexts } from '../../options/texts.ts'
import { RoomsTable } from '../../rooms/rooms-table.tsx'
import { roomTexts } from '../../rooms/texts.ts'

const route = getRouteApi('/user/settings/a/rooms')
const path = paths.RoomsAdmin

export const RoomsPage = () => {
  const { call } = route.useRouteContext()
  const { types, rooms } = useData(lodgingTypesQueries(call, academyIn(route.useSearch())))
  const texts = useTexts(lodgingTypeTexts)
  const { rooms: roomsTitle } = useTexts(roomTexts)
  const roomTypes = useKeyedTableView('types')
  const state = useTableView('type')
  const mealTypes = useKeyedTableView('meals')
  const refresh = useRefresh()
  return (
    <YearPage path={path} academies={types.academies} academy={types.academy}>
      {({ id }) => {
        const tables = { call, academy_id: id, refresh }
        return (
          <Fragment key={id}>
            <p>{texts.priceNote}</p>
            <Panel title={texts.rooms}>
              <LodgingTypeTable kind="room" options={types.room_types} state={roomTypes} {...tables} />
            </Panel>
            <Panel title={roomsTitle}>
              <RoomsTable found={rooms} state={state} {...tables} />
            </Panel>
            <Panel title={texts.meals}>
              <LodgingTypeTable kind="meal" options={types.meal_types} state={mealTypes} {...tables} />
            </Panel>
          </Fragment>
        )
      }}
    </YearPage>
  )
}
