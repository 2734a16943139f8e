/** Retention in years, as promised by the privacy policy and the consent form. */
export const RETENTION_YEARS = { messages: 1, mails: 1, accounts: 3, audit: 3 }

/** Days that mails wait for an address to be confirmed. After that they would be outdated. */
export const DAYS_UNCONFIRMED = 90

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000)

/** Returns the time before which data is deleted. */
export const retentionStart = (now: Date, years: number): Date => {
  const since = new Date(now)
  since.setUTCFullYear(now.getUTCFullYear() - years)
  return since
}
