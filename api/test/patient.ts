/** How long a test waits for what must come, for `vi.waitFor` and its like: their own second is short on a busy machine. */
export const patient = { timeout: 30_000, interval: 20 }
