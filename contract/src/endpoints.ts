import * as accounts from './access/accounts/endpoints.ts'
import * as invitations from './access/invitations/endpoints.ts'
import * as roles from './access/roles/endpoints.ts'
import * as secondFactor from './access/second-factor/endpoints.ts'
import * as secondFactorLogin from './access/second-factor/login-endpoints.ts'
import * as secondFactorOffice from './access/second-factor/office-endpoints.ts'
import * as sessions from './access/sessions/endpoints.ts'
import * as applications from './admission/applications/endpoints.ts'
import * as placeOffers from './admission/places/endpoints.ts'
import * as repertoireChanges from './admission/repertoire-changes/endpoints.ts'
import * as reviews from './admission/reviews/endpoints.ts'
import * as selection from './admission/selection/endpoints.ts'
import * as selectionFiles from './admission/selection/file-endpoints.ts'
import * as selectionOffice from './admission/selection/office-endpoints.ts'
import type { Endpoint } from './base/endpoint.ts'
import * as concertPlanning from './concerts/evenings/endpoints.ts'
import * as merging from './concerts/merging/endpoints.ts'
import * as catalogue from './concerts/repertoire/correction-endpoints.ts'
import * as repertoire from './concerts/repertoire/endpoints.ts'
import * as concerts from './concerts/requests/endpoints.ts'
import * as lodging from './lodging/bookings/endpoints.ts'
import * as costs from './lodging/costs/endpoints.ts'
import * as housekeeping from './lodging/housekeeping/endpoints.ts'
import * as offers from './lodging/options/endpoints.ts'
import * as rooms from './lodging/rooms/endpoints.ts'
import * as feedback from './messages/feedback/endpoints.ts'
import * as groupMails from './messages/group-mails/endpoints.ts'
import * as letters from './messages/letters/endpoints.ts'
import * as mails from './messages/mails/endpoints.ts'
import * as notices from './messages/notices/endpoints.ts'
import * as surveys from './messages/surveys/endpoints.ts'
import * as bank from './money/bank/endpoints.ts'
import * as invoices from './money/invoices/endpoints.ts'
import * as ledgerActs from './money/ledger/act-endpoints.ts'
import * as ledger from './money/ledger/endpoints.ts'
import * as paymentReminders from './money/payment-reminders/endpoints.ts'
import * as payments from './money/payments/endpoints.ts'
import * as personAccount from './money/person-account/endpoints.ts'
import * as refunds from './money/refunds/endpoints.ts'
import * as academies from './office/academies/endpoints.ts'
import * as dashboard from './office/dashboard/endpoints.ts'
import * as maintenance from './office/maintenance/endpoints.ts'
import * as person from './office/person-page/endpoints.ts'
import * as setup from './office/setup/endpoints.ts'
import * as arrivalDetails from './people/arrival-details/endpoints.ts'
import * as consents from './people/consents/endpoints.ts'
import * as people from './people/people-list/endpoints.ts'
import * as profile from './people/profile/endpoints.ts'
import * as record from './privacy/audit-log/endpoints.ts'
import * as erasure from './privacy/erasure/endpoints.ts'
import * as personalData from './privacy/personal-data/endpoints.ts'
import * as retention from './privacy/retention/endpoints.ts'
import * as academy from './programme/academy/endpoints.ts'
import * as dates from './programme/dates/endpoints.ts'
import * as programme from './programme/editing/endpoints.ts'
import * as instruments from './programme/instruments/endpoints.ts'
import * as masterclasses from './programme/masterclasses/endpoints.ts'
import * as teachers from './programme/teachers/endpoints.ts'
import * as correpetition from './schedule/accompaniment/endpoints.ts'
import * as accompanimentPlan from './schedule/accompaniment-plan/endpoints.ts'
import * as myDays from './schedule/my-days/endpoints.ts'
import * as pastYears from './schedule/past-years/endpoints.ts'
import * as publicConcerts from './schedule/public-concerts/endpoints.ts'
import * as association from './site/association/endpoints.ts'
import * as contact from './site/contact/endpoints.ts'
import * as documents from './site/documents/endpoints.ts'
import * as siteTexts from './site/site-texts/endpoints.ts'
import * as textPreviews from './site/site-texts/preview-endpoints.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

const features = {
  academies,
  academy,
  accompanimentPlan,
  accounts,
  applications,
  arrivalDetails,
  association,
  bank,
  catalogue,
  concertPlanning,
  concerts,
  consents,
  contact,
  correpetition,
  costs,
  dates,
  dashboard,
  documents,
  erasure,
  feedback,
  groupMails,
  housekeeping,
  instruments,
  invitations,
  invoices,
  ledger,
  ledgerActs,
  letters,
  lodging,
  mails,
  maintenance,
  masterclasses,
  merging,
  myDays,
  notices,
  offers,
  paymentReminders,
  pastYears,
  payments,
  people,
  person,
  personAccount,
  personalData,
  placeOffers,
  profile,
  programme,
  publicConcerts,
  record,
  refunds,
  repertoire,
  repertoireChanges,
  retention,
  reviews,
  roles,
  rooms,
  secondFactor,
  secondFactorLogin,
  secondFactorOffice,
  selection,
  selectionOffice,
  selectionFiles,
  sessions,
  setup,
  siteTexts,
  surveys,
  teachers,
  textPreviews,
}

/** Every endpoint of the API by `feature.name`: the documentation, the access table and the fuzz test read it. */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  Object.entries(features).flatMap(([feature, declared]) =>
    Object.entries(declared)
      .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
      .map(([name, found]) => [`${feature}.${name}`, found] as const),
  ),
)
