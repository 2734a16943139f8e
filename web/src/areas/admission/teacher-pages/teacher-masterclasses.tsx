import { getRouteApi } from '@tanstack/react-router'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePolledData } from '../../../base/use-data.ts'
import { Panel } from '../../../ui/panel.tsx'
import { InstrumentDrawing } from '../../programme/masterclasses/instrument-drawing.tsx'
import { myMasterclassesQuery } from '../selection/api.ts'
import { listTexts } from '../selection/list-texts.ts'
import { PastMasterclasses, TeacherCards } from '../selection/teacher-cards.tsx'

const route = getRouteApi('/user/t/masterclass')

export const TeacherMasterclasses = () => {
  const texts = useTexts(listTexts)
  const { call } = route.useRouteContext()
  const { masterclasses } = usePolledData({ masterclasses: myMasterclassesQuery(call) })
  const current = masterclasses.filter(({ is_current }) => is_current)
  const past = masterclasses.filter(({ is_current }) => !is_current)
  return (
    <>
      <h1>{texts.title}</h1>
      <Panel title={texts.current}>
        {current.length === 0 ? (
          <p className="user-quiet">{texts.none}</p>
        ) : (
          <TeacherCards
            masterclasses={current}
            drawing={instrument => <InstrumentDrawing drawing={instrument.drawing} />}
          />
        )}
      </Panel>
      {past.length > 0 && (
        <Panel title={texts.past}>
          <PastMasterclasses masterclasses={past} />
        </Panel>
      )}
    </>
  )
}
