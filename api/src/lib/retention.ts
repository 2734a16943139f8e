/** How many years something is kept. The privacy page and the consent form promise the same. */
export const YEARS_KEPT = { messages: 1, mails: 1, accounts: 3, audit: 3 }

/** How many days mails wait for the confirmation of an address. Later they would tell people what has long been over. */
export const DAYS_UNCONFIRMED = 90

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000)

/** What is older than this is kept no longer. */
export const keptSince = (now: Date, years: number): Date => {
  const since = new Date(now)
  since.setUTCFullYear(now.getUTCFullYear() - years)
  return since
}
