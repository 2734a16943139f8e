/** The codes by which the password-reset page interprets the response. */
export const resetCodes = { success: 1008, failure: 1009 } as const
