import '../../../ui/text-button.css'
import { getRouteApi, Link } from '@tanstack/react-router'
import { placeOffersQuery } from '../../../features/place-offers/api.ts'
import { OwnOffer } from '../../../features/place-offers/own-offer.tsx'
import { placeOfferTexts } from '../../../features/place-offers/texts.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { useData, useRefresh } from '../../../lib/use-data.ts'
import { paths } from '../../paths.ts'
import { ListPage, ListPageFailure, ListPageLoading } from '../list-page.tsx'

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
