import { teacherName } from '@academy/contract/base/names'
import { getRouteApi } from '@tanstack/react-router'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { usePolledData, useRefresh } from '../../../base/use-data.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PersonLink } from '../../../ui/person-link.tsx'
import { officesOffer, waitingListQueries } from '../places/api.ts'
import { WaitingListPanel } from '../places/waiting-list.tsx'
import { listTexts } from '../selection/list-texts.ts'

const route = getRouteApi('/user/a/waiting-list/$masterclassId')

/** The waiting list of one masterclass, for the office. */
export const WaitingListPage = () => {
  const texts = useTexts(listTexts)
  const locale = useLocale()
  const { call } = route.useRouteContext()
  const { masterclassId } = route.useParams()
  const { list, office } = usePolledData(waitingListQueries(call, masterclassId))
  const refresh = useRefresh()
  const masterclass = office?.masterclasses.find(({ id }) => id === list.masterclass_id)
  return (
    <>
      <h1>
        {masterclass
          ? `${nameIn(locale, masterclass.instrument)}, ${teacherName(masterclass)}`
          : texts.waitingList}
      </h1>
      <WaitingListPanel
        list={list}
        offerPlace={officesOffer(call)}
        nameOf={({ account_id, full_name }) =>
          account_id === null ? full_name : <PersonLink id={account_id} name={full_name} />
        }
        onDone={() => void refresh()}
      />
      <p>
        <ButtonLink look="text" to={paths.MasterclassesListAdmin}>
          ← {texts.allTitle}
        </ButtonLink>
      </p>
    </>
  )
}
