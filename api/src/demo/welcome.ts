import type { Config } from '../base/config.ts'
import { accounts, DEMO_PASSWORD } from './content/people.ts'
import { surveyLinks } from './content/surveys.ts'

/** Returns the lines printed at the end of the start of the demo. */
export const demoWelcome = (config: Config): string[] => [
  '',
  `The academy is open: ${config.siteUrl}`,
  '',
  `Log in with the password ${DEMO_PASSWORD} as`,
  ...accounts.map(({ email, roles }) => `  ${email.padEnd(26)} ${roles.join(', ')}`),
  '',
  'Answer the survey of last summer without a login, once under each link:',
  ...Object.entries(surveyLinks).map(([locale, uuid]) => `  ${config.siteUrl}/feedback/${uuid}  (${locale})`),
  '',
  `The API: ${config.siteUrl}/api/docs`,
  ...(config.smtp ? [] : ['Mails are not sent but kept. Read them with: npm run outbox']),
  'Stop with Ctrl-C.',
  '',
]
