// Every exported schema by its name: the documentation of the API names its components after them.

import { z } from 'zod'
import * as academiesAcademyInput from './academies/academy-input.ts'
import * as academies from './academies/schemas.ts'
import * as academy from './academy/schemas.ts'
import * as accompanimentPlan from './accompaniment-plan/schemas.ts'
import * as accounts from './accounts/schemas.ts'
import * as applications from './applications/schemas.ts'
import * as arrivalDetails from './arrival-details/schemas.ts'
import * as association from './association/schemas.ts'
import * as bank from './bank/schemas.ts'
import * as concertPlanning from './concert-planning/schemas.ts'
import * as concerts from './concerts/schemas.ts'
import * as consents from './consents/schemas.ts'
import * as contactInbox from './contact/inbox-schemas.ts'
import * as contact from './contact/schemas.ts'
import * as correpetition from './correpetition/schemas.ts'
import * as costs from './costs/schemas.ts'
import * as dashboard from './dashboard/schemas.ts'
import * as dates from './dates/schemas.ts'
import * as documentsOffice from './documents/office-schemas.ts'
import * as documents from './documents/schemas.ts'
import * as erasure from './erasure/schemas.ts'
import * as feedback from './feedback/schemas.ts'
import * as groupMails from './group-mails/schemas.ts'
import * as housekeeping from './housekeeping/schemas.ts'
import * as instruments from './instruments/schemas.ts'
import * as invitations from './invitations/schemas.ts'
import * as invoices from './invoices/schemas.ts'
import * as ledgerAct from './ledger/act-schemas.ts'
import * as ledgerJournal from './ledger/journal-schemas.ts'
import * as ledgerList from './ledger/list-schemas.ts'
import * as libConcerned from './lib/concerned.ts'
import * as lodging from './lodging/schemas.ts'
import * as mails from './mails/schemas.ts'
import * as masterclasses from './masterclasses/schemas.ts'
import * as merging from './merging/schemas.ts'
import * as myDays from './my-days/schemas.ts'
import * as notices from './notices/schemas.ts'
import * as offers from './offers/schemas.ts'
import * as pastYears from './past-years/schemas.ts'
import * as paymentReminders from './payment-reminders/schemas.ts'
import * as payments from './payments/schemas.ts'
import * as people from './people/schemas.ts'
import * as person from './person/schemas.ts'
import * as personAccount from './person-account/schemas.ts'
import * as personalData from './personal-data/schemas.ts'
import * as placeOffers from './place-offers/schemas.ts'
import * as profile from './profile/schemas.ts'
import * as programme from './programme/schemas.ts'
import * as publicConcerts from './public-concerts/schemas.ts'
import * as record from './record/schemas.ts'
import * as refunds from './refunds/schemas.ts'
import * as repertoireCorrection from './repertoire/correction-schemas.ts'
import * as repertoire from './repertoire/schemas.ts'
import * as repertoireChanges from './repertoire-changes/schemas.ts'
import * as retention from './retention/schemas.ts'
import * as reviews from './reviews/schemas.ts'
import * as roles from './roles/schemas.ts'
import * as rooms from './rooms/schemas.ts'
import * as secondFactorPasskeyOptions from './second-factor/passkey-options.ts'
import * as secondFactor from './second-factor/schemas.ts'
import * as selection from './selection/schemas.ts'
import * as sessions from './sessions/schemas.ts'
import * as setup from './setup/schemas.ts'
import * as siteTexts from './site-texts/schemas.ts'
import * as surveys from './surveys/schemas.ts'
import * as teachers from './teachers/schemas.ts'

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
  repertoire,
  retention,
  reviews,
  roles,
  rooms,
  secondFactorPasskeyOptions,
  secondFactor,
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
