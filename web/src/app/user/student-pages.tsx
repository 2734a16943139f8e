import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { memberGroups, memberIcons } from '../../base/pages/icons.tsx'
import { paths } from '../../base/pages/paths.ts'
import { text } from '../../base/pages/search.ts'
import { below, fillCache, inUser, LoadFailed, personalPage } from './user-route.tsx'

const daysPage = () => import('../../areas/schedule/personal-pages/my-days/my-days-page.tsx')
export const myDays = createRoute({
  getParentRoute: inUser,
  path: below(paths.MyDays),
  ...personalPage({
    texts: {
      en: { title: 'My days', description: 'Your academy by day, and as a calendar for your phone.' },
      de: { title: 'Meine Tage', description: 'Ihre Akademie nach Tagen, und als Kalender für Ihr Telefon.' },
    },
    access: 'take_part',
    personalMenu: [
      {
        name: 'days',
        icon: memberIcons.days,
        group: memberGroups.academy,
        short: { en: 'Days', de: 'Tage' },
      },
    ],
  }),
  loader: fillCache(async () => (await import('../../areas/schedule/my-days/api.ts')).myDaysQueries),
  component: lazy(daysPage, 'MyDaysPage'),
  errorComponent: LoadFailed,
})

export const myConcert = createRoute({
  getParentRoute: inUser,
  path: below(paths.MyConcert),
  ...personalPage({
    texts: {
      en: { title: 'My Concert', description: 'What you play in the academy concerts.' },
      de: { title: 'Mein Konzert', description: 'Was Sie in den Akademiekonzerten spielen.' },
    },
    access: 'request_concert',
    personalMenu: [
      {
        name: 'concert',
        icon: memberIcons.concert,
        group: memberGroups.academy,
        short: { en: 'Concert', de: 'Konzert' },
      },
    ],
  }),
  validateSearch: (search: Record<string, unknown>) => text(search, 'request'),
  loader: fillCache(
    async () => (await import('../../areas/concerts/personal-pages/concert-data.ts')).concertQueries,
  ),
  component: lazy(() => import('../../areas/concerts/personal-pages/my-concert.tsx'), 'MyConcert'),
  errorComponent: LoadFailed,
})
export const myAccommodation = createRoute({
  getParentRoute: inUser,
  path: below(paths.MyAcomodation),
  ...personalPage({
    texts: {
      en: { title: 'My Accommodation', description: 'Your bed and your meals.' },
      de: { title: 'Meine Unterkunft', description: 'Ihr Bett und Ihre Verpflegung.' },
    },
    access: 'book_stay',
    personalMenu: [
      {
        name: 'accommodation',
        icon: memberIcons.accommodation,
        group: memberGroups.academy,
        short: { en: 'Stay', de: 'Zimmer' },
      },
    ],
  }),
  validateSearch: (search: Record<string, unknown>) => text(search, 'step'),
  loader: async ({ context }) =>
    (await import('../../areas/lodging/personal-pages/accommodation-data.ts')).loadAccommodationPage(
      context.call,
    ),
  component: lazy(() => import('../../areas/lodging/personal-pages/my-accommodation.tsx'), 'MyAccommodation'),
  errorComponent: LoadFailed,
})

export const myAccount = createRoute({
  getParentRoute: inUser,
  path: below(paths.MyAccount),
  ...personalPage({
    texts: {
      en: { title: 'Account', description: 'Your invoices and payments.' },
      de: { title: 'Konto', description: 'Ihre Rechnungen und Zahlungen.' },
    },
    access: 'apply',
    personalMenu: [
      {
        name: 'account',
        icon: memberIcons.account,
        group: memberGroups.academy,
        short: { en: 'Account', de: 'Konto' },
      },
    ],
  }),
  loader: fillCache(async () => (await import('../../areas/money/person-account/api.ts')).myAccountQueries),
  component: lazy(() => import('../../areas/money/personal-pages/account/my-account.tsx'), 'MyAccount'),
  errorComponent: LoadFailed,
})

