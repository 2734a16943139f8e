export const sourceHash: () => string
export const freshProgram: (path: string) => string | undefined
