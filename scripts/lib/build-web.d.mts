export const buildWeb: () => Promise<void>
