export const sourceHash: () => string
export const builtProgram: (path: string) => string
export const freshProgram: (path: string) => string | undefined
