// Does not import zod: the pages load this file too.

/** Jobs that do something for one person, or one masterclass, after the other. */
export const jobsOverPeople = [
  'erasure',
  'erasure_again',
  'erasure_dormant',
  'dormancy_notices',
  'second_factors',
  'offers',
  'letters',
  'reminders',
  'payment_reminders',
  'notices',
  'group_mails',
] as const
export type JobOverPeople = (typeof jobsOverPeople)[number]
