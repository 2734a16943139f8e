import { fullName } from '@academy/contract/base/names'
import './own-offer.css'
import type { PlaceOffer } from '@academy/contract/admission/places/schemas'
import type { Call } from '../../../base/api.ts'
import { formatLongInstant, formatMoney, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { acceptOffer, declineOffer } from './api.ts'
import { placeOfferTexts } from './texts.ts'

/** Declined, or not answered in time. */
const wasMissed = ({ state, can_answer }: PlaceOffer) =>
  state === 'declined' || state === 'expired' || (state === 'open' && !can_answer)

interface OwnOfferProps {
  call: Call
  offer: PlaceOffer
  /** Called after success and failure: the offer is stale in either case. */
  onDone: () => void
}

/** A place that is offered, to accept or to decline. */
export const OwnOffer = ({ call, offer, onDone }: OwnOfferProps) => {
  const { own: texts } = useTexts(placeOfferTexts)
  const locale = useLocale()
  const { masterclass, participation_fee: fee } = offer
  const title = `${nameIn(locale, masterclass.instrument)}, ${fullName(masterclass.teacher)}`
  const accept = fee > 0 ? texts.acceptFor(formatMoney(fee, locale)) : texts.accept
  const cost = fee > 0 ? texts.fee(formatMoney(fee, locale)) : texts.noFee
  const [askToAccept, acceptQuestion] = useAsk(() => ({
    title: texts.acceptTitle,
    children: (
      <>
        <p>{texts.acceptText(title)}</p>
        <p>{fee > 0 ? cost : texts.acceptFree}</p>
      </>
    ),
    confirmLabel: accept,
    act: async () => {
      await acceptOffer(call, offer.id)
      return texts.accepted
    },
    onChanged: onDone,
  }))
  const [askToDecline, declineQuestion] = useAsk(() => ({
    title: texts.declineTitle,
    children: (
      <>
        <p>{texts.declineText}</p>
        <p>{texts.declineRoom}</p>
      </>
    ),
    confirmLabel: texts.decline,
    isDestructive: true,
    act: async () => {
      await declineOffer(call, offer.id)
      return texts.declined
    },
    onChanged: onDone,
  }))
  return (
    <div className="own-offer">
      <h1>{offer.can_answer ? texts.title(title) : texts.over(title)}</h1>
      <p>
        <TimePeriod start={masterclass.start_date} end={masterclass.end_date} />
      </p>
      {offer.can_answer ? (
        <>
          <p>
            <strong>{texts.until(formatLongInstant(offer.expires_at, locale))}</strong>
          </p>
          <p>{cost}</p>
          <p>{texts.room}</p>
          <div className="own-offer-answers">
            <Button onClick={() => askToAccept()}>{accept}</Button>
            <Button look="quiet" onClick={() => askToDecline()}>
              {texts.decline}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{texts.states[offer.state]}</p>
          {wasMissed(offer) && <p>{texts.askedOnce}</p>}
        </>
      )}
      {acceptQuestion}
      {declineQuestion}
    </div>
  )
}
