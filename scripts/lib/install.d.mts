export const install: (folder?: string) => Promise<void>
