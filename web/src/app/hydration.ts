const hydration = Promise.withResolvers<void>()

/** Called by an effect of the document: React has taken over the HTML of the server. */
export const markHydrated = (): void => hydration.resolve()

/** Resolves when the HTML of the server is hydrated. What changes the page before that does not match it. */
export const whenHydrated = (): Promise<void> => hydration.promise