const masterclassStates = {
  pendingComponent: lazy(
    () => import('../../areas/admission/personal-pages/masterclasses/my-masterclasses.tsx'),
    'MyMasterclassesLoading',
  ),
  errorComponent: lazy(
    () => import('../../areas/admission/personal-pages/masterclasses/my-masterclasses.tsx'),
    'MyMasterclassesFailure',
  ),
}
export const myMasterclasses = createRoute({
  getParentRoute: inUser,
  path: below(paths.MyMasterclasses),
  ...personalPage({
    texts: {
      en: { title: 'My Masterclasses', description: 'Your applications.' },
      de: { title: 'Meine Meisterkurse', description: 'Ihre Bewerbungen.' },
    },
    access: 'apply',
    personalMenu: [
      {
        name: 'masterclasses',
        icon: memberIcons.masterclasses,
        group: memberGroups.academy,
        short: { en: 'Classes', de: 'Kurse' },
      },
    ],
  }),
  // `show=open` opens the list of masterclasses, `edit` the dialog of an application, `withdraw` the question whether to
  // withdraw from a masterclass.
  validateSearch: (search: Record<string, unknown>) => ({
    ...text(search, 'show'),
    ...text(search, 'edit'),
    ...text(search, 'withdraw'),
  }),
  loader: fillCache(
    async () =>
      (await import('../../areas/admission/personal-pages/masterclasses/masterclass-data.ts'))
        .myMasterclassesQueries,
  ),
  component: lazy(
    () => import('../../areas/admission/personal-pages/masterclasses/my-masterclasses.tsx'),
    'MyMasterclasses',
  ),
  ...masterclassStates,
})
export const masterclassApplication = createRoute({
  getParentRoute: inUser,
  path: below(paths.MasterclassApplication),
  ...personalPage({
    texts: {
      en: { title: 'Application', description: 'Apply for a masterclass.' },
      de: { title: 'Bewerbung', description: 'Bewerben Sie sich für einen Meisterkurs.' },
    },
    access: 'apply',
  }),
  loader: async visit =>
    (
      await import('../../areas/admission/personal-pages/masterclasses/masterclass-data.ts')
    ).loadApplicationPage(visit),
  component: lazy(
    () => import('../../areas/admission/personal-pages/masterclasses/masterclass-application.tsx'),
    'MasterclassApplication',
  ),
  ...masterclassStates,
})

export const myRepertoire = createRoute({
  getParentRoute: inUser,
  path: below(paths.MyRepertoire),
  ...personalPage({
    texts: {
      en: { title: 'My repertoire', description: 'What you play in your masterclass.' },
      de: { title: 'Mein Repertoire', description: 'Was Sie in Ihrem Meisterkurs spielen.' },
    },
    access: 'apply',
  }),
  loader: async visit =>
    (await import('../../areas/admission/repertoire-changes/api.ts')).loadRepertoirePage(visit),
  component: lazy(
    () => import('../../areas/admission/personal-pages/repertoire/repertoire-page.tsx'),
    'RepertoirePage',
  ),
  errorComponent: LoadFailed,
})

const placeOfferPage = () => import('../../areas/admission/personal-pages/place-offer/place-offer-page.tsx')
export const placeOffer = createRoute({
  getParentRoute: inUser,
  path: below(paths.MyPlaceOffer),
  ...personalPage({
    texts: {
      en: { title: 'An offered place', description: 'Accept or decline a place that has become free.' },
      de: {
        title: 'Ein angebotener Platz',
        description: 'Nehmen Sie einen frei gewordenen Platz an, oder lehnen Sie ihn ab.',
      },
    },
    access: 'apply',
  }),
  loader: fillCache(async () => {
    const { placeOffersQuery } = await import('../../areas/admission/places/api.ts')
    return call => ({ offers: placeOffersQuery(call) })
  }),
  component: lazy(placeOfferPage, 'PlaceOfferPage'),
  errorComponent: LoadFailed,
})
