import * as academies from './academies/endpoints.ts'
import * as academy from './academy/endpoints.ts'
import * as accompanimentPlan from './accompaniment-plan/endpoints.ts'
import * as accounts from './accounts/endpoints.ts'
import * as applications from './applications/endpoints.ts'
import * as arrivalDetails from './arrival-details/endpoints.ts'
import * as association from './association/endpoints.ts'
import * as bank from './bank/endpoints.ts'
import * as concertPlanning from './concert-planning/endpoints.ts'
import * as concerts from './concerts/endpoints.ts'
import * as consents from './consents/endpoints.ts'
import * as contact from './contact/endpoints.ts'
import * as correpetition from './correpetition/endpoints.ts'
import * as costs from './costs/endpoints.ts'
import * as dashboard from './dashboard/endpoints.ts'
import * as dates from './dates/endpoints.ts'
import * as documents from './documents/endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import * as erasure from './erasure/endpoints.ts'
import * as feedback from './feedback/endpoints.ts'
import * as groupMails from './group-mails/endpoints.ts'
import * as housekeeping from './housekeeping/endpoints.ts'
import * as instruments from './instruments/endpoints.ts'
import * as invitations from './invitations/endpoints.ts'
import * as invoices from './invoices/endpoints.ts'
import * as ledgerActs from './ledger/act-endpoints.ts'
import * as ledger from './ledger/endpoints.ts'
import * as letters from './letters/endpoints.ts'
import * as lodging from './lodging/endpoints.ts'
import * as mails from './mails/endpoints.ts'
import * as maintenance from './maintenance/endpoints.ts'
import * as masterclasses from './masterclasses/endpoints.ts'
import * as merging from './merging/endpoints.ts'
import * as myDays from './my-days/endpoints.ts'
import * as notices from './notices/endpoints.ts'
import * as offers from './offers/endpoints.ts'
import * as pastYears from './past-years/endpoints.ts'
import * as paymentReminders from './payment-reminders/endpoints.ts'
import * as payments from './payments/endpoints.ts'
import * as people from './people/endpoints.ts'
import * as person from './person/endpoints.ts'
import * as personAccount from './person-account/endpoints.ts'
import * as personalData from './personal-data/endpoints.ts'
import * as placeOffers from './place-offers/endpoints.ts'
import * as profile from './profile/endpoints.ts'
import * as programme from './programme/endpoints.ts'
import * as publicConcerts from './public-concerts/endpoints.ts'
import * as record from './record/endpoints.ts'
import * as refunds from './refunds/endpoints.ts'
import * as catalogue from './repertoire/correction-endpoints.ts'
import * as repertoire from './repertoire/endpoints.ts'
import * as repertoireChanges from './repertoire-changes/endpoints.ts'
import * as retention from './retention/endpoints.ts'
import * as reviews from './reviews/endpoints.ts'
import * as roles from './roles/endpoints.ts'
import * as rooms from './rooms/endpoints.ts'
import * as secondFactor from './second-factor/endpoints.ts'
import * as secondFactorLogin from './second-factor/login-endpoints.ts'
import * as secondFactorOffice from './second-factor/office-endpoints.ts'
import * as selection from './selection/endpoints.ts'
import * as selectionFiles from './selection/file-endpoints.ts'
import * as selectionOffice from './selection/office-endpoints.ts'
import * as sessions from './sessions/endpoints.ts'
import * as setup from './setup/endpoints.ts'
import * as siteTexts from './site-texts/endpoints.ts'
import * as surveys from './surveys/endpoints.ts'
import * as teachers from './teachers/endpoints.ts'
import * as textPreviews from './text-previews/endpoints.ts'

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
