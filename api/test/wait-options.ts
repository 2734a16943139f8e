/** Options for `vi.waitFor` and similar: their default of one second is too short on a busy machine. */
export const waitOptions = { timeout: 30_000, interval: 20 }
