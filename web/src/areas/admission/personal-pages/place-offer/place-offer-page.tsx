import '../../../../ui/text-button.css'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { ListPage, ListPageFailure, ListPageLoading } from '../../../../base/pages/list-page.tsx'
import { paths } from '../../../../base/pages/paths.ts'
import { useData, useRefresh } from '../../../../base/use-data.ts'
import { placeOffersQuery } from '../../place-offers/api.ts'
import { OwnOffer } from '../../place-offers/own-offer.tsx'
import { placeOfferTexts } from '../../place-offers/texts.ts'

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
        <Link className="text-button" to={paths.PersonalHomeView}>
          ← {texts.back}
        </Link>
      </p>
    </>
  )
}

export const PlaceOfferLoading = () => (
  <ListPageLoading path={paths.MyPlaceOffer} label={useTexts(placeOfferTexts).own.loading} />
)

export const PlaceOfferFailure = () => <ListPageFailure path={paths.MyPlaceOffer} />
