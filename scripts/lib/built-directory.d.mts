export const programHash: () => string
export const sourceHash: () => string
export const freshProgram: (path: string, tellAge?: () => void) => string | undefined
