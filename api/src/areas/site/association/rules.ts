import { isDeepStrictEqual } from 'node:util'
import { localizedBy } from '@academy/contract/base/locale'
import type { Association, PublishedAssociation } from '@academy/contract/site/association/schemas'
import { association as demo } from './demo-association.ts'

/** Values that are invented for the demo. Fields of one group are common on their own: a street, a postcode. */
const invented = [
  { name: demo.name },
  { street: demo.street, zip: demo.zip, city: demo.city },
  { email: demo.email },
  { phone: demo.phone },
  { website: demo.website },
  { register_number: demo.register_number },
  { register_authority: demo.register_authority },
  localizedBy('purpose', locale => demo[`purpose_${locale}`]),
  { place: demo.place },
  { board: demo.board },
  { social_links: demo.social_links },
] satisfies Partial<PublishedAssociation>[]

type Field = keyof PublishedAssociation

/** Returns the fields that still have the values of the demo. */
export const demoFields = (site: PublishedAssociation): Field[] =>
  invented
    .map(group => Object.entries(group) as [Field, unknown][])
    .filter(group => group.every(([field, value]) => isDeepStrictEqual(site[field], value)))
    .flatMap(group => group.map(([field]) => field))

/** Leaves out what is invented: production must not publish the association of the demo. */
export const withoutDemoData = (site: PublishedAssociation): PublishedAssociation => ({
  ...site,
  ...Object.fromEntries(demoFields(site).map(field => [field, Array.isArray(site[field]) ? [] : ''])),
})

const reminderDays = [
  'remind_before_days',
  'remind_after_days',
  'remind_again_days',
  'remind_fee_days',
] as const satisfies (keyof Association)[]
type ReminderDays = Pick<Association, (typeof reminderDays)[number]>

/** Whether a reminder that was off is on now. */
export const isReminderSwitchedOn = (before: ReminderDays, after: ReminderDays): boolean =>
  reminderDays.some(days => before[days] === 0 && after[days] > 0)
