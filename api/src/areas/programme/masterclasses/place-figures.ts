import { utc } from '../../../db/utc.ts'

/** The places of masterclass `m`, and how many are taken or offered. */
export const placeFigures = `lateral (
  select coalesce(m.places, m.selected_count, 0) as places,
    (select count(*)::int from applications p where p.masterclass_id = m.id and p.status = 'accepted')
      as participant_count,
    (select count(*)::int from place_offers o where o.masterclass_id = m.id and o.state = 'open')
      as offered_count) taken`

/** When the open offer of application `p` ends, as JSON has it. */
export const openOfferUntil = (p: string) => `(
  select ${utc('offer.expires_at')} from place_offers offer where offer.application_id = ${p}.id and offer.state = 'open')`

/** Free places of masterclass `m`; an open offer keeps its place free. Needs `placeFigures`. */
export const freePlaces = 'greatest(taken.places - taken.participant_count - taken.offered_count, 0)'

/** Those for which somebody waits who was not asked so far. Needs `placeFigures`. */
export const offerablePlaces = `case when exists (
    select from applications p where p.masterclass_id = m.id and p.status = 'reserve'
      and not exists (select from place_offers o where o.application_id = p.id))
  then ${freePlaces} else 0 end`
