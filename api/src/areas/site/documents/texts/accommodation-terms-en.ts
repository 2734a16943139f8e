import { lastArrivalText, roomLeftText, roomReadyText } from '@academy/contract/base/constants'
import type { DocumentText, Law } from './document-text.ts'

export const accommodationTermsEn = (law: Law): DocumentText => ({
  title: 'Accommodation and Meals',
  subtitle: 'Terms and conditions for your stay during the academy',
  version_note:
    'Applies to all bookings received from this day on. The German text prevails in case of doubt.',
  sections: [
    {
      heading: 'Provider and scope',
      blocks: [
        `Your contract is with {association}, {address} (“the
         association”). You stay at {place} (“the house”). These terms apply to bookings of rooms
         and meals; the masterclasses are subject to the general terms and conditions.`,
      ],
    },
    {
      heading: 'Rooms and prices',
      blocks: [
        {
          amounts: [
            ['Single room, per person and night', '{single_room}'],
            ['Bed in a double room, per person and night', '{double_room}'],
            ['Half board, per person and night', '{half_board}'],
          ],
        },
        `The total depends on the number of nights; taxes, local charges, bed linen and towels are included. You share
         a double room with a person of the same gender. If you would like to share with someone in particular,
         please say so in the comment field; we will do our best.`,
      ],
    },
    {
      heading: 'Meals',
      blocks: [
        `Half board is breakfast and dinner: only dinner on the day of arrival, only breakfast on the day of departure.
         It can be booked only together with a room, and for the whole stay.`,
        `You choose between meals with meat and vegetarian meals. Please tell us about any intolerances when you book. The
         price of meals you do not take is not refunded.`,
      ],
    },
    {
      heading: 'Binding booking',
      blocks: [
        `You book on the website for a period within the academy. Your booking is binding once you send it; you receive
         confirmation and invoice by email. The amount is due on the date given on the invoice, and in any case
         before you arrive.`,
        `Single rooms are few and are allocated in the order of booking; when none are left, you may take a double
         room as available. If you are not accepted for any masterclass, the booking lapses free of charge: we cancel
         the room once all your applications are decided, and tell you by email.`,
      ],
    },
    {
      heading: 'Changes and cancellation',
      blocks: [
        `You may cancel free of charge until the cancellation date that the association sets for each academy and shows
         in your personal area. After that we charge, of the total price:`,
        '{lodging_terms}',
        `If we can pass the bed on for the same period, we charge nothing. Please send requests for changes to
         {email}; we meet them as rooms permit. If you withdraw from a masterclass, please cancel your room
         separately; this costs nothing if you withdrew all your applications before they were decided.`,
        `There is no statutory right of withdrawal for accommodation booked for a specific period${law(' (section 18(1)(10) of the Austrian Distance Selling Act, FAGG)', '')}. If the association cannot provide a room that was booked, it will find an
         equivalent one or refund the full price.`,
      ],
    },
    {
      heading: 'Arrival and departure',
      blocks: [
        `Your room is ready from ${roomReadyText.en} on the day of arrival and must be vacated by ${roomLeftText.en} on the day of departure. Please
         arrive by ${lastArrivalText.en}, or let us know beforehand. On arrival we need your passport or identity card for the guest register ${law('required by Austrian law', 'of the house')}.`,
      ],
    },
    {
      heading: 'House rules',
      blocks: [
        'You share the house with the people who live and work there. We therefore ask you:',
        {
          list: [
            'Quiet hours are from 10 pm to 7 am and from 1 pm to 2 pm, indoors as well as in the courtyards.',
            `Please practise in the practice rooms, from 8 am to 1 pm and from 2 pm to 9 pm, and not in the bedrooms;
             during services, not within earshot of the church.`,
            'Please do not enter private rooms, and be quiet in church and cloister.',
            'Smoking, candles and open flames are forbidden in all buildings; please do not cook in the rooms.',
            'Visitors are welcome until 10 pm but cannot stay overnight. Pets must stay at home.',
          ],
        },
        `Anyone who seriously violates the house rules despite a warning may be asked to leave; the price of the
         remaining stay is then not refunded.`,
      ],
    },
    {
      heading: 'Outdoors',
      blocks: [
        `Respect the natural surroundings of the house. Please keep to the marked paths, pick no plants, light no fires
         and take your litter back with you. Camping and flying drones are not permitted; music is made outdoors only
         in the places set aside for it. Mountain weather changes quickly: do not walk alone, and tell someone where
         you are going.`,
      ],
    },
    {
      heading: 'Keys',
      blocks: [
        `You receive a key on arrival and return it before you depart. The gate closes at 10.30 pm; after that only your
         key opens it. Please do not pass it on, and report a loss at once; you bear the actual cost of replacement.`,
      ],
    },
    {
      heading: 'Liability',
      blocks: [
        `Liability for your belongings follows the law on innkeepers${law(' (sections 970 ff. of the Austrian Civil Code, ABGB)', '')}. Please do not leave instruments and valuables unattended; they are not insured by the association. In
         all other respects the association is liable for intent and gross negligence, and for personal injury as
         provided by law. You are liable for damage to the house and its furnishings that is your fault.`,
      ],
    },
    {
      heading: 'Law and jurisdiction',
      blocks: [
        `${law('Austrian law applies', 'The law of the country where the association is based applies ({country})')}, excluding its conflict-of-law rules. Mandatory provisions that protect consumers in the
         country where they live remain unaffected. The place of jurisdiction is {city}; actions
         against consumers are brought before the courts provided by law.`,
      ],
    },
  ],
})
