/** How long a file waits for a thread, and how long its inspection may take. */
export const MAX_WAIT_MS = 20_000
export const MAX_INSPECTION_MS = 20_000
