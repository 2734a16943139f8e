/** How many years something is kept. The privacy page and the consent form promise the same. */
export const YEARS_KEPT = { messages: 1, mails: 1, accounts: 3, audit: 3 }

/** What is older than this is kept no longer. */
export const keptSince = (now: Date, years: number): Date => {
  const since = new Date(now)
  since.setUTCFullYear(now.getUTCFullYear() - years)
  return since
}
