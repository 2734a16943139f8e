/** What the password-reset page reads from the answer. */
export const resetCodes = { success: 1008, failure: 1009 } as const
