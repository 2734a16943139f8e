import { fullName } from '@academy/contract/base/names'
import { getRouteApi, Link } from '@tanstack/react-router'
import { formatDayRange } from '../../../../base/format.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { ListPage } from '../../../../base/pages/list-page.tsx'
import { useMember } from '../../../../base/pages/member.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { useData, useRefresh } from '../../../../base/use-data.ts'
import { Button } from '../../../../ui/button.tsx'
import { OwnLettersPanel } from '../../../messages/letters/own-letters.tsx'
import { myDaysQueries } from '../../my-days/api.ts'
import { CalendarLinkPanel } from '../../my-days/calendar-link-panel.tsx'
import { DayList } from '../../my-days/day-list.tsx'
import { myDaysTexts } from '../../my-days/texts.ts'

const route = getRouteApi('/user/days')

/** The person's academy by day, to read, to print and to subscribe to. */
export const MyDaysPage = () => {
  const texts = useTexts(myDaysTexts)
  const { call } = route.useRouteContext()
  const { today, days, link, letters } = useData(myDaysQueries(call))
  const member = useMember()
  const refresh = useRefresh()
  const { academy, events } = days
  return (
    <ListPage
      path={paths.MyDays}
      action={
        events.length > 0 && (
          <Button look="quiet" className="screen-only" onClick={() => window.print()}>
            {texts.print}
          </Button>
        )
      }
    >
      {academy && (
        <p className="print-only">
          {texts.printed(
            fullName(member),
            `${academy.place}, ${formatDayRange(academy.start_date, academy.end_date)}`,
          )}
        </p>
      )}
      {events.length === 0 && <p className="user-quiet">{academy ? texts.empty : texts.noAcademy}</p>}
      <DayList events={events} today={today} />
      <CalendarLinkPanel call={call} link={link} onChanged={refresh} />
      <OwnLettersPanel
        call={call}
        letters={letters}
        profileLink={label => <Link to={paths.Profile}>{label}</Link>}
      />
    </ListPage>
  )
}
