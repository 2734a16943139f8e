// Every exported schema by its name: the documentation of the API names its components after them.

import { z } from 'zod'
import * as accounts from './access/accounts/schemas.ts'
import * as invitations from './access/invitations/schemas.ts'
import * as roles from './access/roles/schemas.ts'
import * as secondFactorPasskeyOptions from './access/second-factor/schemas.ts'
import * as sessions from './access/sessions/schemas.ts'
import * as applications from './admission/applications/schemas.ts'
import * as placeOffers from './admission/places/schemas.ts'
import * as repertoireChanges from './admission/repertoire-changes/schemas.ts'
import * as reviews from './admission/reviews/schemas.ts'
import * as selection from './admission/selection/schemas.ts'
import * as libConcerned from './base/concerned.ts'
import * as concertPlanning from './concerts/evenings/schemas.ts'
import * as merging from './concerts/merging/schemas.ts'
import * as repertoireCorrection from './concerts/repertoire/schemas.ts'
import * as concerts from './concerts/requests/schemas.ts'
import * as lodging from './lodging/bookings/schemas.ts'
import * as costs from './lodging/costs/schemas.ts'
import * as housekeeping from './lodging/housekeeping/schemas.ts'
import * as offers from './lodging/options/schemas.ts'
import * as rooms from './lodging/rooms/schemas.ts'
import * as feedback from './messages/feedback/schemas.ts'
import * as groupMails from './messages/group-mails/schemas.ts'
import * as mails from './messages/mails/schemas.ts'
import * as notices from './messages/notices/schemas.ts'
import * as surveys from './messages/surveys/schemas.ts'
import * as bank from './money/bank/schemas.ts'
import * as invoices from './money/invoices/schemas.ts'
import * as ledgerAct from './money/ledger/act-schemas.ts'
import * as ledgerJournal from './money/ledger/journal-schemas.ts'
import * as ledgerList from './money/ledger/list-schemas.ts'
import * as paymentReminders from './money/payment-reminders/schemas.ts'
import * as payments from './money/payments/schemas.ts'
import * as personAccount from './money/person-account/schemas.ts'
import * as refunds from './money/refunds/schemas.ts'
import * as academiesAcademyInput from './office/academies/academy-input.ts'
import * as academies from './office/academies/schemas.ts'
import * as dashboard from './office/dashboard/schemas.ts'
import * as person from './office/person-page/schemas.ts'
import * as setup from './office/setup/schemas.ts'
import * as arrivalDetails from './people/arrival-details/schemas.ts'
import * as consents from './people/consents/schemas.ts'
import * as people from './people/people-list/schemas.ts'
import * as profile from './people/profile/schemas.ts'
import * as record from './privacy/audit-log/schemas.ts'
import * as erasure from './privacy/erasure/schemas.ts'
import * as personalData from './privacy/personal-data/schemas.ts'
import * as retention from './privacy/retention/schemas.ts'
import * as academy from './programme/academy/schemas.ts'
import * as dates from './programme/dates/schemas.ts'
import * as programme from './programme/editing/schemas.ts'
import * as instruments from './programme/instruments/schemas.ts'
import * as masterclasses from './programme/masterclasses/schemas.ts'
import * as teachers from './programme/teachers/schemas.ts'
import * as correpetition from './schedule/accompaniment/schemas.ts'
import * as accompanimentPlan from './schedule/accompaniment-plan/schemas.ts'
import * as myDays from './schedule/my-days/schemas.ts'
import * as pastYears from './schedule/past-years/schemas.ts'
import * as publicConcerts from './schedule/public-concerts/schemas.ts'
import * as association from './site/association/schemas.ts'
import * as contactInbox from './site/contact/inbox-schemas.ts'
import * as contact from './site/contact/schemas.ts'
import * as documentsOffice from './site/documents/office-schemas.ts'
import * as documents from './site/documents/schemas.ts'
import * as siteTexts from './site/site-texts/schemas.ts'

const features: Record<string, object> = {
  academiesAcademyInput,
  academies,
  academy,
  accompanimentPlan,
  accounts,
  applications,
  arrivalDetails,
  association,
  bank,
  concertPlanning,
  concerts,
  consents,
  contactInbox,
  contact,
  correpetition,
  costs,
  dashboard,
  dates,
  documentsOffice,
  documents,
  erasure,
  feedback,
  groupMails,
  housekeeping,
  instruments,
  invitations,
  invoices,
  ledgerAct,
  ledgerJournal,
  ledgerList,
  libConcerned,
  lodging,
  mails,
  masterclasses,
  merging,
  myDays,
  notices,
  offers,
  pastYears,
  paymentReminders,
  payments,
  people,
  personAccount,
  person,
  personalData,
  placeOffers,
  profile,
  programme,
  publicConcerts,
  record,
  refunds,
  repertoireChanges,
  repertoireCorrection,
  retention,
  reviews,
  roles,
  rooms,
  secondFactorPasskeyOptions,
  selection,
  sessions,
  setup,
  siteTexts,
  surveys,
  teachers,
}

const found = Object.entries(features).flatMap(([feature, exported]) =>
  Object.entries(exported).flatMap(([name, schema]) =>
    schema instanceof z.ZodType && /^[A-Z]/.test(name) ? [{ feature, name, schema }] : [],
  ),
)
const unique = found.filter(({ schema }, index) => found.findIndex(one => one.schema === schema) === index)
const byName = Map.groupBy(unique, ({ name }) => name)
const withFeature = (feature: string, name: string) =>
  feature.charAt(0).toUpperCase() + feature.slice(1) + name

/** A name that two features use begins with the feature. */
export const namedSchemas: ReadonlyMap<string, z.ZodType> = new Map(
  unique.map(({ feature, name, schema }) => [
    (byName.get(name)?.length ?? 0) > 1 ? withFeature(feature, name) : name,
    schema,
  ]),
)
