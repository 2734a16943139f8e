import { isOpen } from '@academy/contract/programme/masterclasses/is-open'
import { getRouteApi } from '@tanstack/react-router'
import { previewMasterclassQuery, previewQuery } from '../../../areas/office/academies/api.ts'
import { previewTextQueries } from '../../../areas/office/office-pages/academies/academy-data.ts'
import { alternativesTo } from '../../../areas/programme/masterclasses/filter.ts'
import { ReminderMail } from '../../../areas/programme/masterclasses/reminder-mail.tsx'
import { HomeOf } from '../../../areas/programme/public-pages/home.tsx'
import { MasterclassOf } from '../../../areas/programme/public-pages/masterclass.tsx'
import { MasterclassesOf } from '../../../areas/programme/public-pages/masterclasses.tsx'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useData } from '../../../base/use-data.ts'
import { PreviewFrame, previewTexts } from './preview-frame.tsx'

const home = getRouteApi('/user/a/academies/$academyId/preview')
const masterclasses = getRouteApi('/user/a/academies/$academyId/preview/masterclasses')
const masterclass = getRouteApi('/user/a/academies/$academyId/preview/masterclass/$masterclassId')

export const PreviewHome = () => {
  const { call } = home.useRouteContext()
  const { academyId } = home.useParams()
  const {
    academy,
    home: texts,
    about,
  } = useData({
    academy: previewQuery(call, academyId),
    ...previewTextQueries(call, academyId),
  })
  return (
    <PreviewFrame academyId={academyId} startDate={academy.start_date_academy}>
      <HomeOf academy={academy} texts={texts} day={about.day} />
    </PreviewFrame>
  )
}

export const PreviewMasterclasses = () => {
  const { call } = masterclasses.useRouteContext()
  const { academyId } = masterclasses.useParams()
  const { academy, masterclasses: texts } = useData({
    academy: previewQuery(call, academyId),
    ...previewTextQueries(call, academyId),
  })
  return (
    <PreviewFrame academyId={academyId} startDate={academy.start_date_academy}>
      <MasterclassesOf academy={academy} texts={texts} filter={masterclasses.useSearch()} />
    </PreviewFrame>
  )
}

export const PreviewMasterclass = () => {
  const { notHere } = useTexts(previewTexts)
  const { call } = masterclass.useRouteContext()
  const { academyId, masterclassId } = masterclass.useParams()
  const { academy, found } = useData({
    academy: previewQuery(call, academyId),
    found: previewMasterclassQuery(call, academyId, masterclassId),
  })
  return (
    <PreviewFrame academyId={academyId} startDate={academy.start_date_academy}>
      <MasterclassOf
        masterclass={found}
        academy={academy}
        others={alternativesTo(found, academy.master_classes)}
        isAnotherOpen={academy.master_classes.some(isOpen)}
        filter={masterclass.useSearch()}
        reminderMail={<ReminderMail requestMail={async () => notHere} />}
      />
    </PreviewFrame>
  )
}
