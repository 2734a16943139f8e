/** Ignores case, as the server does: any other change of an email address requires the password. */
export const isSameAddress = (typed: string | undefined, email: string): boolean =>
  typed === undefined || typed.trim().toLowerCase() === email.toLowerCase()
