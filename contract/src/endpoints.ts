import * as academy from './academy.ts'
import * as accounts from './accounts.ts'
import * as applications from './applications.ts'
import * as concertPlanning from './concert-planning.ts'
import * as concerts from './concerts.ts'
import * as contact from './contact.ts'
import * as correpetition from './correpetition.ts'
import * as documents from './documents.ts'
import type { Endpoint } from './endpoint.ts'
import * as feedback from './feedback.ts'
import * as housekeeping from './housekeeping.ts'
import * as invoices from './invoices.ts'
import * as lodging from './lodging.ts'
import * as mails from './mails.ts'
import * as maintenance from './maintenance.ts'
import * as masterclasses from './masterclasses.ts'
import * as merging from './merging.ts'
import * as payments from './payments.ts'
import * as profile from './profile.ts'
import * as repertoire from './repertoire.ts'
import * as selection from './selection.ts'
import * as surveys from './surveys.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

const features = {
  academy,
  accounts,
  applications,
  concertPlanning,
  concerts,
  contact,
  correpetition,
  documents,
  feedback,
  housekeeping,
  invoices,
  lodging,
  mails,
  maintenance,
  masterclasses,
  merging,
  payments,
  profile,
  repertoire,
  selection,
  surveys,
}

/** Every endpoint of the API by `feature.name`: the documentation, the access table and the fuzz test read it. */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  Object.entries(features).flatMap(([feature, declared]) =>
    Object.entries(declared)
      .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
      .map(([name, found]) => [`${feature}.${name}`, found] as const),
  ),
)
