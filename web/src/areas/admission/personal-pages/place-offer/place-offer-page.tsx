import { getRouteApi } from '@tanstack/react-router'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { ListPage } from '../../../../base/pages/list-page.tsx'
import { paths } from '../../../../base/pages/paths.ts'
import { useData, useRefresh } from '../../../../base/use-data.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { placeOffersQuery } from '../../places/api.ts'
import { OwnOffer } from '../../places/own-offer.tsx'
import { placeOfferTexts } from '../../places/texts.ts'

const route = getRouteApi('/user/place-offers/$id')

/** One offered place, from the link of the mail. */
export const PlaceOfferPage = () => {
  const { own: texts } = useTexts(placeOfferTexts)
  const { call } = route.useRouteContext()
  const { id } = route.useParams()
  const { offers } = useData({ offers: placeOffersQuery(call) })
  const refresh = useRefresh()
  const offer = offers.find(one => String(one.id) === id)
  return (
    <>
      {offer ? (
        <OwnOffer call={call} offer={offer} onDone={() => void refresh()} />
      ) : (
        <ListPage path={paths.MyPlaceOffer}>
          <p>{texts.missing}</p>
        </ListPage>
      )}
      <p>
        <ButtonLink look="text" to={paths.PersonalHomeView}>
          ← {texts.back}
        </ButtonLink>
      </p>
    </>
  )
}
