import './waiting-list.css'
import type { WaitingList, WaitingPerson } from '@academy/contract/admission/places/schemas'
import type { ReactNode } from 'react'
import { formatInstant } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useAct } from '../../../base/use-pending.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { WarningLine } from '../../../ui/note.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { OfferPlace } from './api.ts'
import { placeOfferTexts } from './texts.ts'

interface WaitingListPanelProps {
  list: WaitingList
  offerPlace: OfferPlace
  /** The name, with what leads to the person and what this viewer may see of them. */
  nameOf: (person: WaitingPerson) => ReactNode
  /** Called after success and failure: the list is stale in either case. */
  onDone: () => void
}

/** Who waits for a place, and the offer of a free one to the next: with one click, once the results are told. */
export const WaitingListPanel = ({ list, offerPlace, nameOf, onDone }: WaitingListPanelProps) => {
  const texts = useTexts(placeOfferTexts)
  const { places, participant_count, offered_count, free_count, people, next_application_id } = list
  const next = people.find(({ application_id }) => application_id === next_application_id)
  return (
    <Panel title={texts.list}>
      <div className="place-queue">
        <p>
          {texts.places(participant_count, places)} {offered_count > 0 && `${texts.offered(offered_count)} `}
          {free_count > 0 ? <strong>{texts.free(free_count)}</strong> : texts.noneFree}
        </p>
        <p className="user-quiet">
          {list.offers_automatic ? texts.automatic(list.offer_hours) : texts.byHand(list.offer_hours)}
        </p>
        {next && (
          <OfferButton
            key={next.application_id}
            list={list}
            next={next}
            offerPlace={offerPlace}
            onDone={onDone}
          />
        )}
        {people.length === 0 ? (
          <p>{texts.nobody}</p>
        ) : (
          <ol>
            {people.map(person => (
              <li key={person.application_id}>
                <span className="place-queue-rank">{person.rank}.</span>
                <span className="place-queue-name">{nameOf(person)}</span>
                <OfferMark person={person} isNext={person === next} />
              </li>
            ))}
          </ol>
        )}
        {people.some(wasAsked) && <p className="user-quiet">{texts.askedOnce}</p>}
        {people.length > 0 && free_count > 0 && !next && <p>{texts.nobodyNext}</p>}
      </div>
    </Panel>
  )
}

const wasAsked = ({ offer }: WaitingPerson) => offer?.state === 'declined' || offer?.state === 'expired'

const OfferMark = ({ person: { offer }, isNext }: { person: WaitingPerson; isNext: boolean }) => {
  const texts = useTexts(placeOfferTexts)
  if (!offer) return <Badge tone={isNext ? 'warm' : 'quiet'}>{isNext ? texts.next : texts.waits}</Badge>
  const { state, expires_at, answered_at } = offer
  const moment = state === 'open' || state === 'expired' ? expires_at : (answered_at ?? expires_at)
  return (
    <Badge tone={state === 'open' ? 'warm' : 'quiet'}>{texts.states[state](formatInstant(moment))}</Badge>
  )
}

interface OfferButtonProps extends Omit<WaitingListPanelProps, 'nameOf'> {
  next: WaitingPerson
}

const OfferButton = ({ list, next, offerPlace, onDone }: OfferButtonProps) => {
  const texts = useTexts(placeOfferTexts)
  const offer = () => offerPlace(list, next.application_id)
  const said = texts.done(next.full_name)
  const { isPending, act } = useAct({ onChanged: onDone })
  const [ask, question] = useAsk(() => ({
    title: texts.early(next.full_name),
    children: <WarningLine text={texts.tellsResult(next.full_name)} />,
    confirmLabel: texts.offerNow,
    act: async () => {
      await offer()
      return said
    },
    onChanged: onDone,
  }))
  return (
    <>
      <p>
        <Button isPending={isPending} onClick={list.is_told ? () => act(offer, said) : () => ask()}>
          {texts.offer(next.full_name)}
        </Button>
      </p>
      {question}
    </>
  )
}
