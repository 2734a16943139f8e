import * as contract from '@academy/contract/people/arrival-details/endpoints'
import type { ArrivalDetails } from '@academy/contract/people/arrival-details/schemas'
import { dayInVienna } from '../../../base/clock.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { resumeUrl } from '../profile/sign-resume-link.ts'
import { type ConsentFile, findDetails } from './queries.ts'

const withLink = async (services: Services, { key, ...file }: ConsentFile, now: Date) => ({
  ...file,
  url: await resumeUrl(services, { key, name: file.name }, now),
})

/** Returns the details of a person with a link to the consent. */
export const detailsOf = async (
  services: Services,
  account_id: number,
  now: Date,
): Promise<ArrivalDetails> => {
  const found = await findDetails(services.db, account_id, dayInVienna(now))
  const { academy_id, is_minor, parent_name, parent_contact, file, ...details } = found
  if (!is_minor) return { ...details, consent: null }
  const linked = file && (await withLink(services, file, now))
  return { ...details, consent: { parent_name, parent_contact, file: linked } }
}

export const showDetails = serve(contract.arrivalDetails, (services, { user, now }) =>
  detailsOf(services, user.id, now),
)
