import { getRouteApi } from '@tanstack/react-router'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { usePolledData, useRefresh } from '../../../../base/use-data.ts'
import { TextButton } from '../../../../ui/button.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { periodsQuery } from '../../accompaniment/api.ts'
import { ChooseMasterclasses } from '../../accompaniment/choose-masterclasses.tsx'
import { ConcertRequestExport, ConcertRequests } from '../../accompaniment/concert-requests.tsx'
import { PeriodSummary } from '../../accompaniment/period-summary.tsx'
import { RepertoireExport, Repertoires } from '../../accompaniment/repertoire-export.tsx'
import { accompanimentTexts } from '../../accompaniment/texts.ts'

const route = getRouteApi('/user/r/masterclass')

export const AccompaniedMasterclassesPage = () => {
  const texts = useTexts(accompanimentTexts)
  const { call } = route.useRouteContext()
  const { periods } = usePolledData({ periods: periodsQuery(call) })
  const refresh = useRefresh()
  const { repetitions, repertoires, concert_requests } = periods
  const current = repetitions.filter(({ is_current }) => is_current)
  const past = repetitions.filter(({ is_current }) => !is_current)
  const repertoiresIn = (periods: typeof repetitions) =>
    repertoires.filter(({ correpetition_id }) => periods.some(({ id }) => id === correpetition_id))
  const toPlay = repertoiresIn(current)
  return (
    <>
      <h1>{texts.title}</h1>
      <Panel title={texts.current}>
        {current.length === 0 && <p className="user-quiet">{texts.noPeriod}</p>}
        {current.map(period => (
          <PeriodSummary key={period.id} period={period}>
            {period.can_choose && (
              <div className="screen-only">
                <ChooseMasterclasses call={call} period={period} onSaved={refresh} />
              </div>
            )}
          </PeriodSummary>
        ))}
      </Panel>
      <div id="repertoire">
        <Panel
          title={texts.repertoire}
          action={
            toPlay.length > 0 && (
              <div className="desk-tools">
                <TextButton onClick={() => print()}>{texts.print}</TextButton>
                <RepertoireExport groups={toPlay} periods={current} />
              </div>
            )
          }
        >
          {toPlay.length === 0 ? (
            <p className="user-quiet">{texts.noRepertoires}</p>
          ) : (
            <Repertoires groups={toPlay} />
          )}
        </Panel>
      </div>
      {current.length > 0 && (
        <Panel
          title={texts.concerts}
          action={
            concert_requests.length > 0 && (
              <div className="desk-tools">
                <ConcertRequestExport requests={concert_requests} />
              </div>
            )
          }
        >
          {concert_requests.length === 0 ? (
            <p className="user-quiet">{texts.noConcerts}</p>
          ) : (
            <ConcertRequests requests={concert_requests} />
          )}
        </Panel>
      )}
      {past.length > 0 && (
        // Paper has this summer only.
        <div className="screen-only">
          <Panel title={texts.past}>
            {past.map(period => (
              <PeriodSummary key={period.id} period={period}>
                <Repertoires groups={repertoiresIn([period])} />
              </PeriodSummary>
            ))}
          </Panel>
        </div>
      )}
    </>
  )
}
